/** A list without these members; a name given once leaves out one of those who bear it. */
export function without(members: readonly string[], left: readonly string[]): string[] {
  const rest = [...members]
  for (const name of left) {
    const at = rest.lastIndexOf(name)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** A code somebody pasted: by itself, or inside a link to this page. */
export function codeIn(pasted: string): string {
  return pasted.trim().split(/[#=\s]/).at(-1) ?? ''
}
