import { useGetList } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Row } from '#declare'

/** How long one may pause while typing, in milliseconds. */
const PAUSE = 250
const MOST = 20

/** Records of an entity that match what was typed, newest first; nothing is asked until `active`. */
export function useSearch(entity: string, typed: string, filter: Row | undefined, active: boolean) {
  const q = useSettled(typed.trim())
  const { data = [], isFetching } = useGetList(
    entity,
    {
      filter: { ...filter, ...(q && { q }) },
      sort: { field: 'id', order: 'DESC' },
      meta: { pick: true },
      pagination: { page: 1, perPage: MOST },
    },
    { enabled: active, retry: false, placeholderData: (kept: unknown) => kept as never },
  )
  return { found: data as unknown as readonly Row[], busy: isFetching }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
