import { useGetList } from 'ra-core'
import { useEffect, useMemo } from 'react'
import type { Row } from '#declare'
import type { useSelection } from './useSelection.ts'

/** More are not asked after: whatever is done with so many tells by itself which of them it passed over. */
const most = 1000

interface Props {
  readonly resource: string
  readonly filter: Row
  readonly rows: readonly Row[]
  readonly selection: Pick<ReturnType<typeof useSelection>, 'selected' | 'drop'>
}

/** Takes what the filter does not find any more out of the selection: moved, deleted or changed by whomever. */
export default function StillListed({ resource, filter, rows, selection }: Props): null {
  const { selected, drop } = selection
  const away = useMemo(() => {
    const seen = new Set(rows.map(({ id }) => Number(id)))
    return [...selected].filter((id) => !seen.has(id))
  }, [rows, selected])
  const asks = away.length > 0 && away.length <= most && !('id' in filter)
  const { data, error, isPlaceholderData } = useGetList(
    resource,
    {
      filter: { ...filter, id: away },
      pagination: { page: 1, perPage: Math.max(away.length, 1) },
      sort: { field: 'id', order: 'ASC' },
      meta: { columns: ['id'] },
    },
    { enabled: asks, staleTime: 0 },
  )
  useEffect(() => {
    // Where nobody answers, nothing is known to be gone.
    if (!asks || error || !data || isPlaceholderData) return
    const there = new Set(data.map(({ id }) => Number(id)))
    const gone = away.filter((id) => !there.has(id))
    if (gone.length > 0) drop(gone)
  }, [asks, data, error, isPlaceholderData, away, drop])
  return null
}
