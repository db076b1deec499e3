/** A phone wherever it stands in a text. */
const phone = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g

/** The same value with every phone in it shown in part. */
export function cellsMasked(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(phone, '$1****$2')
  if (Array.isArray(value)) return value.map(cellsMasked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cellsMasked(inner)]))
}
