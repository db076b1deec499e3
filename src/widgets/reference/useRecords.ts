import { useGetManyAggregate } from 'ra-core'
import { useMemo } from 'react'
import type { Row } from '#declare'

/**
 * Records by their ids, in one call for all that a page asks for. What was deleted bears
 * `gone`: `bin` with its title, `purged` without; what has not come yet bears `awaited`; those not allowed are missing.
 */
export function useRecords(entity: string, ids: readonly number[]): ReadonlyMap<number, Row> {
  const asked = ids.filter((id) => Number.isSafeInteger(id))
  const { data, isPending } = useGetManyAggregate(
    entity,
    { ids: asked, meta: WITH_GONE },
    { enabled: asked.length > 0, retry: false },
  )
  const waits = isPending ? asked.join() : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `waits` tells the ids that are asked for, which are new each time
  return useMemo(
    () =>
      new Map(
        (data ?? (waits ? asked.map((id) => ({ id, awaited: true })) : []))
          .filter(Boolean)
          .map((record) => [Number(record.id), record as Row]),
      ),
    [data, waits],
  )
}

/** What was deleted is told with the rest. One question for both: every cell of a list asks. */
const WITH_GONE = { gone: true }

/** Whether it is not known yet what a record is called. */
export const isAwaited = (record: Row | undefined): boolean => record?.awaited === true

/** Whether a record somebody refers to is in the bin or no more at all. */
export const isGone = (record: Row | undefined): boolean => record?.gone !== undefined
