/** Shortcut keys of options: 1 to 9, then letters that no other shortcut uses. */
const LETTERS = 'bcdefghijklnopqrtvxyz'

export function keyOf(option: number): string {
  return option < 9 ? String(option + 1) : (LETTERS[option - 9] ?? '')
}

export function optionOf(key: string): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  const at = key.length === 1 ? LETTERS.indexOf(key) : -1
  return at < 0 ? -1 : at + 9
}

/** Is somebody typing? Then keys are letters, not shortcuts. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
