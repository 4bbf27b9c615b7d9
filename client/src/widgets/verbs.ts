import type { OptionView } from '../api/types'

export interface Entry {
  option: OptionView
  /** Its place among all options. */
  n: number
}
export interface Group {
  /** What its options have in common: `let … wait`. */
  title: string
  entries: Entry[]
}

/** Menus up to this long are shown whole. */
const SHORT = 5
/** So many answers of one verb are worth folding, and in a menu longer than this so few. */
const SEVERAL = 3
const LONG = 8
const FEW = 2

const SELDOM = ' seldom'

/** The options of a question in their order; in a long menu those of one verb lie together under what they share, and those
 * rarely wanted under a word of their own. */
export function grouped(options: readonly OptionView[], seldom = ''): Group[] {
  const groups: Group[] = []
  const folded = new Map<string, Group>()
  const away = seldom && options.length > SHORT ? options.filter((option) => option.seldom).length : 0
  const verbs = options.length > SHORT ? titles(away >= FEW ? options.filter((option) => !option.seldom) : options) : new Map<string, string>()
  options.forEach((option, n) => {
    const rare = away >= FEW && option.seldom
    const verb = rare ? SELDOM : option.verb
    const title = rare ? seldom : verbs.get(verb)
    const known = folded.get(verb)
    if (title !== undefined && known) known.entries.push({ option, n })
    else {
      const group = { title: title ?? '', entries: [{ option, n }] }
      groups.push(group)
      if (title !== undefined) folded.set(verb, group)
    }
  })
  return groups.length === 1 ? groups.flatMap(apart) : unfolded(groups)
}

/** One by one. */
const apart = (group: Group): Group[] => group.entries.map((entry) => ({ title: '', entries: [entry] }))

/** Where nothing could be answered at once, the first verb is open. */
function unfolded(groups: Group[]): Group[] {
  const [first, ...others] = groups
  return first && groups.every((group) => group.title) ? [...apart(first), ...others] : groups
}

function titles(options: readonly OptionView[]): Map<string, string> {
  const labels = new Map<string, string[]>()
  for (const { verb, label } of options) if (verb) labels.set(verb, [...(labels.get(verb) ?? []), label])
  const found = [...labels].filter(([, some]) => some.length >= (options.length > LONG ? FEW : SEVERAL)).map(([verb, some]) => [verb, shared(some)] as const)
  return new Map(found.filter(([, title]) => title))
}

/** The words that all begin and end with, with dots for what differs. */
export function shared(labels: readonly string[]): string {
  const words = labels.map((label) => label.split(/\s+/))
  const [shortest, longest] = [Math.min(...words.map((some) => some.length)), Math.max(...words.map((some) => some.length))]
  const alike = (at: (some: string[]) => string | undefined) => words.every((some) => at(some) === at(words[0] as string[]))
  let before = 0
  while (before < longest - 1 && before < shortest && alike((some) => some[before])) before++
  let after = 0
  while (after < shortest - 1 - before && alike((some) => some[some.length - 1 - after])) after++
  const first = words[0] as string[]
  while (after && first[first.length - after]?.includes(')') && !first.slice(first.length - after).join(' ').includes('(')) after--
  const open = first.findIndex((word) => word.startsWith('('))
  if (open >= 0 && open < before && !after) before = Math.min(before, open)
  if (!before && !after) return ''
  return [...first.slice(0, before), '…', ...first.slice(first.length - after)].join(' ')
}
