export interface Piece {
  words: string
  /** What the letters stand for; nothing for plain words. */
  means: string
}

const LETTERS = /(?<![\p{L}\d-])\p{Lu}{1,3}(?=\s?[+−-]?\d|\s?[+−]\d)/gu

/** A text cut where letters of the book stand before a number: `C4+`, `T+1`, `INI 3`. */
export function lettered(text: string, meaning: (letter: string) => string): Piece[] {
  const cut: Piece[] = []
  let from = 0
  for (const hit of text.matchAll(LETTERS)) {
    const means = meaning(hit[0])
    if (!means) continue
    cut.push({ words: text.slice(from, hit.index), means: '' }, { words: hit[0], means })
    from = hit.index + hit[0].length
  }
  return [...cut, { words: text.slice(from), means: '' }].filter((piece) => piece.words)
}
