import { api } from '../api/http'
import type { FigureView, Term } from '../api/types'
import { keep, kept } from '../lib/keep'
import { settings } from '../lib/settings.svelte'

/** What a book says of things when they are first met, and what its letters stand for. */
class Glossary {
  terms = $state.raw<Term[]>([])
  private game = ''
  private lang = ''

  /** The glossary of a game, in the reader's language; read once. */
  read(game: string): void {
    if (!game || (this.game === game && this.lang === settings.lang)) return
    this.game = game
    this.lang = settings.lang
    api<Term[]>(`/games/${game}/glossary`).then(
      (found) => (this.terms = found),
      () => (this.game = ''),
    )
  }

  letter(label: string): string {
    return this.terms.find((one) => one.kind === 'letter' && (one.label === label || one.name === label))?.says ?? ''
  }
}

export const glossary = new Glossary()

const OFF = 'first-words'

/** Things this player has met in a game; it stays with the browser. */
export function met(game: string): Set<string> {
  return new Set((kept(`met.${game}`) ?? '').split(' ').filter(Boolean))
}

export function meet(game: string, thing: string): void {
  keep(`met.${game}`, [...met(game).add(thing)].join(' '))
}

export function quiet(): boolean {
  return kept(OFF) === 'off'
}

export function hush(): void {
  keep(OFF, 'off')
}

/** The name of a term among those met. */
export const idOf = (term: Pick<Term, 'kind' | 'name'>): string => `${term.kind}:${term.name.replace(/\s/g, '_')}`

/** What is said of a term, without its name at the front: that stands before it. */
export function said({ label, says }: Pick<Term, 'label' | 'says'>): string {
  const rest = label && says.toLocaleLowerCase().startsWith(label.toLocaleLowerCase()) ? /^\s*:\s*(.+)$/su.exec(says.slice(label.length))?.[1] : undefined
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : says
}

/** The next thing that is new here: the question itself, a state that somebody is in, a skill of the figure asked about. */
export function next(terms: readonly Term[], known: ReadonlySet<string>, key: string, figure: FigureView | undefined, figures: readonly FigureView[]): Term | null {
  const fresh = terms.filter((one) => !known.has(idOf(one)))
  const states = new Set(figures.filter((one) => !one.gone).flatMap((one) => one.tags.map((tag) => tag.id)))
  const sheet = figure?.sheet.map(([, value]) => value.toLocaleLowerCase()).join(' · ') ?? ''
  return (
    fresh.find((one) => one.kind === 'question' && one.name === key) ??
    fresh.find((one) => one.kind === 'state' && states.has(one.name)) ??
    fresh.find((one) => one.kind === 'skill' && has(sheet, one.label)) ??
    null
  )
}

/** Does a sheet name a skill? Titles of rules go on after a comma, a colon or a letter that stands for a number. */
function has(sheet: string, label: string): boolean {
  const name = (label.split(/[,:(]/)[0] ?? '').replace(/\s[X\d]\S*$/, '').trim().toLocaleLowerCase()
  const at = name ? sheet.indexOf(name) : -1
  return at >= 0 && !/\p{L}/u.test(sheet[at - 1] ?? ' ') && !/\p{L}/u.test(sheet[at + name.length] ?? ' ')
}
