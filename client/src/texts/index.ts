import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Lang } from '../lib/settings.svelte'

/** Every file here ends with its language: en.ftl holds the words of the table, lists.en.ftl those of the lists… */
const WORDS: Record<Lang, () => Promise<{ default: string[] }>> = { en: () => import('./en'), fr: () => import('./fr') }

const bundles: Partial<Record<Lang, FluentBundle>> = {}

/** Only the language that is read is loaded: before the first page, and before another is chosen. */
export async function learn(lang: Lang): Promise<void> {
  if (bundles[lang]) return
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const source of (await WORDS[lang]()).default) made.addResource(new FluentResource(source))
  bundles[lang] = made
}

/** A message of the table's own words in the reader's language. Words of a game come from the server. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const chosen = bundles[settings.lang]
  const message = chosen?.getMessage(key)
  return chosen && message?.value ? chosen.formatPattern(message.value, args) : key
}

/** A length or a share as this language writes numbers. */
export function number(value: number, digits = 2): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits }).format(value)
}

/** A length with its unit, which agrees with it. */
export function long(value: number, table: { unit: string; unit_one: string } | null, digits = 2): string {
  const told = Number(value.toFixed(digits))
  return `${number(told, digits)}\u00a0${new Intl.PluralRules(settings.lang).select(told) === 'one' ? table?.unit_one : table?.unit}`
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** A gain or a loss: +12%, −3%. */
export function signedPercent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(share)
}

export function signed(value: number): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value)
}
