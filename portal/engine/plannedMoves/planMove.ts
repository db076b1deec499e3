import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { PlannedMove } from '#wire/plannedMove.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import { demandToCome } from '../context/demandToCome.ts'
import { callerName } from '../context/session.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, demand, findVisible, termsOf } from '../records/call.ts'
import { demandFrom, moveWithin } from '../records/move.ts'
import { unwrap } from '../records/sentValues.ts'
import { titleOf } from '../records/titleOf.ts'
import { dryRun } from '../records/transaction.ts'
import { demandDeed } from '../session/proof.ts'
import { plannedFor, takeOut } from './plannedMove.ts'

/** `GET {path}/{id}/planned`: what is planned for a record, the next first. */
export async function readPlanned(call: Call, id: number): Promise<readonly PlannedMove[]> {
  demand(call, 'read')
  const { db } = call.context.database
  await findVisible(call, db, id)
  return plannedFor(db, call.entity, id)
}

/**
 * `PUT {path}/{id}/planned { move, at, accept? }`: the portal makes the move at a time to come. It is tried in full
 * first, as whoever plans it; where an earlier one that is planned leads to where this one starts, at its time only.
 */
export async function planMove(call: Call, id: number, body: Row): Promise<readonly PlannedMove[]> {
  const { context, entity } = call
  const { wrap, values } = unwrap(null, body)
  demandOnly(values, ['move', 'at'])
  const move = timedMove(call, values.move)
  await demandDeed(call, move)
  const { at } = values
  demandToCome(context, at)
  const { db } = context.database
  const row = await findVisible(call, db, id)
  const before = (await plannedFor(db, entity, id)).filter(
    (one) => one.move !== move && one.at < at,
  )
  if (!before.some((one) => startsFrom(call, move, entity.moves[one.move]?.to))) {
    demandFrom(call, row, move)
    await dryRun(context, termsOf(call, wrap), (transaction) =>
      moveWithin(call, transaction, row, move, {}),
    )
  }
  const planned = {
    ...{ at, planner: call.session.user?.id ?? null, plannerName: callerName(call.session) },
    failed: null,
  }
  await context.database.transaction(async (tx) => {
    await tx
      .insertInto('_planned_move')
      .values({ entity: entity.name, recordId: id, move, ...planned } as never)
      .onConflict((taken) =>
        taken.columns(['entity', 'recordId', 'move']).doUpdateSet(planned as never),
      )
      .execute()
    await tell(call, tx, row, `定时${labelOf(call, move)}：${at.slice(0, 16).replace('T', ' ')}`)
  })
  return plannedFor(db, entity, id)
}

/** `DELETE {path}/{id}/planned { move }`: it is not made by itself any more. */
export async function dropPlanned(
  call: Call,
  id: number,
  body: Row,
): Promise<readonly PlannedMove[]> {
  const { context, entity } = call
  demandOnly(body, ['move'])
  const move = timedMove(call, body.move)
  await demandDeed(call, move)
  const { db } = context.database
  const row = await findVisible(call, db, id)
  const known = (await plannedFor(db, entity, id)).find((one) => one.move === move)
  if (!known || !(await takeOut(db, entity, known)))
    throw missing([`“${labelOf(call, move)}”的定时`, `time for "${entity.moves[move]?.label[1]}"`])
  await context.database.transaction((tx) => tell(call, tx, row, `取消定时${labelOf(call, move)}`))
  return plannedFor(db, entity, id)
}

const labelOf = ({ entity }: Call, move: string): string => entity.moves[move]?.label[0] ?? move

const startsFrom = ({ entity }: Call, move: string, state: string | undefined): boolean =>
  state !== undefined && entity.moves[move]?.from.includes(state) === true

function timedMove({ entity }: Call, move: unknown): string {
  if (typeof move === 'string' && entity.moves[move]?.timed) return move
  const may = Object.values(entity.moves).filter(({ timed }) => timed)
  throw refusedField('move', [
    `可以定时的操作：${may.map(({ label }) => label[0]).join('、') || '无'}`,
    `What can be planned: ${may.map(({ label }) => label[1]).join(', ') || 'nothing'}`,
  ])
}

async function tell(
  { context, entity, session }: Call,
  tx: Parameters<typeof writeDeed>[1],
  row: Row,
  reason: string,
): Promise<void> {
  await writeDeed(context, tx, session, {
    ...{ action: 'action', entity: entity.name, recordId: row.id as number },
    ...{ recordTitle: titleOf(entity, row), reason },
  })
}
