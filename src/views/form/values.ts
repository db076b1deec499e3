import { type Entity, isKept, type Row } from '#declare'
import { defaultOf } from '#derive/defaultOf.ts'
import { momentOf } from '#derive/moment.ts'

/** Values as the wire has them: what was emptied is null. */
export const tidy = (value: unknown): unknown =>
  value === '' || value === undefined ? null : value

/** Whether two values say the same. */
export const same = (a: unknown, b: unknown): boolean => {
  const [one, other] = [tidy(a), tidy(b)]
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** What a form changes in a record: the fields that differ and that a person may send. All filled ones of a new one. */
export function changedValues(entity: Entity, values: Row, before: Row | null): Row {
  const changed: { [field: string]: unknown } = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    if (isKept(field) || !(name in values) || same(values[name], before?.[name])) continue
    changed[name] = tidy(values[name])
  }
  return changed
}

/** A record before anybody has typed: defaults, what the screen holds fast, what the address brings. */
export function blankRecord(entity: Entity, given: Row): Row {
  const defaults = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.default === undefined || isKept(field)
      ? []
      : [[name, defaultOf(field, momentOf(Date.now()))] as const],
  )
  return { ...Object.fromEntries(defaults), ...given }
}

/** The values an address fills in: `?values={"magazine":3}`, `?magazine=3`, or the filter one came from. */
export function valuesOfAddress(entity: Entity, search: URLSearchParams): Row {
  const fits = ([name]: readonly [string, unknown]) =>
    name in entity.fields && !isKept(entity.fields[name]!)
  const plain = [...search].map(([name, text]) => [name, readText(text)] as const)
  const bundled = Object.entries(parsed(search.get('values')))
  return Object.fromEntries([...plain, ...bundled].filter(fits))
}

const readText = (text: string): unknown => (/^-?\d{1,15}$/.test(text) ? Number(text) : text)
const parsed = (text: string | null): Row => {
  try {
    const value: unknown = text ? JSON.parse(text) : {}
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Row)
      : {}
  } catch {
    return {}
  }
}
