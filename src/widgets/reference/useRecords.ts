import { useGetManyAggregate } from 'ra-core'
import { useMemo } from 'react'
import type { Row } from '#declare'

/**
 * Records by their ids, in one call for all that a page asks for. What was deleted is asked for once more, and bears
 * `gone`: `bin` with its title, `purged` without; what has not come yet bears `awaited`; those not allowed are missing.
 */
export function useRecords(entity: string, ids: readonly number[]): ReadonlyMap<number, Row> {
  const asked = ids.filter((id) => Number.isSafeInteger(id))
  const { data, isPending } = useGetManyAggregate(
    entity,
    { ids: asked },
    { enabled: asked.length > 0, retry: false },
  )
  const missing = data ? asked.filter((id) => !data.some((row) => row && row.id === id)) : []
  const { data: gone, isPending: looked } = useGetManyAggregate(
    entity,
    { ids: missing, meta: GONE },
    { enabled: missing.length > 0, retry: false },
  )
  const awaited = isPending ? asked : looked ? missing : []
  const waits = awaited.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `waits` tells the same ids as `awaited`, which is new each time
  return useMemo(
    () =>
      new Map(
        [...awaited.map((id) => ({ id, awaited: true })), ...(gone ?? []), ...(data ?? [])]
          .filter(Boolean)
          .map((record) => [Number(record.id), record as Row]),
      ),
    [data, gone, waits],
  )
}

const GONE = { gone: true }

/** Whether it is not known yet what a record is called. */
export const isAwaited = (record: Row | undefined): boolean => record?.awaited === true

/** Whether a record somebody refers to is in the bin or no more at all. */
export const isGone = (record: Row | undefined): boolean => record?.gone !== undefined
