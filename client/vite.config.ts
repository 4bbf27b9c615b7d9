import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { offline } from './vite.offline'

// `npm run dev` serves the pages with hot reload beside a table started by `./escarmouche serve --no-browser`.
const server = process.env['ESCARMOUCHE'] ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [svelte(), offline()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/escarmouche/web/pages',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
    chunkSizeWarningLimit: 900, // Vega, loaded with the first chart
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
