import type { Field } from '#declare'

/** Texts that break the field's length or pattern, where it has one. */
export const tooLong = (field: Field): readonly string[] => [
  ...(field.max === undefined ? [] : ['长'.repeat(field.max + 1)]),
  ...(field.min === undefined || field.min < 2 ? [] : ['短'.repeat(field.min - 1)]),
  ...(field.pattern === undefined ? [] : ['##不合格式##']),
]
