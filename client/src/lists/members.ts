/** A band that another shall meet: what it is worth, and who is in it. */
export interface Other {
  near: number
  meets: readonly string[]
}

/** A list without these members; a name given once leaves out one of those who bear it. */
export function without(members: readonly string[], left: readonly string[]): string[] {
  const rest = [...members]
  for (const name of left) {
    const at = rest.lastIndexOf(name)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** The profile of a member, its details (`Sergent, leader, + Épieu`) left out, and those details. */
export function profileOf(member: string, known: (name: string) => boolean): { profile: string; details: string } {
  if (known(member)) return { profile: member, details: '' }
  const [profile = '', ...details] = member.split(',').map((part) => part.trim())
  return { profile, details: details.join(', ') }
}

/** A member with one thing more, or one thing less. */
export const withDetail = (member: string, detail: string): string => `${member}, ${detail}`

export function withoutDetail(member: string, detail: string): string {
  const parts = member.split(', ')
  const at = parts.lastIndexOf(detail)
  return at > 0 ? parts.toSpliced(at, 1).join(', ') : member
}

/** A code somebody pasted: by itself, or inside a link to this page. */
export function codeIn(pasted: string): string {
  return pasted.trim().split(/[#=\s]/).at(-1) ?? ''
}
