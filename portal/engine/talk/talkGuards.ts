import type { Row } from '#declare'
import { conflict, forbidden, invalid, missing } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { type Call, demand, findVisible } from '../records/call.ts'
import type { Given } from './talkRow.ts'

/** So much is said at one record. */
const MOST = 1000

/** What a comment is called where one is missing. */
export const label = ['讨论', 'Comment'] as const

/** A program says nothing at records. */
export function speaker({ session }: Call): { readonly id: number; readonly name: string } {
  if (!session.user) throw forbidden()
  return session.user
}

/** The record, for whoever may read it. */
export async function recordAt(call: Call, id: number): Promise<Row> {
  demand(call, 'read')
  return findVisible(call, call.context.database.db, id)
}

/** What was said at that record under that key. Throws 40400 where it was not. */
export async function spokenRow(
  { entity }: Call,
  db: Db | Tx,
  id: number,
  key: string,
): Promise<Row> {
  const row = await db
    .selectFrom('_talk')
    .selectAll()
    .where('id', '=', key)
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .executeTakeFirst()
  if (!row) throw missing(label, key)
  return row as Row
}

/** Throws 40300 for what somebody else said. */
export function demandOwn({ session }: Call, { author }: Row): void {
  if (Number(author) === session.user?.id) return
  throw forbidden([
    '只能修改或删除自己说的话',
    'Only what one said oneself can be changed or taken away',
  ])
}

/** Throws 40900 where somebody else changed it since it was read. */
export function demandVersion(standing: Row, version: unknown): void {
  if (version === undefined || Number(standing.version) === version) return
  throw conflict([
    {
      field: '_',
      kind: 'conflict',
      message: ['刚被他人改动，请刷新后再试', 'Somebody else has just changed it: look again'],
    },
  ])
}

/** What is to be done, and whether it is, stands with what began it. */
export function demandFirst({ id, thread }: Row, given: Given): void {
  if (id === thread) return
  const names = (['assignee', 'due', 'resolved'] as const).filter((name) => name in given)
  if (names.length > 0)
    throw invalid(
      names.map((field) => ({
        field,
        message: ['请在这段讨论的第一条上修改', 'Change this where the conversation begins'],
      })),
    )
}

/** Throws 40001 where a record has as much said at it as it takes. */
export async function demandRoom(tx: Tx, entity: string, id: number): Promise<void> {
  const { count } = await tx
    .selectFrom('_talk')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('entity', '=', entity)
    .where('recordId', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) < MOST) return
  throw invalid([
    {
      field: 'text',
      message: [
        `一条记录最多 ${MOST} 条讨论，请先删除一些`,
        `At most ${MOST} comments at one record: take some away first`,
      ],
    },
  ])
}
