/** Text as a search compares it: small letters, no accents, one kind of apostrophe. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '').toLowerCase().replace(/[’‘]/g, "'").replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

/** Is every word of the query somewhere in these texts? */
export function found(query: string, ...texts: string[]): boolean {
  const all = fold(texts.join('\n'))
  return fold(query).split(/\s+/).every((word) => all.includes(word))
}
