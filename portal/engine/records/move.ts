import type { Row } from '#declare'
import { askedBy } from '#derive/askedBy.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { notFromHere } from '#derive/possible.ts'
import { conflict, forbidden } from '#portal/core/errors.ts'
import type { Transaction } from '../context/transaction.ts'
import { demandDeed } from '../session/proof.ts'
import { demandOnly, heldBy } from './acceptedValues.ts'
import {
  type Call,
  demandConfirm,
  demandVersion,
  findVisible,
  termsOf,
  visibleRow,
} from './call.ts'
import { carryOut, type Intent } from './carryOut.ts'
import { demandOnce } from './demandOnce.ts'
import { demandWhen } from './demandWhen.ts'
import { queuedMove } from './queuedMove.ts'
import { reread, takenValues } from './save.ts'
import { unwrap } from './sentValues.ts'
import { inTransaction } from './transaction.ts'

/** Moves a record into another state; the values are those the move's dialog asks for. */
export async function move(call: Call, id: number, name: string, body: Row): Promise<Row> {
  const { context } = call
  await demandDeed(call, name)
  demandOnly(body, heldBy(call.entity))
  // A reason given with a move is the move's, whatever the record itself may call so.
  const { wrap, values } = unwrap(null, body)
  const read = await findVisible(call, context.database.db, id)
  demandFrom(call, read, name)
  const sent = await takenValues(call, values, read, { move: name })
  demandAsked(call, name, sent)
  demandVersion(call, read, wrap.version)
  demandConfirm(call, name, wrap, 1, read)
  const job = await queuedMove(call, name, [id], sent)
  if (job !== null) return { ...visibleRow(call, read), job }
  const written = await inTransaction(context, termsOf(call, wrap), async (transaction) => {
    const before = await findVisible(call, transaction.tx, id)
    demandVersion(call, before, wrap.version)
    return moveWithin(call, transaction, before, name, sent)
  })
  return reread(call, written)
}

/** Whoever may move but not change a record gives only what the move's dialog asks for. */
export function demandAsked({ context, entity, session }: Call, name: string, sent: Row): void {
  if (context.access.mayUse(session, entity, 'update')) return
  const asked = askedBy(entity, name)
  const others = Object.keys(sent).filter((field) => field !== 'reason' && !asked.includes(field))
  if (others.length > 0)
    throw forbidden([
      `没有修改权限：${others.join('、')}`,
      `You may not change ${others.join(', ')}`,
    ])
}

/** The move itself, in a transaction that runs. */
export async function moveWithin(
  call: Call,
  transaction: Transaction,
  before: Row,
  name: string,
  sent: Row,
): Promise<Row> {
  demandFrom(call, before, name)
  await demandWhen(call, transaction, before, name)
  await demandOnce(call, transaction, before, name)
  return carryOut(transaction, moveIntent(call, before, name, sent))
}

/** A move as the rules read it. */
export function moveIntent({ entity }: Call, before: Row, name: string, sent: Row): Intent {
  const to = entity.moves[name]?.to
  return {
    entity,
    kind: 'move',
    by: name,
    before,
    after: { ...before, ...sent, [entity.stateField]: to },
    sent,
  }
}

/** 40900 where the record's state is none the move starts from. */
export function demandFrom(call: Call, row: Row, name: string): void {
  const { entity, session, context } = call
  // The state of a record is told by the record alone.
  const situation = { entity, before: row, after: row, entities: new Map(), now: '' }
  const [problem] = notFromHere(name, { ...situation, ...nothingKnown })
  if (problem) throw conflict([problem], context.access.maskRow(entity, row, session))
}
