import type { Row } from '#declare'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { DueMove } from './dueMoves.ts'

/** The first pause after a refused move, and the longest, in milliseconds; each is twice the one before. */
const FIRST = 60_000
const LONGEST = 6 * 60 * 60_000

/** A timed move that was refused. */
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

/** Remembers that a move was refused, and when it is tried again; a record that has changed begins anew. */
export async function remember(
  { database, clock }: PortalContext,
  { entity, move }: DueMove,
  row: Row,
  before: Refusal | undefined,
): Promise<void> {
  const tries = before && before.version === row.version ? before.tries + 1 : 1
  const again = clock().getTime() + Math.min(FIRST * 2 ** (tries - 1), LONGEST)
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
