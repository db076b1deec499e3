import type { Entity, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { asks } from '#portal/core/errors.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { doneAs } from '../audit/writeAudit.ts'
import type { Transaction } from '../context/transaction.ts'
import type { Call } from './call.ts'

/** What is agreed to where the same was given a short while ago. */
export const AGAIN = 'again'
/** So far back it is looked for. */
const LATELY = '-1d'

/**
 * 42800 where something that gives goods, rights or money away was done with this record within the last day: a second
 * press, or a colleague who answered the same complaint. Whoever means it agrees to it.
 */
export async function demandOnce(
  { entity, session }: Call,
  { tx, now, accepted }: Transaction,
  row: Row | null,
  name: string,
): Promise<void> {
  const deed = entity.moves[name] ?? entity.actions[name]
  if (!row || !deed?.grants || session.acting !== 'user' || accepted.has(AGAIN)) return
  const before = await lastDone(tx, entity, row.id as number, name, shift(now, LATELY))
  if (!before) return
  const { at, who } = before
  const when = at.slice(5, 16).replace('T', ' ')
  const [zh, en] = deed.label
  throw asks({
    warnings: [
      {
        rule: AGAIN,
        field: '_',
        message: [
          `“${zh}”已于 ${when} 由${who}做过一次；再做会再给一份`,
          `"${en}" was done at ${when} by ${who}: done again, it gives once more`,
        ],
      },
    ],
  })
}

interface Done {
  readonly at: string
  readonly who: string
}

/** What changed the record is in its history, what made something else of it in the log. */
async function lastDone(
  tx: Tx,
  { name: entity, ...named }: Entity,
  id: number,
  deed: string,
  since: string,
): Promise<Done | undefined> {
  const changed = await tx
    .selectFrom('_history')
    .select(['at', 'byName as who'])
    .where('entity', '=', entity)
    .where('recordId', '=', id)
    .where('action', '=', deed)
    .where('at', '>=', since)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (changed) return changed as Done
  const told = await tx
    .selectFrom('auditLog')
    .select(['createdAt as at', 'actorName as who', 'reason'])
    .where('entity', '=', entity)
    .where('recordId', '=', String(id))
    .where('action', '=', 'action')
    .where('createdAt', '>=', since)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const label = doneAs({ name: entity, ...named }, deed)
  return told.find(({ reason }) => reason === label || String(reason).startsWith(`${label}：`)) as
    | Done
    | undefined
}
/** So many entries of a day are looked through. */
const MOST = 100
