import type { Row } from '#declare'
import { missing, refusedField } from '../errors.ts'
import { same } from '../records/same.ts'
import type { ActionFunctions } from './action.ts'

/** A new named role with the same rights, under another code. */
const copy: ActionFunctions[string] = async ({ row, values, make }) => {
  if (row?.kind !== 'named')
    throw refusedField('_', ['只能复制命名角色', 'Only named roles can be copied'])
  const { description, hidden, rights, special } = row
  const name = [...String(row.name)].slice(0, 17).join('')
  return make({
    kind: 'named',
    code: values.code,
    name: `${name} 副本`,
    description,
    hidden,
    rights,
    special,
  })
}

const rightsCompared = ['read', 'create', 'update', 'remove', 'moves']

/** Two roles' rights side by side, the differences marked. `{ id, other }`, or the record it is called on and `other`. */
const compare: ActionFunctions[string] = async ({ row, values, records, entity }) => {
  const first = row ?? (await records.find('role', Number(values.id ?? 0)))
  const second = await records.find('role', Number(values.other ?? 0))
  if (!first) throw missing(entity.label, String(values.id ?? ''))
  if (!second) throw missing(entity.label, String(values.other ?? ''))
  const names = [...new Set([...rightsOf(first).keys(), ...rightsOf(second).keys()])].sort()
  const rows = names.map((name) =>
    sideBySide(name, rightsOf(first).get(name), rightsOf(second).get(name)),
  )
  const rest = ['hidden', 'special'].map((field) => ({
    field,
    first: first[field] ?? [],
    second: second[field] ?? [],
    differs: !same(first[field], second[field]),
  }))
  return { first: brief(first), second: brief(second), rights: rows, rest }
}

const brief = ({ id, code, name }: Row) => ({ id, code, name })
const rightsOf = (role: Row) =>
  new Map(((role.rights as Row[] | null) ?? []).map((right) => [String(right.entity), right]))

function sideBySide(entity: string, first: Row | undefined, second: Row | undefined) {
  const differing = rightsCompared.filter(
    (right) => !same(first?.[right] || null, second?.[right] || null),
  )
  return { entity, first: first ?? null, second: second ?? null, differing }
}

/** Actions of roles. */
export const role: ActionFunctions = { copy, compare }
