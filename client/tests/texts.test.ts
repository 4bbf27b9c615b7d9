// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const folder = new URL('../src/texts/', import.meta.url)
const read = (lang: string) =>
  readdirSync(folder)
    .filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8').replace(/^#.*\n/gm, ''))
    .join('\n')
const keys = (source: string) => [...source.matchAll(/^([\w-]+) =/gm)].map((found) => found[1] as string)
const args = (source: string) => Object.fromEntries(
  source.split(/^(?=[\w-]+ =)/m).filter((part) => part.trim()).map((part) => [part.split(' =')[0], [...new Set(part.match(/\$\w+/g) ?? [])].sort()]),
)

function sources(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) =>
      entry.isDirectory()
        ? sources(new URL(`${entry.name}/`, folder))
        : /\.(svelte|ts)$/.test(entry.name) ? readFileSync(new URL(entry.name, folder), 'utf8') : '',
    )
    .join('\n')
}

describe('the words of the table', () => {
  it('exist in both languages, in the same order', () => expect(keys(read('fr'))).toEqual(keys(read('en'))))
  it('take the same arguments in both languages', () => expect(args(read('fr'))).toEqual(args(read('en'))))
  it.each(['en', 'fr'])('can be read (%s)', (lang) => {
    expect(new FluentBundle(lang).addResource(new FluentResource(read(lang)))).toEqual([])
  })
  it('have curly apostrophes in French', () => expect(read('fr')).not.toContain("'"))
  it('hold every word a page asks for', () => {
    const asked = [...sources(new URL('../src/', import.meta.url)).matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1])
    expect(asked.filter((key) => !keys(read('en')).includes(key as string))).toEqual([])
  })
})
