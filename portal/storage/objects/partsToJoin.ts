import { bareEtag } from './etag.ts'
import type { PartHead, PartRef } from './objectStore.ts'
import { StoreError } from './storeError.ts'

/**
 * The parts that a completion names, out of those that arrived. Throws `InvalidPart` for one that is
 * missing or has another etag, `InvalidPartOrder` when the numbers do not ascend.
 */
export function partsToJoin<Part extends PartHead>(
  arrived: readonly Part[],
  named: readonly PartRef[],
): Part[] {
  if (named.length === 0)
    throw new StoreError('InvalidPart', 'The completion names no part; name at least one.')
  checkOrder(named)
  const byNumber = new Map(arrived.map((part) => [part.number, part]))
  return named.map(({ number, etag }) => {
    const part = byNumber.get(number)
    if (part?.etag === bareEtag(etag)) return part
    throw new StoreError(
      'InvalidPart',
      `Part ${number} with ETag ${etag} has not arrived; send it again.`,
    )
  })
}

/** Throws `InvalidPartOrder` when the numbers do not ascend. */
export function checkOrder(named: readonly PartRef[]): void {
  if (named.every((part, i) => i === 0 || part.number > named[i - 1]!.number)) return
  throw new StoreError(
    'InvalidPartOrder',
    'The parts are not named in ascending order of their numbers.',
  )
}
