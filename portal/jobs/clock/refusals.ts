import type { Row } from '#declare'
import { timeOf } from '#derive/moment.ts'
import { isPastPromise, momentIn } from '#derive/timedMoves.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { DueMove } from './dueMoves.ts'

/** The first pause after a refused move, and the longest, in milliseconds; each is twice the one before. */
const FIRST = 60_000
const LONGEST = 6 * 60 * 60_000

/** A timed move that was refused; of one that was given up there are no tries, and `again` is when that was. */
export interface Refusal {
  readonly version: number
  readonly tries: number
  readonly again: number
}

/** What was refused of these records, by record number. */
export async function refusalsOf(
  { database }: PortalContext,
  { entity, move }: DueMove,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, Refusal>> {
  if (rows.length === 0) return new Map()
  const found = await database.db
    .selectFrom('_refusal')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('move', '=', move)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return new Map(found.map((row) => [Number(row.id), refusalOf(row)]))
}

const refusalOf = ({ version, tries, again }: Row): Refusal => ({
  version: Number(version),
  tries: Number(tries),
  again: Number(again),
})

/**
 * Whether a move is to be tried: never refused, its record changed since, or its pause over. A pause longer than any is
 * one from before the clock was set back.
 */
export const isToTry = (refusal: Refusal | undefined, row: Row, now: number): boolean =>
  !refusal ||
  refusal.version !== row.version ||
  refusal.again <= now ||
  refusal.again > now + LONGEST

/**
 * Whether a promised move was refused at its hour and that is over: it is not made by itself any more. `isNew` where it
 * was tried until now. A record that was given another time since is judged by that.
 */
export function overdueOf(
  due: DueMove,
  row: Row,
  refusal: Refusal | undefined,
  now: number,
): { readonly at: string; readonly isNew: boolean } | undefined {
  const at = momentIn(due, row)
  if (!refusal || !at || !isPastPromise(due, at, now)) return undefined
  if (refusedAt(refusal) < timeOf(at)) return undefined
  return { at, isNew: refusal.tries > 0 }
}

const refusedAt = ({ tries, again }: Refusal): number =>
  tries === 0 ? again : again - pause(tries)

/** Remembers that a move is not tried again until its record has another time. */
export const giveUp = (context: PortalContext, due: DueMove, row: Row): Promise<void> =>
  write(context, due, row, { tries: 0, again: context.clock().getTime() })

const pause = (tries: number): number => Math.min(FIRST * 2 ** (tries - 1), LONGEST)

/** Remembers that a move was refused, and when it is tried again; a record that has changed begins anew. */
export async function remember(
  context: PortalContext,
  due: DueMove,
  row: Row,
  before: Refusal | undefined,
): Promise<void> {
  const tries = before && before.version === row.version ? before.tries + 1 : 1
  await write(context, due, row, { tries, again: context.clock().getTime() + pause(tries) })
}

async function write(
  { database }: PortalContext,
  { entity, move }: DueMove,
  row: Row,
  { tries, again }: Pick<Refusal, 'tries' | 'again'>,
): Promise<void> {
  const values = { version: row.version, tries, again }
  await database.db
    .insertInto('_refusal')
    .values({ entity: entity.name, id: row.id, move, ...values })
    .onConflict((conflict) => conflict.columns(['entity', 'id', 'move']).doUpdateSet(values))
    .execute()
}

/** Forgets a refusal once the move is made. */
export async function forget(tx: Tx, { entity, move }: DueMove, row: Row): Promise<void> {
  const refusals = tx.deleteFrom('_refusal').where('entity', '=', entity.name)
  await refusals.where('id', '=', row.id).where('move', '=', move).execute()
}
