/** Chance that depends on a name only. */
export function seeded(name: string): () => number {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619)
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519)
    seed = Math.imul(seed ^ (seed >>> 13), 3266489917)
    seed ^= seed >>> 16
    return (seed >>> 0) / 4294967296
  }
}
