import { isFar } from './alongIndex.ts'
import { type Found, givenUp, type Search, toldTotal } from './found.ts'
import type { Path } from './path.ts'
import { throughIndex } from './throughIndex.ts'
import { wholeTotal } from './totalOf.ts'

/**
 * A page of the further half of a list, walked to from its end, which is as near to its last page as the start is to
 * the first. Undefined where the page lies in the nearer half, or nobody knows how many there are.
 */
export async function fromEnd(search: Search, path: Path): Promise<Found | undefined> {
  const { offset, turned, read: _, ...rest } = search
  if (!isFar(search)) return undefined
  const total = await wholeTotal(search, path)
  if (total === null || offset * 2 < total || offset >= total) return undefined
  const size = Math.min(search.size, total - offset)
  const backwards = { ...rest, turned: search.order, order: turned, size }
  const found = await throughIndex({ ...backwards, offset: total - offset - size }, path)
  if (found.cut) return givenUp
  const hasNext = offset + size < total
  return { ids: found.ids.toReversed(), hasNext, total: toldTotal(total) }
}
