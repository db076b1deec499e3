import type { Entity, Row } from '#declare'
import { keepValues } from '#portal/engine/records/store.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { type Placed, places } from './places.ts'

/** Entries of one board at most, hidden ones included. */
export const MOST_ENTRIES = 500

/** Whether an entry keeps its place: until its date, or for good. */
export const isPinned = ({ pinned, until }: Row, now: string): boolean =>
  pinned === true && (!until || String(until) > now)

const placedOf = (row: Row, now: string): Placed & { readonly row: Row } => ({
  id: row.id as number,
  position: (row.position as number | null) ?? null,
  score: Number(row.realScore ?? 0) + Number(row.bonus ?? 0),
  pinned: isPinned(row, now),
  hidden: row.hidden === true,
  counted: row.source === 'auto',
  row,
})

/** Gives the entries of a board their places; `remember` keeps where they stood. */
export async function renumber(
  tx: Tx,
  entity: Entity,
  rows: readonly Row[],
  now: string,
  remember = false,
): Promise<void> {
  for (const [at, { row }] of places(rows.map((one) => placedOf(one, now))).entries()) {
    const position = at + 1
    if (!remember && row.position === position) continue
    const was = remember ? { lastPosition: Number(row.position ?? 0) } : {}
    await keepValues(tx, entity, row.id as number, { position, ...was })
  }
}
