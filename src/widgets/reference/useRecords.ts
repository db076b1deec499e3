import { useGetManyAggregate } from 'ra-core'
import { useMemo } from 'react'
import type { Row } from '#declare'

/**
 * Records by their ids, in one call for all that a page asks for. What was deleted is asked for once more, and bears
 * `gone`: `bin` with its title, `purged` without; those not allowed are missing.
 */
export function useRecords(entity: string, ids: readonly number[]): ReadonlyMap<number, Row> {
  const asked = ids.filter((id) => Number.isSafeInteger(id))
  const { data } = useGetManyAggregate(
    entity,
    { ids: asked },
    { enabled: asked.length > 0, retry: false },
  )
  const missing = data ? asked.filter((id) => !data.some((row) => row && row.id === id)) : []
  const { data: gone } = useGetManyAggregate(
    entity,
    { ids: missing, meta: GONE },
    { enabled: missing.length > 0, retry: false },
  )
  return useMemo(
    () =>
      new Map(
        [...(gone ?? []), ...(data ?? [])]
          .filter(Boolean)
          .map((record) => [Number(record.id), record as Row]),
      ),
    [data, gone],
  )
}

const GONE = { gone: true }

/** Whether a record somebody refers to is in the bin or no more at all. */
export const isGone = (record: Row | undefined): boolean => record?.gone !== undefined
