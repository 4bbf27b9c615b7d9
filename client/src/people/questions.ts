import type { DecisionView } from '../api/types'

/** A question that was met, and the answers it offered, whenever that was. */
export interface Question {
  seat: string
  key: string
  figure: string
  prompt: string
  options: { value: string; label: string }[]
}

const MOST_OPTIONS = 40

/** The questions met so far, and one more: what it offers is added to what it offered before. */
export function met(known: Map<string, Question>, decision: DecisionView): Map<string, Question> {
  const name = `${decision.seat} ${decision.key}`
  const before = known.get(name)?.options ?? []
  const offered = decision.options.map((one) => ({ value: JSON.stringify(one.value), label: one.label }))
  const fresh = offered.filter((one) => !before.some((old) => old.value === one.value))
  const options = [...before, ...fresh].slice(-MOST_OPTIONS)
  const { seat, key, figure, prompt } = decision
  return new Map(known).set(name, { seat, key, figure, prompt, options })
}

/** An answer in the words it was offered in; nothing for declining. */
export function worded(question: Question | undefined, answer: unknown): string | null {
  if (answer === null) return null
  const value = JSON.stringify(answer)
  return question?.options.find((one) => one.value === value)?.label ?? value
}
