import type { IndexSpec } from '#derive/indexSpec.ts'
import type { Search } from '../found.ts'
import { recordsOf } from '../recordsOf.ts'
import type { ListTest } from '../tests.ts'
import { longest } from '../withinTime.ts'
import {
  areRenewed,
  isFresh,
  type KeptMarks,
  keepMarks,
  readMarks,
  recallMarks,
  stateOf,
} from './keptMarks.ts'
import { countSpans, type Pace, setMarks } from './setMarks.ts'
import { nameOf, type Way, wayOf } from './way.ts'

/**
 * The marks of an order: as they are remembered or were written down, where somebody renews them; else set while the
 * caller waits. Undefined where that would take more than 0.6 s and somebody else will do it.
 */
export async function marksOf(way: Way): Promise<KeptMarks | undefined> {
  const known = recallMarks(way)
  const isUsable = known && (areRenewed(way.db) || (await isFresh(way, known)))
  const kept = isUsable ? known : ((await readKept(way)) ?? (await madeNow(way)))
  if (kept) kept.usedAt = Date.now()
  return kept
}

/** Whether it is known how many records between the marks pass, so that a list of them need not be sorted. */
export function areCounted(search: Search): boolean {
  const way = wayOf(search)
  const kept = way && recallMarks(way)
  return kept?.counts.has(nameOf(search.tests)) ?? false
}

async function readKept(way: Way): Promise<KeptMarks | undefined> {
  const kept = areRenewed(way.db) ? await readMarks(way) : undefined
  if (kept) keepMarks(way, kept)
  return kept
}

async function madeNow(way: Way): Promise<KeptMarks | undefined> {
  const [since, state, records] = [Date.now(), await stateOf(way), await recordsOf(way)]
  const pace = inTime(way)
  const spans = await setMarks(way, pace)
  const all = spans && (await countSpans(way, spans, { tests: [], index: way.index }, pace))
  if (!spans || !all) return undefined
  const [counts, took] = [new Map([['', all]]), Date.now() - since]
  const kept = { spans, counts, state, since, took, records, usedAt: since, wanted: new Map() }
  keepMarks(way, kept)
  return kept
}

/**
 * How many records of each span pass some tests; counted now where that was not asked before. Undefined where
 * that would take more than 0.6 s; whoever renews the marks counts them then.
 */
export async function countsOf(
  way: Way,
  kept: KeptMarks,
  asked: { readonly tests: readonly ListTest[]; readonly index: IndexSpec },
): Promise<number[] | undefined> {
  const name = nameOf(asked.tests)
  const known = kept.counts.get(name)
  const wanted = kept.wanted.get(name)
  if (wanted) wanted.usedAt = Date.now()
  if (known) return known
  want(kept, name, asked)
  const counts = await countSpans(way, kept.spans, asked, inTime(way))
  if (counts && !way.db.isTransaction) kept.counts.set(name, counts)
  return counts
}

const mostWanted = 50

function want(
  kept: KeptMarks,
  name: string,
  asked: { readonly tests: readonly ListTest[]; readonly index: IndexSpec },
): void {
  const [oldest] = kept.wanted.keys()
  if (kept.wanted.size >= mostWanted && oldest !== undefined) {
    kept.wanted.delete(oldest)
    kept.counts.delete(oldest)
  }
  kept.wanted.set(name, { ...asked, usedAt: Date.now() })
}

/** Where nobody else will do it, it is done however long it takes. */
function inTime({ db }: Way): Pace {
  const until = areRenewed(db) ? performance.now() + longest : Number.POSITIVE_INFINITY
  return async () => performance.now() < until
}
