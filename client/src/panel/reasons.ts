/** A refusal ends with its rules in brackets; beside chips of the same rules they are left out. */
export function plainReason(reason: string): string {
  return reason.replace(/\s*\([A-Z]+(?:-[A-Z0-9]+)+(?:, [A-Z]+(?:-[A-Z0-9]+)+)*\)\s*$/, '')
}
