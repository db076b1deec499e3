import type { Field, Label } from '#declare'
import { patternWords } from './patternWords.ts'
import { quoteValue } from './quoteValue.ts'

/** What is wrong with a text that no database could hold: not a text, NUL, half a character. */
export function unstorable(value: unknown): readonly Label[] {
  if (typeof value !== 'string')
    return [[`${quoteValue(value)} 不是文字`, `${quoteValue(value)} is not a text`]]
  if (value.includes('\0') || !value.isWellFormed())
    return [
      [
        '含有无法保存的字符，请删除后重新输入',
        'Holds characters that cannot be kept; remove them and type again',
      ],
    ]
  return []
}

/** What is wrong with the length of a text, counted in characters as a reader counts them. */
export function lengthProblems(value: string, field: Field): readonly Label[] {
  const length = [...value].length
  const { min = 0, max = Number.POSITIVE_INFINITY } = field
  if (length > max)
    return [
      [`最多 ${max} 个字，现有 ${length} 个`, `At most ${max} characters; there are ${length}`],
    ]
  if (length < min)
    return [
      [`至少 ${min} 个字，现有 ${length} 个`, `At least ${min} characters; there are ${length}`],
    ]
  return []
}

/** What is wrong with a text that must look a certain way. */
export function patternProblems(value: string, field: Field): readonly Label[] {
  if (field.pattern === undefined || new RegExp(field.pattern, 'u').test(value)) return []
  const words = patternWords(field.pattern)
  const [zh, en] = words ? [`，应为：${words[0]}`, `; expected: ${words[1]}`] : ['', '']
  return [[`${quoteValue(value)} 格式不对${zh}`, `${quoteValue(value)} does not fit${en}`]]
}

/** All of the above, in the order a reader mends them. */
export function textProblems(value: unknown, field: Field): readonly Label[] {
  const first = unstorable(value)
  if (first.length > 0) return first
  const text = value as string
  return [...lengthProblems(text, field), ...patternProblems(text, field)]
}
