import type { Field, Label } from '#declare'
import { quoteValue } from './quoteValue.ts'

/** What is wrong with a value that must be a list of `min` to `max` entries. */
export function listProblems(value: unknown, field: Field): readonly Label[] {
  if (!Array.isArray(value))
    return [[`${quoteValue(value)} 不是列表`, `${quoteValue(value)} is not a list`]]
  const { min = 0, max = Number.POSITIVE_INFINITY } = field
  const count = value.length
  if (count > max)
    return [[`最多 ${max} 项，现有 ${count} 项`, `At most ${max} entries; there are ${count}`]]
  if (count < min)
    return [[`至少 ${min} 项，现有 ${count} 项`, `At least ${min} entries; there are ${count}`]]
  return []
}

/** What is wrong with a list that names something twice. */
export function duplicateProblems(values: readonly unknown[]): readonly Label[] {
  const met = new Set<unknown>()
  const twice = values.find((value) => met.size === met.add(value).size)
  return twice === undefined
    ? []
    : [[`${quoteValue(twice)} 重复`, `${quoteValue(twice)} stands there twice`]]
}

/** A list as all of these must have it: a list, its length, each entry once, and each entry right. */
export function entryProblems(
  value: unknown,
  field: Field,
  check: (entry: unknown) => readonly Label[],
): readonly Label[] {
  if (!Array.isArray(value)) return listProblems(value, field)
  return [
    ...listProblems(value, field),
    ...duplicateProblems(value),
    ...value.flatMap(check).slice(0, 1),
  ]
}
