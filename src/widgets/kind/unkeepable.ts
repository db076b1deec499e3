/** Deeper than anything people write, and shallow enough for every parser. */
const DEEPEST = 50

/**
 * Where a value holds what JSON or a database cannot keep (`$.a[2]`), or null where all of it can be kept: functions,
 * `undefined`, numbers that are none, instances of classes, text with NUL, and nesting without end.
 */
export function unkeepable(value: unknown, path = '$', depth = 0): string | null {
  if (value === null || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : path
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null
  if (typeof value !== 'object' || depth > DEEPEST) return path
  for (const [key, part] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`
    const found = unkeepable(key, inside) ?? unkeepable(part, inside, depth + 1)
    if (found) return found
  }
  return isPlain(value) ? null : path
}

const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
