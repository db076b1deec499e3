import type { Entity } from '#declare'
import { setRenewed } from '#portal/engine/records/list/marks/keptMarks.ts'
import { renewMarks } from '#portal/engine/records/list/marks/renewMarks.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { repeat } from './repeat.ts'

/** How long after one round the next begins, in milliseconds: a new large list has its marks that soon. */
const PAUSE = 5_000
/** Between two statements of a millisecond or two: requests come first. In milliseconds. */
const REST = 2

/**
 * Keeps the marks of long lists, so that nobody who goes far down one waits for them to be set. Gives what stops it,
 * which waits for the statement under way.
 */
export function markLists(
  database: Database,
  entities: readonly Entity[],
  failed: (error: Error) => void,
  pause = PAUSE,
): () => Promise<void> {
  setRenewed(database.db, true)
  const stop = repeat(pause, failed, (isOver) => renewMarks(database, entities, () => rest(isOver)))
  return () => {
    setRenewed(database.db, false)
    return stop()
  }
}

const rest = (isOver: () => boolean) =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(!isOver()), REST))
