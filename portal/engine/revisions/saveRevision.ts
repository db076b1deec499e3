import type { Row } from '#declare'
import { refusedField, stale } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { callerName } from '../context/session.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, demand, findVisible, visibleRow } from '../records/call.ts'
import { takenValues } from '../records/save.ts'
import { unwrap } from '../records/sentValues.ts'
import { type CutFrom, withCut } from '../richText/cleanValues.ts'
import { demandDeed } from '../session/proof.ts'
import {
  demandLive,
  demandSeen,
  demandThere,
  drop,
  type Revision,
  revised,
  revisionOf,
  type ToldRevision,
  tellRevision,
  toldRevision,
} from './revision.ts'

/** `GET {path}/{id}/revision`: what waits beside a record; null where nothing does. */
export async function readRevision(call: Call, id: number): Promise<ToldRevision | null> {
  demand(call, 'read')
  const { db } = call.context.database
  const row = await findVisible(call, db, id)
  const revision = await revisionOf(db, call.entity, id)
  return revision ? toldRevision(call, row, revision) : null
}

const LONGEST_NOTE = 200

/**
 * `PUT {path}/{id}/revision { version, revision, values, note? }`: saves what differs from the record, all of it: a field
 * that is not named is as readers see it. `version` is the record's, `revision` the revision's that was read, 0 for a
 * first one. What is saved has to be approved and given its time anew. Gives null once nothing differs.
 */
export async function saveRevision(
  call: Call,
  id: number,
  body: Row,
): Promise<ToldRevision | null> {
  const { context, entity } = call
  await demandDeed(call, 'update')
  const { wrap, values: given } = unwrap(null, body)
  demandOnly(given, ['revision', 'values', 'note'])
  const { revision: seen, values = {}, note = null } = given
  const said = noteIn(note)
  const row = await findVisible(call, context.database.db, id)
  demandLive(call, row)
  const cut: CutFrom[] = []
  const sent = await takenValues(call, values as Row, row, { cut })
  const saved = await context.database.transaction(async (tx) => {
    const now = await findVisible(call, tx, id)
    const known = await revisionOf(tx, entity, id)
    demandSeen(call, now, known, seen)
    if (wrap.version !== now.version) throw stale(revised(visibleRow(call, now), known))
    const names = Object.keys(sent)
    if (names.length === 0) {
      if (known) await drop(tx, call, id, known)
      return null
    }
    await keep(tx, call, now, known, { values: sent, note: said })
    await tellRevision(call, tx, now, known ? '修改修订稿' : '新建修订稿', names)
    const kept = await revisionOf(tx, entity, id)
    demandThere(call, id, kept)
    return toldRevision(call, now, kept)
  })
  return saved && { ...saved, record: withCut(saved.record, cut) }
}

function noteIn(note: unknown): string | null {
  if (note === null || note === '') return null
  if (typeof note === 'string' && [...note].length <= LONGEST_NOTE) return note
  throw refusedField('note', [
    `说明最多 ${LONGEST_NOTE} 字`,
    `A note has at most ${LONGEST_NOTE} characters`,
  ])
}

/** Whoever was faster by a moment is found here: the row is written only where it is still what was seen. */
async function keep(
  tx: Tx,
  call: Call,
  row: Row,
  known: Revision | undefined,
  { values, note }: Pick<Revision, 'values' | 'note'>,
): Promise<void> {
  const { entity, session, context } = call
  const id = row.id as number
  const base = Object.fromEntries(Object.keys(values).map((name) => [name, row[name] ?? null]))
  const saved = {
    ...{ version: (known?.version ?? 0) + 1, note, at: shanghaiTime(context.clock()) },
    ...{ values: JSON.stringify(values), base: JSON.stringify(base) },
    ...{ writer: session.user?.id ?? null, writerName: callerName(session) },
    ...{ approver: null, approverName: null, publishAt: null, scheduler: null, failed: null },
  }
  const key = { entity: entity.name, recordId: id }
  const done = known
    ? await tx
        .updateTable('_revision')
        .set(saved as never)
        .where('entity', '=', key.entity)
        .where('recordId', '=', id)
        .where('version', '=', known.version)
        .executeTakeFirst()
        .then(({ numUpdatedRows }) => Number(numUpdatedRows))
    : await tx
        .insertInto('_revision')
        .values({ ...key, ...saved } as never)
        .onConflict((taken) => taken.columns(['entity', 'recordId']).doNothing())
        .executeTakeFirst()
        .then(({ numInsertedOrUpdatedRows }) => Number(numInsertedOrUpdatedRows ?? 0))
  if (done === 0) throw stale(visibleRow(call, row))
}

/** `DELETE {path}/{id}/revision { revision }`: what was changed is not wanted. */
export async function discardRevision(call: Call, id: number, body: Row): Promise<void> {
  await demandDeed(call, 'update')
  demandOnly(body, ['revision'])
  await call.context.database.transaction(async (tx) => {
    const row = await findVisible(call, tx, id)
    const known = await revisionOf(tx, call.entity, id)
    demandThere(call, id, known)
    demandSeen(call, row, known, body.revision)
    await drop(tx, call, id, known)
    await tellRevision(call, tx, row, '丢弃修订稿', Object.keys(known.values))
  })
}
