/** A phone wherever it stands in a text. */
const phone = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g

/** The same value with every phone in it shown in part, or with something else in its place. */
export function cellsMasked(value: unknown, shown = '$1****$2'): unknown {
  if (typeof value === 'string') return value.replace(phone, shown)
  if (Array.isArray(value)) return value.map((inner) => cellsMasked(inner, shown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, cellsMasked(inner, shown)]),
  )
}
