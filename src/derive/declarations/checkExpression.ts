import type { Entity, Row } from '#declare'
import { isBound, linksTo } from '../where.ts'
import { type ByName, namesOf, strayPart } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Words of an expression that ask records of another entity, and where its name stands. */
const asking: readonly (readonly [word: string, entity: string])[] = [
  ['count', 'count'],
  ['some', 'some'],
  ['none', 'none'],
  ['sum', 'over'],
  ['mean', 'over'],
  ['latest', 'over'],
]

/** The names an expression or a condition uses, own paths and those of other entities. */
export function checkExpression(
  value: unknown,
  entity: Entity,
  address: string,
  byName: ByName,
  report: Report,
): void {
  if (typeof value === 'string') checkPath(value, entity, address, byName, report)
  else if (Array.isArray(value))
    for (const one of value) checkExpression(one, entity, address, byName, report)
  else if (typeof value === 'object' && value !== null)
    checkWord(value as Row, entity, address, byName, report)
}

const isPlain = (row: Row): boolean =>
  ['text', 'now', 'config'].some((word) => word in row) ||
  ('by' in row && Object.keys(row).length === 1)

function checkWord(
  row: Row,
  entity: Entity,
  address: string,
  byName: ByName,
  report: Report,
): void {
  if (isPlain(row)) return
  const asked = asking.find(([word, name]) => word in row && name in row)
  if (asked && !isOwnList(row[asked[1]] as string, entity)) {
    checkAsked(row, asked, entity, address, byName, report)
    return
  }
  for (const [key, part] of Object.entries(row))
    if (!plainKeys.includes(key)) checkExpression(part, entity, address, byName, report)
}
const plainKeys = ['where', 'digits', 'round', 'of', 'shift', 'phase', 'between']

const isOwnList = (name: string, { fields }: Entity) => (name.split('.')[0] as string) in fields

export function checkPath(
  path: string,
  entity: Entity,
  address: string,
  byName: ByName,
  report: Report,
): void {
  const stray = strayPart(path, entity, byName)
  if (stray)
    report(
      address,
      [
        `写了“${path}”，但其中的“${stray.part}”不存在`,
        `names "${path}", but there is no "${stray.part}"`,
      ],
      didYouMean(stray.part, stray.known),
    )
}

function checkAsked(
  row: Row,
  [word, name]: readonly [string, string],
  entity: Entity,
  address: string,
  byName: ByName,
  report: Report,
): void {
  const other = otherNamed(row[name] as string, address, byName, report)
  if (!other) return
  if (word !== name) checkPath(row[word] as string, other, address, byName, report)
  if (typeof row.by === 'string') checkPath(row.by, other, address, byName, report)
  checkWhere(row.where as Row | undefined, other, address, byName, report)
  checkLink(row.where as Row | undefined, other, entity, address, report)
}

/** The entity of that name; a mistake where there is none. */
export function otherNamed(
  name: string,
  address: string,
  byName: ByName,
  report: Report,
): Entity | undefined {
  const other = byName.get(name)
  if (!other)
    report(
      address,
      [`写到的实体“${name}”不存在`, `names "${name}", which is no entity`],
      didYouMean(name, byName.keys()),
    )
  return other
}

/** How records hang together where nothing is bound must be plain. */
function checkLink(
  where: Row | undefined,
  other: Entity,
  entity: Entity,
  address: string,
  report: Report,
): void {
  if (isBound(where, other, entity)) return
  const links = linksTo(other, entity)
  const binding = `{ ${links[0] ?? 'field'}: 'id' }`
  const bind = [
    `请在 where 中写明字段：${binding}`,
    `bind a field in its where: ${binding}`,
  ] as const
  if (links.length === 0)
    report(
      address,
      [
        `${other.name} 没有引用 ${entity.name} 的字段`,
        `no field of ${other.name} refers to ${entity.name}`,
      ],
      bind,
    )
  if (links.length > 1)
    report(
      address,
      [
        `${other.name} 有多个字段引用 ${entity.name}：${links.join('、')}`,
        `${other.name} refers to ${entity.name} by ${links.join(', ')}`,
      ],
      bind,
    )
}

/** Fields and states of another entity that a `where` names. */
export function checkWhere(
  where: Row | undefined,
  other: Entity,
  address: string,
  byName: ByName,
  report: Report,
): void {
  for (const [path, test] of Object.entries(where ?? {})) {
    if (path === 'any')
      for (const one of test as Row[]) checkWhere(one, other, address, byName, report)
    else {
      checkPath(path, other, address, byName, report)
      checkStates(path, test, other, address, report)
    }
  }
}

function checkStates(
  path: string,
  test: unknown,
  other: Entity,
  address: string,
  report: Report,
): void {
  const isState = path === other.stateField || (path === 'status' && !other.fields.status)
  const states = Object.keys(other.states)
  if (!isState || states.length === 0) return
  const named = [
    typeof test === 'object' && test !== null && 'not' in test ? test.not : test,
  ].flat()
  for (const state of named)
    if (typeof state === 'string' && !states.includes(state) && !namesOf(other).includes(state))
      report(
        address,
        [`${other.name} 没有状态“${state}”`, `${other.name} has no state "${state}"`],
        didYouMean(state, states),
      )
}
