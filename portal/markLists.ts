import type { Entity } from '#declare'
import type { Database } from './db/database.ts'
import { setRenewed } from './records/list/marks/keptMarks.ts'
import { renewMarks } from './records/list/marks/renewMarks.ts'

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
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> = Promise.resolve()
  setRenewed(database.db, true)
  const go = async () => {
    await renewMarks(database, entities, () => rest(stopped)).catch(failed)
    if (!stopped) next()
  }
  const next = () => {
    timer = setTimeout(() => {
      round = go()
    }, pause)
  }
  next()
  return () => {
    stopped = true
    setRenewed(database.db, false)
    clearTimeout(timer)
    return round
  }
}

const rest = (stopped: boolean) =>
  new Promise<boolean>((resolve) => setTimeout(() => resolve(!stopped), REST))
