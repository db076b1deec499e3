import type { Field, KindName, Row } from '#declare'

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

/** A setting's value as a field of a form: its kind and limits as the record says. */
export function settingField(setting: Row): Field {
  const limits = (setting.limits ?? {}) as Partial<Field>
  const name = String(setting.name ?? setting.key)
  const kind = kindOf[String(setting.valueKind)] ?? 'text'
  return {
    ...limits,
    ...(kind === 'image' && { width: limits.width ?? 750 }),
    kind,
    label: [name, name],
    help: [String(setting.description ?? setting.key), String(setting.description ?? setting.key)],
  }
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

/** What an input holds as the text that is stored. */
export const settingText = (setting: Row, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' && ['text', 'image'].includes(String(setting.valueKind))
    ? value
    : JSON.stringify(value)
}
