import { useGetManyAggregate } from 'ra-core'
import type { Row } from '#declare'

/** Records by their ids, in one call for all that are asked for at once; those not found or not allowed are missing. */
export function useRecords(entity: string, ids: readonly number[]): ReadonlyMap<number, Row> {
  const asked = ids.filter((id) => Number.isSafeInteger(id))
  const { data = [] } = useGetManyAggregate(
    entity,
    { ids: asked },
    { enabled: asked.length > 0, retry: false },
  )
  return new Map(data.filter(Boolean).map((record) => [Number(record.id), record as Row]))
}
