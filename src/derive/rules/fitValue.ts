import type { Field } from '#declare'
import { kinds } from '#widgets/kinds.ts'

/** A worked-out value in the shape its field holds: a moment as a date, whole numbers for fen and counts. */
export function fitValue(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'date' && typeof value === 'string') return value.slice(0, 10)
  const whole = field !== undefined && kinds[field.kind].is.figure === 'whole'
  return whole && typeof value === 'number' ? Math.round(value) : value
}
