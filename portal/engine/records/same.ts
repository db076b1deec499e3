/** Whether two values of a record are the same; nothing set, empty text and an empty list are all empty. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (typeof a !== 'object' || typeof b !== 'object') return false
  return stable(a) === stable(b)
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** JSON with keys in order: databases give objects back in an order of their own. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, inner]) => inner !== null && inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )
}
