import type { Field, Label, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { kinds } from '#widgets/kinds.ts'
import { configValue } from '../config/configValue.ts'
import type { Judging, RuleFunctions } from './rule.ts'

type Check = (value: unknown, limits: Row) => readonly Label[]

const wholeNumber: Check = (value) =>
  Number.isSafeInteger(value) ? [] : [['须为整数', 'It must be a whole number']]
const within: Check = (value, { min, max }) => [
  ...(typeof min === 'number' && Number(value) < min
    ? [[`不能小于 ${min}`, `It must be at least ${min}`] as const]
    : []),
  ...(typeof max === 'number' && Number(value) > max
    ? [[`不能大于 ${max}`, `It must not exceed ${max}`] as const]
    : []),
]
const text: Check = (value, { max, pattern }) => [
  ...(typeof max === 'number' && [...String(value)].length > max
    ? [[`最多 ${max} 个字`, `At most ${max} characters`] as const]
    : []),
  ...(typeof pattern === 'string' && !new RegExp(pattern, 'u').test(String(value))
    ? [['格式不正确', 'It has a wrong format'] as const]
    : []),
]
const list: Check = (value, { min, max }) => {
  if (!Array.isArray(value)) return [['须为列表', 'It must be a list']]
  return within(value.length, { min, max })
}
const amount: Check = (value, limits) => {
  const wrong = wholeNumber(value, limits)
  return wrong.length > 0 ? wrong : within(value, limits)
}

/** What a setting of each kind may hold, beyond being JSON where its kind is. */
const checks: { readonly [kind: string]: Check } = {
  text,
  integer: amount,
  money: amount,
  boolean: (value) =>
    typeof value === 'boolean' ? [] : [['须为 true 或 false', 'It must be true or false']],
  jump: (value) => kinds.jump.check(value, { kind: 'jump', label: ['链接', 'Link'] } as Field),
  list,
}

/** The value and its default are of the setting's kind and within its limits. */
const fitsItsKind: Judging = ({ after }) =>
  (['value', 'initial'] as const).flatMap((field) => {
    const written = after[field] as string | null
    if (isEmpty(written)) return []
    const value = configValue(after.valueKind as string, written)
    const found: readonly Label[] =
      value === null
        ? [['不是该类型的值', 'It is no value of this kind']]
        : (checks[after.valueKind as string]?.(value, (after.limits ?? {}) as Row) ?? [])
    return found.map((message) => ({ field, message }))
  })

/** Rules of settings that no word carries. */
export const baseConfig: RuleFunctions = { fitsItsKind }
