import { type Entity, isKept, type Label, type Literal, type Row } from '#declare'
import { isEmpty, same } from '../compare.ts'
import { holds } from '../condition.ts'
import { valueAt } from '../path.ts'
import { asItStands, type Situation } from '../situation.ts'
import { formatLabel, labelOf, plainly } from './formatLabel.ts'
import { closedReason, stateLabel } from './stateLabel.ts'
import type { Word } from './word.ts'

const isLocked = (literal: Literal, situation: Situation): boolean =>
  situation.before !== null && holds(literal.lock as object, asItStands(situation)) === true

/** The fields that stay shut, with what may change inside a list taken out: `but: ['books.reason']`. */
function shut(
  { but = [] }: Literal,
  { entity }: Situation,
): readonly { field: string; open: readonly string[] }[] {
  const open = but as readonly string[]
  return Object.keys(entity.fields)
    .filter((field) => !open.includes(field) && !isKept(entity.fields[field]!))
    .map((field) => ({
      field,
      open: open
        .filter((path) => path.startsWith(`${field}.`))
        .map((path) => path.slice(field.length + 1)),
    }))
}

const without = (value: unknown, open: readonly string[]): unknown =>
  open.length === 0 || !Array.isArray(value)
    ? value
    : value.map((entry: Row) =>
        Object.fromEntries(Object.entries(entry).filter(([key]) => !open.includes(key))),
      )

/** Its own state where the lock asks that, the state of the record it belongs to where it asks that one's; else what else it asks, as it is. */
function whyLocked({ lock: asked }: Literal, situation: Situation): Label {
  const { entity, entities } = situation
  const paths = Object.keys(asked as Row)
  if (paths.some(isOwn(entity))) return closedReason(stateLabel(situation))
  const path = paths.find((path) => path.endsWith('.status')) ?? paths[0] ?? ''
  const value = valueAt(path, asItStands(situation))
  if (isEmpty(value)) return closedReason(undefined)
  const field = entity.fields[path.split('.')[0] as string]
  const state = path.endsWith('.status')
    ? entities.get(field?.to ?? '')?.states[String(value)]
    : undefined
  return field && state
    ? formatLabel(['{label}为“{state}”，不能修改', '{label} is "{state}": it cannot be changed'], {
        ...{ label: field.label, state },
      })
    : formatLabel(['{label}为 {value}，不能修改', '{label} is {value}: it cannot be changed'], {
        label: labelOf(entity, path, entities),
        value: plainly(entity, path, value),
      })
}

const isOwn =
  ({ stateField }: Entity) =>
  (path: string): boolean =>
    ['status', 'any', stateField].includes(path)

/** The record is read only while a condition holds. A move stays possible unless it is locked too; so do the fields it asks for. */
export const lock: Word = {
  check: (literal, situation) => {
    if (!isLocked(literal, situation)) return []
    const { before, after, entity, by } = situation
    const message = whyLocked(literal, situation)
    if (by && by in entity.moves)
      return literal.alsoMoves ? [{ field: '_', kind: 'conflict', message }] : []
    return shut(literal, situation)
      .filter(
        ({ field, open }) => !same(without(before?.[field], open), without(after[field], open)),
      )
      .map(({ field }) => ({ field, kind: 'conflict' as const, message }))
  },
  input: (literal, situation) => {
    if (!isLocked(literal, situation)) return {}
    const disabled = whyLocked(literal, situation)
    return Object.fromEntries(
      shut(literal, situation)
        .filter(({ open }) => open.length === 0)
        .map(({ field }) => [field, { disabled }]),
    )
  },
}
