import type { Entity, Field, Label, Row } from '#declare'
import { checkRecord } from '#derive/checkRecord.ts'
import { isEmpty } from '#derive/compare.ts'
import { settingValue } from '#derive/settingField.ts'
import { groupOfForm } from '#derive/settingKeys.ts'
import { configValue } from '#portal/engine/configuration/configValue.ts'
import { decide } from '#portal/engine/rules/facts.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'
import { kinds } from '#widgets/kinds.ts'

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

/** A key that the product reads, or that stands in a form, is never deleted, whether it has a default or not. */
const keyInUse: Judging = ({ before, entities }) => {
  const key = String(before?.key)
  if (!configKeys.some((one) => one.key === key) && !placeOf(key, entities)) return []
  return [
    {
      field: '_',
      kind: 'conflict',
      message: [
        `配置键“${key}”正在被程序使用，不能删除；可改回默认值`,
        `The product reads the key "${key}": it cannot be deleted. Reset it instead`,
      ],
    },
  ]
}

/** A key of a form holds what the field of the form may, whichever way it is saved. */
const fitsItsForm: Judging = async (change) => {
  const { kind, before: was, after: is, entities, records } = change
  const place = placeOf(String(is.key), entities)
  if (!place || !was || kind === 'move' || was.value === is.value) return []
  const { form, name } = place
  const rows = await records.select('baseConfig', { group: groupOfForm(form) })
  const settingOf = (field: string) =>
    rows.find(({ key }) => key === `${groupOfForm(form)}.${field}`) ?? {}
  const before = Object.fromEntries(
    Object.keys(form.fields).map((field) => [field, settingValue(settingOf(field))]),
  )
  const after = { ...before, [name]: settingValue(is) }
  const asked = { ...change, entity: form, before, after, sent: { [name]: after[name] } }
  const found = await decide(asked, (situation) => checkRecord(form, after, situation))
  return found
    .filter(({ field }) => field.split('.')[0] === name)
    .map(({ message }) => ({ field: 'value', message }))
}

/** The form that a key stands in, and at which field. */
function placeOf(key: string, entities: ReadonlyMap<string, Entity>) {
  for (const form of entities.values()) {
    const group = form.keysOf === 'baseConfig' ? groupOfForm(form) : undefined
    const name = group && key.startsWith(`${group}.`) ? key.slice(group.length + 1) : ''
    if (name in form.fields) return { form, name }
  }
  return undefined
}

/** Rules of settings that no word carries. */
export const rules: RuleFunctions = { fitsItsKind, keyInUse, fitsItsForm }
