import type { Entity, Field, Label } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import type { Problem } from '../problem.ts'
import { type EditWay, editedInMany, type FieldEdit, waysOf } from './ways.ts'

/** Edits of one call: nobody edits more fields of many records at once. */
const MOST = 20

/**
 * What is wrong with edits themselves, whatever the records: fields that take none, ways a field does not have, values
 * that are none of it. `closed` are fields whoever asks does not see whole: these can be set and emptied, no more.
 */
export function editProblems(
  entity: Entity,
  edits: unknown,
  closed: ReadonlySet<string> = new Set(),
): readonly Problem[] {
  if (!Array.isArray(edits) || edits.length === 0 || edits.length > MOST)
    return [
      {
        field: 'edits',
        message: [`请选择 1 至 ${MOST} 项修改`, `Choose 1 to ${MOST} changes`],
      },
    ]
  const seen = new Set<string>()
  return edits.flatMap((edit: FieldEdit) => {
    const told = { field: String(edit?.field ?? 'edits') }
    const key = `${edit?.field} ${edit?.way}`
    if (seen.has(key))
      return [{ ...told, message: ['同一项修改了两次', 'The same change stands there twice'] }]
    seen.add(key)
    return problemsOf(entity, edit, closed).map((message) => ({ ...told, message }))
  })
}

function problemsOf(
  entity: Entity,
  edit: FieldEdit,
  closed: ReadonlySet<string>,
): readonly Label[] {
  const name = String(edit?.field)
  if (!editedInMany(entity).includes(name))
    return [[`不能批量修改“${name}”`, `"${name}" cannot be edited in many records`]]
  const field = entity.fields[name] as Field
  const ways = waysOf(field)
  if (!ways.includes(edit.way))
    return [
      [
        `“${field.label[0]}”不能这样修改：${String(edit.way)}`,
        `${field.label[1]} cannot be edited so: ${String(edit.way)}`,
      ],
    ]
  if (closed.has(name) && edit.way !== 'set' && edit.way !== 'empty')
    return [
      [
        `“${field.label[0]}”看不到全部内容，只能设为新值或清空`,
        `You do not see ${field.label[1]} whole: it can only be set or emptied`,
      ],
    ]
  return checks[edit.way](edit, field)
}

type Check = (edit: FieldEdit, field: Field) => readonly Label[]

const blank: Label = ['请填写内容', 'Say what']

const valueCheck: Check = ({ value }, field) => {
  const kind = kinds[field.kind]
  return kind.isEmpty(value ?? null) ? [blank] : kind.check(value, field)
}

/** How many there may be is a matter of each record. */
const someCheck: Check = (edit, { min: _, max: __, ...field }) => valueCheck(edit, field)

const checks: { readonly [W in EditWay]: Check } = {
  set: valueCheck,
  empty: () => [],
  add: someCheck,
  remove: someCheck,
  replace: ({ find, value }) => [
    ...(typeof find === 'string' && find !== ''
      ? []
      : [['请填写要查找的文字', 'Say which text is looked for'] as const]),
    ...(value === undefined || value === null || typeof value === 'string'
      ? []
      : [['替换内容应为文字', 'What is put in its place must be text'] as const]),
  ],
  shift: ({ value }, field) => {
    const units = kinds[field.kind].is.time === 'day' ? 'dwMy' : 'mhdwMy'
    return new RegExp(`^[+-][1-9]\\d{0,4}[${units}]$`).test(String(value ?? ''))
      ? []
      : [['请填写平移多少，如 +7d', 'Say how far, such as +7d'] as const]
  },
}
