import { useInfiniteGetList } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Row } from '#declare'

/** How long one may pause while typing, in milliseconds. */
const PAUSE = 250
/** Records of one page; the next is asked for when somebody gets to its end. */
const PAGE = 20

/** Records found so far, and how to come by more of them. */
export interface Found {
  readonly found: readonly Row[]
  readonly busy: boolean
  /** Asks once more, where the portal could not be asked: that nothing is found says nothing then. */
  readonly failed: (() => void) | undefined
  /** What was found is for what was typed before: what was looked for is on its way. */
  readonly stale: boolean
  readonly more: () => void
}

/**
 * Records of an entity that match what was typed, newest first, page by page; nothing is asked until `active`. With
 * `offered` only those that can be pointed at.
 */
export function useSearch(
  entity: string,
  typed: string,
  filter: Row | undefined,
  { active, offered = false }: { readonly active: boolean; readonly offered?: boolean },
): Found {
  const q = useSettled(typed.trim())
  const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } =
    useInfiniteGetList(
      entity,
      {
        filter: { ...filter, ...(q && { q }) },
        sort: { field: 'id', order: 'DESC' },
        meta: { pick: offered ? 'offered' : true },
        pagination: { page: 1, perPage: PAGE },
      },
      { enabled: active, retry: false, placeholderData: (kept: unknown) => kept as never },
    )
  const found = data?.pages.flatMap((page) => page.data) ?? []
  return {
    found: found as unknown as readonly Row[],
    busy: isFetching || q !== typed.trim(),
    failed: error && !isFetching ? refetch : undefined,
    stale: isPlaceholderData || q !== typed.trim(),
    more: () => {
      if (hasNextPage && !isFetching) void fetchNextPage()
    },
  }
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
