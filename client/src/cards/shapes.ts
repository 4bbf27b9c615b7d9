/** From the JSON Schema of a game's cards to what a form shows: a number, a word of a list, a list of something… */

export interface Schema {
  type?: string | string[]
  title?: string
  description?: string
  enum?: (string | number | null)[]
  enumDescriptions?: string[]
  anyOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  examples?: string[]
  readOnly?: boolean
}

export interface Word {
  value: string | number
  label: string
}

export type Shape =
  | { kind: 'number'; whole: boolean; least: number | null; most: number | null; words: Word[] }
  | { kind: 'text'; examples: string[]; most: number | null }
  | { kind: 'choice'; words: Word[] }
  | { kind: 'switch' }
  | { kind: 'nothing' }
  | { kind: 'words'; words: Word[] }
  | { kind: 'list'; item: Field; least: number }
  | { kind: 'map'; keys: Field[]; value: Field }
  | { kind: 'group'; fields: Field[] }

export interface Field {
  name: string
  label: string
  about: string
  required: boolean
  /** May be said not to be known. */
  nullable: boolean
  /** What it is if nobody says. */
  usual: unknown
  shape: Shape
}

export type Values = Record<string, unknown>

/** The fields of one kind of card. */
export function fieldsOf(root: Schema, name: string): Field[] {
  const schema = root.$defs?.[name]
  return schema ? fields(root, schema) : []
}

function fields(root: Schema, schema: Schema): Field[] {
  const typed = Object.entries(schema.properties ?? {}).filter(([, part]) => !part.readOnly)
  return typed.map(([name, part]) => field(root, name, part, schema.required?.includes(name) ?? false))
}

function field(root: Schema, name: string, schema: Schema, required: boolean): Field {
  const parts = (schema.anyOf ?? [schema]).filter((part) => part.type !== 'null')
  const listed = parts.some((part) => part.enum?.includes(null) || (Array.isArray(part.type) && part.type.includes('null')))
  return {
    name,
    label: schema.title ?? name,
    about: schema.description ?? '',
    required,
    nullable: listed || parts.length < (schema.anyOf?.length ?? 1),
    usual: schema.default ?? null,
    shape: shape(root, parts),
  }
}

function shape(root: Schema, parts: Schema[]): Shape {
  const [first] = parts
  if (!first) return { kind: 'nothing' }
  const number = parts.find((part) => is(part, 'integer') || is(part, 'number'))
  if (number && !number.enum) {
    const most = { least: number.minimum ?? null, most: number.maximum ?? null }
    return { kind: 'number', whole: is(number, 'integer'), ...most, words: parts.flatMap(words) }
  }
  if (first.enum) return { kind: 'choice', words: words(first) }
  if (first.$ref) return { kind: 'group', fields: fields(root, resolved(root, first)) }
  if (is(first, 'array')) {
    const item = field(root, '', first.items ?? {}, true)
    if (item.shape.kind === 'choice') return { kind: 'words', words: item.shape.words }
    return { kind: 'list', item, least: first.minItems ?? 0 }
  }
  if (is(first, 'object')) {
    const rest = typeof first.additionalProperties === 'object' ? first.additionalProperties : {}
    return { kind: 'map', keys: fields(root, first), value: field(root, '', rest, true) }
  }
  if (is(first, 'boolean')) return { kind: 'switch' }
  if (is(first, 'null')) return { kind: 'nothing' }
  return { kind: 'text', examples: first.examples ?? [], most: first.maxLength ?? null }
}

function is(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type
}

function resolved(root: Schema, schema: Schema): Schema {
  return root.$defs?.[schema.$ref?.split('/').at(-1) ?? ''] ?? {}
}

function words(schema: Schema): Word[] {
  const told = schema.enumDescriptions ?? []
  return (schema.enum ?? []).flatMap((value, n) => (value === null ? [] : { value, label: told[n] || String(value) }))
}

/** What a field says before anybody filled it in. */
export function blank(field: Field): unknown {
  if (field.nullable) return null
  const shape = field.shape
  if (shape.kind === 'number') return shape.least ?? 0
  if (shape.kind === 'choice') return shape.words[0]?.value ?? ''
  if (shape.kind === 'switch') return false
  if (shape.kind === 'group') return filled(shape.fields)
  if (shape.kind === 'list') return Array.from({ length: shape.least }, () => blank(shape.item))
  if (shape.kind === 'words') return []
  if (shape.kind === 'map') return {}
  return shape.kind === 'text' ? '' : null
}

/** A card, or a part of one, with everything that must be said. */
export function filled(fields: Field[]): Values {
  return Object.fromEntries(fields.filter((one) => one.required).map((one) => [one.name, blank(one)]))
}

/** A card with one field said anew; what goes without saying is left out. */
export function said(card: Values, fields: Field[], field: Field, value: unknown): Values {
  const usual = !field.required && (value === undefined || same(value, field.usual))
  const next: Values = { ...card, [field.name]: value }
  const known = fields.map((one) => one.name)
  const order = [...known, ...Object.keys(next).filter((name) => !known.includes(name))]
  const names = order.filter((name) => name in next && !(usual && name === field.name))
  return Object.fromEntries(names.map((name) => [name, next[name]]))
}

/** A card without what stands at a place. */
export function without(card: Values, path: string): Values {
  return changed(card, path.split('.'), () => []) as Values
}

/** A card with another word at a place: as what it says, or (strange) as the name of the field. */
export function mended(card: Values, path: string, word: string, strange: boolean): Values {
  return changed(card, path.split('.'), (name, value) => (strange ? [[word, value]] : [[name, word]])) as Values
}

type Change = (name: string, value: unknown) => [string, unknown][]

function changed(box: unknown, [first = '', ...rest]: string[], change: Change): unknown {
  if (!box || typeof box !== 'object') return box
  const entries = Object.entries(box).flatMap(([name, value]): [string, unknown][] => {
    if (name !== first) return [[name, value]]
    return rest.length ? [[name, changed(value, rest, change)]] : change(name, value)
  })
  return Array.isArray(box) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
