import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Lang } from '../lib/settings.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

const bundles: Record<Lang, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) }

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(source))
  return made
}

/** A message of the table's own words in the reader's language. Words of a game come from the server. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const chosen = bundles[settings.lang]
  const message = chosen.getMessage(key)
  return message?.value ? chosen.formatPattern(message.value, args) : key
}

/** A length or a share as this language writes numbers. */
export function number(value: number, digits = 2): string {
  return new Intl.NumberFormat(settings.lang, { maximumFractionDigits: digits }).format(value)
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
