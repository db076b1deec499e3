import type { Field } from '#declare'

/** A whole number within the field's bounds, another for each seed as far as they reach. */
export function sampleAmount(field: Field, seed: number, usual: number): number {
  const least = Math.ceil(field.min ?? 0)
  const most = Math.floor(field.max ?? least + usual)
  return least + (Math.abs(seed) % (most - least + 1))
}

/** Numbers outside the field's bounds, and values that are no numbers. */
export const brokenAmounts = (field: Field): readonly unknown[] => [
  '12',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  ...(field.min === undefined ? [] : [field.min - 1]),
  ...(field.max === undefined ? [] : [field.max + 1]),
]
