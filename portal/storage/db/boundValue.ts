/** What every driver binds as it stands. */
export type BoundValue = null | number | bigint | string | Uint8Array

/**
 * A value as it is bound to a statement, the same on every SQLite: a Date as ISO text, an object
 * or a list as JSON, a boolean as 0 or 1, undefined as null. Without it node:sqlite takes an object
 * in first place for named parameters and shifts all the others, silently.
 */
export function boundValue(value: unknown): BoundValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  return boundText(value) as BoundValue
}

/** The same for PostgreSQL, which has booleans of its own. Lists become JSON, not SQL arrays. */
export function boundText(value: unknown): BoundValue | boolean {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  if (typeof value === 'object') return JSON.stringify(value)
  return value as BoundValue | boolean
}
