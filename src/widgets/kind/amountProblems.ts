import type { Field, Label } from '#declare'
import { quoteValue } from './quoteValue.ts'

/** What is wrong with a number outside its bounds, which are written by `write`. */
export function boundProblems(
  value: number,
  field: Field,
  write: (amount: number) => string = String,
): readonly Label[] {
  const { min, max, label } = field
  if (min !== undefined && value < min)
    return [
      [
        `${label[0]}不能小于 ${write(min)}，现为 ${write(value)}`,
        `${label[1]}: not less than ${write(min)}; it is ${write(value)}`,
      ],
    ]
  if (max !== undefined && value > max)
    return [
      [
        `${label[0]}不能大于 ${write(max)}，现为 ${write(value)}`,
        `${label[1]}: not more than ${write(max)}; it is ${write(value)}`,
      ],
    ]
  return []
}

/** What is wrong with a number that may have decimals. */
export function decimalProblems(value: unknown, field: Field): readonly Label[] {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return [[`${quoteValue(value)} 不是数字`, `${quoteValue(value)} is not a number`]]
  return boundProblems(value, field)
}

/** What is wrong with a whole number. */
export function integerProblems(
  value: unknown,
  field: Field,
  write?: (amount: number) => string,
): readonly Label[] {
  if (!Number.isSafeInteger(value))
    return [[`${quoteValue(value)} 不是整数`, `${quoteValue(value)} is not a whole number`]]
  return boundProblems(value as number, field, write)
}

/** What is wrong with an id: a whole number from 1. */
export function idProblems(value: unknown): readonly Label[] {
  if (Number.isSafeInteger(value) && (value as number) > 0) return []
  return [
    [
      `${quoteValue(value)} 不是记录编号，请从列表中选择`,
      `${quoteValue(value)} is not the id of a record; pick one from the list`,
    ],
  ]
}
