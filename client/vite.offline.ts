import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Too much to be kept by everybody: charts, and faces for browsers of long ago. */
const LEFT_OUT = /draw-|\.woff$|\.map$|NOTICES/

/** Writes the names of the files that make a version of the app into its worker. */
export function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle['worker.js']
      if (worker?.type !== 'chunk') return
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !LEFT_OUT.test(name)).sort().map((name) => `/${name}`)
      const version = createHash('sha256').update(files.join('\n') + worker.code).digest('hex').slice(0, 12)
      worker.code = `const KEPT = ${JSON.stringify({ version, files })};\n${worker.code}`
    },
  }
}
