import type { Entity, Literal, Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import { holds } from '#derive/condition.ts'
import { movesOf } from '#derive/rules/move.ts'
import { boundWhere } from '#derive/where.ts'
import type { Change } from '../context/change.ts'
import { bindValues } from './bindValues.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

const isOn = async (literal: Literal, change: Change): Promise<boolean> =>
  change.by !== undefined &&
  movesOf(literal).includes(change.by) &&
  (await decide(change, (situation) => holds(literal.when as object, situation))) === true

/** What a move sets, carries along and makes elsewhere. */
export const move: PortalWord = {
  prepare: async (literal, change) => {
    if (!literal.set || !(await isOn(literal, change))) return
    Object.assign(
      change.after,
      await decide(change, (situation) => bindValues(literal.set as Row, change.entity, situation)),
    )
  },
  effect: async (literal, change) => {
    if (!(literal.carry || literal.make) || !(await isOn(literal, change))) return
    for (const one of (literal.carry ?? []) as readonly Carried[]) await carryAlong(one, change)
    for (const one of (literal.make ?? []) as readonly Made[]) await makeRow(one, change)
  },
}

interface Carried {
  readonly entity: string
  readonly move?: string
  readonly remove?: true
  readonly set?: Row
  readonly where: Row
}
interface Made {
  readonly entity: string
  readonly with: Row
}

/** More than so many follow as a job. */
const AT_ONCE = 200
const ALL = { limit: 1_000_000 }

/** Others move, change or go along; those whose state lets them not are passed over. */
async function carryAlong(carried: Carried, change: Change): Promise<void> {
  const other = change.entities.get(carried.entity) as Entity
  const where = await decide(change, (situation) => boundWhere(carried.where, other, situation))
  if (!where) return
  const total = carried.move ? await change.records.count(other.name, where) : 0
  if (carried.move && total > AT_ONCE) return carryLater(other, carried.move, where, total, change)
  for (const row of await change.records.select(other.name, where, ALL)) {
    const id = row.id as number
    const from = carried.move ? other.moves[carried.move]?.from : undefined
    if (carried.remove) await change.records.remove(other.name, id)
    else if (carried.move && from?.includes(row[other.stateField] as string))
      await change.records.move(other.name, id, carried.move)
    if (carried.set) {
      const values = await decide(change, (situation) =>
        bindValues(carried.set as Row, other, situation),
      )
      await change.records.update(other.name, id, values)
    }
  }
}

/** Nobody waits for thousands to follow: the job moves them under the same rules, for the same reason. */
async function carryLater(
  other: Entity,
  move: string,
  where: Row,
  total: number,
  { entity, after, reason, queue }: Change,
): Promise<void> {
  await queue({
    kind: 'carry',
    title: `${other.moves[move]?.label[0]} · ${calledOf(entity, after)} · ${other.label[0]} ${total} 条`,
    entity: entity.name,
    recordId: after.id as number,
    params: { of: other.name, move, where, ...(reason && { reason }) },
    total,
  })
}

/** Makes a row of another entity from this record. */
export async function makeRow({ entity, with: values }: Made, change: Change): Promise<void> {
  const other = change.entities.get(entity) as Entity
  await change.records.create(
    entity,
    await decide(change, (situation) => bindValues(values, other, situation)),
  )
}
