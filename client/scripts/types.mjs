// From the server's own schema (src/api/schema.json) to TypeScript: `node scripts/types.mjs` writes src/api/types.ts.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

export async function types() {
  const schema = JSON.parse(await readFile(at('../src/api/schema.json'), 'utf8'))
  const bannerComment = '// Made by tools/client-types from the structs of the server. Do not edit.'
  const style = { semi: false, singleQuote: true, printWidth: 120 }
  const options = { bannerComment, unreachableDefinitions: true, additionalProperties: false, style }
  const text = await compile(plain(schema), 'Schema', options)
  return text.replace(/( \*\n)? \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n/g, '').replace(/\/\*\*\n \*\/\n|export interface Schema \{\}\n/g, '')
}

/** Tuples as older drafts write them, and no titles that would name every field a type. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain)
  if (schema === null || typeof schema !== 'object') return schema
  const { prefixItems, ...rest } = schema
  const out = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]))
  if (Object.keys(out).every((key) => key === 'default' || key === 'description')) return { ...out, tsType: 'unknown' }
  if (prefixItems) Object.assign(out, { items: prefixItems.map(plain), additionalItems: false })
  return out
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(at('../src/api/types.ts'), await types())
