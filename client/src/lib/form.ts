import type { FieldView } from '../api/types'

/** What somebody asked for, if a field offers it; else what is usual. Another game may not know the word. */
export const offered = (field: FieldView, wish: string | null | undefined): string =>
  field.choices.find((one) => one.value === wish)?.value ?? field.default
