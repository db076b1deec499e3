import type { Entity, Fields, Row } from '#declare'

/** How the portal tells entries of a list apart; given once, kept for good. */
export const ENTRY_KEY = '_key'

/** Gives every list entry that has none a key of its own. */
export function withKeys(entity: Entity, values: Row): Row {
  return keyed(entity.fields, values)
}

function keyed(fields: Fields, values: Row): Row {
  const result: Row = { ...values }
  for (const [name, value] of Object.entries(values)) {
    if (fields[name]?.kind !== 'list' || !Array.isArray(value)) continue
    const of = fields[name].of as Fields
    const taken = new Set(value.map((entry) => (isRow(entry) ? entry[ENTRY_KEY] : undefined)))
    result[name] = value.map((entry) =>
      isRow(entry) ? { ...keyed(of, entry), [ENTRY_KEY]: entry[ENTRY_KEY] ?? fresh(taken) } : entry,
    )
  }
  return result
}

/** Short numbers, so that the same list always gets the same keys. */
function fresh(taken: Set<unknown>): string {
  let next = taken.size
  while (taken.has(next.toString(36))) next++
  taken.add(next.toString(36))
  return next.toString(36)
}

/** Whether a value of JSON is an object with fields, neither a list nor nothing. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
