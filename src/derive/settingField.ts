import type { Field, Fields, KindName, Label, Row } from '#declare'

/** Kinds a setting's value may have, by what the record calls them. */
const kindOf: { readonly [valueKind: string]: KindName } = {
  text: 'text',
  integer: 'integer',
  money: 'money',
  boolean: 'boolean',
  image: 'image',
  jump: 'jump',
  json: 'json',
  list: 'json',
}

/** Limits as the record bears them; `of` says what the entries of a list hold: `image 690x260, jump`. */
type Limits = Partial<Omit<Field, 'of'>> & { readonly of?: unknown }

/** A setting's value as a field of a form: its kind and limits as the record says, the limits as its help too. */
export function settingField(setting: Row): Field {
  const { of, ...limits } = (setting.limits ?? {}) as Limits
  const name = String(setting.name ?? setting.key)
  const kind = kindOf[String(setting.valueKind)] ?? 'text'
  const isList = setting.valueKind === 'list'
  const words = isList && of === 'text'
  const entries = isList && !words ? entriesOf(of) : undefined
  const help = helpOf(setting, limits)
  return {
    ...limits,
    ...(kind === 'image' && { width: limits.width ?? 750 }),
    kind: words ? 'tags' : entries ? 'list' : kind,
    ...(entries && { of: entries }),
    label: [name, name],
    ...(help && { help }),
  }
}

/** What is to be known before one types: what it is for, and its limits where no input draws them. */
function helpOf({ description, valueKind }: Row, limits: Limits): Label | undefined {
  const limit = ['integer', 'money'].includes(String(valueKind))
    ? rangeOf(limits, valueKind === 'money' ? 100 : 1)
    : ''
  const words = [description, limit].filter((one) => typeof one === 'string' && one !== '')
  return words.length > 0 ? [words.join(' · '), words.join(' · ')] : undefined
}

/** `1–240`, `≥ 1`, `≤ 100`; money in yuan. */
function rangeOf({ min, max }: Limits, unit: number): string {
  const [low, high] = [min, max].map((bound) =>
    typeof bound === 'number' ? String(bound / unit) : undefined,
  )
  if (low !== undefined && high !== undefined) return `${low}–${high}`
  return low !== undefined ? `≥ ${low}` : high !== undefined ? `≤ ${high}` : ''
}

const entryLabels: { readonly [kind: string]: Label } = {
  image: ['图片', 'Picture'],
  jump: ['跳转', 'Link'],
  text: ['文字', 'Text'],
  integer: ['数值', 'Number'],
}

/** The fields of each entry, by kind; undefined where the limits do not say, or say it otherwise. */
function entriesOf(of: unknown): Fields | undefined {
  if (typeof of !== 'string') return undefined
  const fields = of.split(',').map((word) => entryField(word.trim()))
  if (fields.some((field) => field === undefined)) return undefined
  return Object.fromEntries(fields as readonly (readonly [string, Field])[])
}

function entryField(word: string): readonly [string, Field] | undefined {
  const [, kind = '', width, height] = /^(\w+)(?: (\d+)x(\d+))?$/.exec(word) ?? []
  const label = entryLabels[kind]
  if (!label) return undefined
  const size = width && height ? { width: Number(width), height: Number(height) } : {}
  return [kind, { kind: kind as KindName, label, required: kind === 'image', ...size }]
}

/** Short values stand two in a row. */
export const isWide = ({ kind, max = 0 }: Field): boolean =>
  ['list', 'json', 'jump'].includes(kind) || (kind === 'text' && max > 60)

/** Of a field whose text stands for a typed value: the field of that value. Null where the record does not say. */
export function typedField(field: Field, record: Row | undefined): Field | null {
  const valueKind = field.typed && record?.[field.typed.kind]
  if (!field.typed || typeof valueKind !== 'string') return null
  const typed = settingField({ valueKind, limits: record?.[field.typed.limits] })
  return { ...typed, label: field.label, ...(field.readOnly && { readOnly: true }) }
}

/** The stored text as the input holds it. */
export function settingValue(setting: Row): unknown {
  const text = setting.value ?? setting.initial
  if (typeof text !== 'string' || text === '') return null
  const kind = kindOf[String(setting.valueKind)]
  if (kind === 'text' || kind === 'image') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What an input holds as the text that is stored; a list that was emptied is an empty list. */
export const settingText = (setting: Row, value: unknown): string | null => {
  if (value === null || value === undefined || value === '')
    return setting.valueKind === 'list' ? '[]' : null
  return typeof value === 'string' && ['text', 'image'].includes(String(setting.valueKind))
    ? value
    : JSON.stringify(value)
}
