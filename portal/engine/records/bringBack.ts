import type { Entity, Row } from '#declare'
import { conflict, missing, PortalError, wordsOfError } from '#portal/core/errors.ts'
import { behindSavepoint } from '#portal/storage/db/behindSavepoint.ts'
import { type Along, goneAlong } from '../audit/along.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { carryOut } from './carryOut.ts'
import { causing } from './causing.ts'
import { titleOf } from './titleOf.ts'

/**
 * Takes a record out of the bin with all that went along when it was deleted, under all rules: children, theirs, and
 * what was emptied in records that pointed at it. One that cannot come back keeps the whole family in the bin.
 */
export async function bringBack(
  transaction: Transaction,
  entity: Entity,
  before: Row,
  session = transaction.session,
): Promise<Row> {
  const written = await carryOut(transaction, {
    ...{ entity, kind: 'restore', before, after: { ...before }, sent: {} },
    session,
  })
  const family = await goneAlong(transaction.tx, entity, Number(before.id))
  await causing(transaction.tx, { entity, row: written, kind: 'restore' }, async () => {
    for (const one of family) await bringOne(transaction, one)
  })
  return written
}

async function bringOne(transaction: Transaction, along: Along): Promise<void> {
  const { context, tx, session } = transaction
  if (!context.entities.has(along.entity)) return
  const entity = entityNamed(context, along.entity)
  const row = await context.rows.read(tx, entity, along.recordId, { binned: true })
  if (!row) return
  // One that came back by itself since, or was changed, is left as it is.
  if (!row.deletedAt) return relink(transaction, along, entity, row)
  if (row.version !== along.version) return
  await bringBack(transaction, entity, row, { ...session, acting: 'portal' }).catch((error) => {
    throw keptBack(error, entity, row)
  })
}

/** Which of those that went along stands in the way, in the words of whatever refused it. */
function keptBack(error: unknown, entity: Entity, row: Row): unknown {
  if (!(error instanceof PortalError)) return error
  const [zh, en] = wordsOfError(error)
  const title = titleOf(entity, row)
  return conflict([
    {
      field: '_',
      kind: 'conflict',
      message: [
        `随之删除的${entity.label[0]}“${title}”不能恢复：${zh}`,
        `${entity.label[1]} "${title}", deleted along with it, cannot come back: ${en}`,
      ],
    },
  ])
}

/** Puts back what the deletion emptied in a record that stayed, where nothing else was chosen since. */
async function relink(
  transaction: Transaction,
  { recordId, ofId, emptied }: Along,
  entity: Entity,
  row: Row,
): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(emptied ?? {}).flatMap(([name, held]): [string, unknown][] => {
      const now = [row[name] ?? []].flat() as number[]
      if (Array.isArray(held) && !now.includes(Number(ofId)))
        return [[name, putBack(held, now, Number(ofId))]]
      return now.length === 0 ? [[name, held]] : []
    }),
  )
  if (Object.keys(values).length === 0) return
  const made = transaction.changes.length
  const tried = await behindSavepoint(transaction.tx, () =>
    transaction.records.update(entity.name, recordId, values),
  )
  if ('value' in tried) return
  if (!(tried.error instanceof PortalError)) throw tried.error
  // It has moved on and takes the reference no more: it stays as it is.
  transaction.changes.length = made
}

/** At its old place, as far as those before it still stand. */
function putBack(held: readonly number[], now: readonly number[], id: number): number[] {
  const before = held.slice(0, held.indexOf(id))
  const at = now.findLastIndex((one) => before.includes(one)) + 1
  return now.toSpliced(at, 0, id)
}

/** The record in the bin. Throws 40400 where it does not lie there. */
export async function binnedRow(
  transaction: Transaction,
  entity: Entity,
  id: number,
): Promise<Row> {
  const row = await transaction.context.rows.read(transaction.tx, entity, id, { binned: true })
  if (!row?.deletedAt) throw missing(entity.label, id)
  return row
}
