import type { Field } from '#declare'

/** A worked-out value in the shape its field holds: a moment as a date, whole numbers for fen and counts. */
export function fitted(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'date' && typeof value === 'string') return value.slice(0, 10)
  const whole = ['integer', 'money', 'duration', 'count', 'order'].includes(field?.kind ?? '')
  return whole && typeof value === 'number' ? Math.round(value) : value
}
