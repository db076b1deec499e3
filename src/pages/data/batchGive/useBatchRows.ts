import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Row } from '#declare'
import { type BatchRow, listRows, type Page } from './calls.ts'

/** Rows asked for at a time. */
export const pageSize = 100

/** Rows of a batch, as far as they have been asked for. */
export interface BatchRows {
  /** How many match; a guess while the portal counts no further. */
  readonly count: number
  /** The row at an index, or undefined while it is on its way. */
  at(index: number): BatchRow | undefined
  readonly isPending: boolean
  readonly error: Error | null
  /** Puts fresher rows in the place of those with the same id, whatever the filter would say now. */
  patch(rows: readonly BatchRow[]): void
  /** The rows at hand, by index. */
  readonly loaded: ReadonlyMap<number, BatchRow>
}

/**
 * Rows that match a filter, fetched page by page as they come into sight (`from` to `to`, indexes). `known` is how many
 * there are where the portal does not count so far.
 */
export function useBatchRows(
  filter: Row,
  from: number,
  to: number,
  known: number | undefined,
): BatchRows {
  const client = useQueryClient()
  const first = Math.max(0, Math.floor(from / pageSize))
  const last = Math.max(first, Math.floor(to / pageSize))
  const wanted = [
    ...new Set([0, ...Array.from({ length: last - first + 1 }, (_, at) => first + at)]),
  ]
  const answers = useQueries({
    queries: wanted.map((page) => ({
      queryKey: ['batchRow', filter, page],
      queryFn: () => listRows(filter, page * pageSize, pageSize),
      // Only the first page may show what was there: another page would show rows at the wrong place.
      ...(page === 0 && { placeholderData: keepPreviousData }),
      retry: false,
    })),
  })
  const stamp = answers.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp tells when an answer is another
  const loaded = useMemo(() => {
    const rows = new Map<number, BatchRow>()
    for (const [at, { data }] of answers.entries())
      for (const [index, row] of (data?.list ?? []).entries())
        rows.set(wanted[at]! * pageSize + index, row)
    return rows
  }, [stamp, wanted.join(), filter])
  const patch = useCallback(
    (fresh: readonly BatchRow[]) => {
      const byId = new Map(fresh.map((row) => [row.id, row]))
      client.setQueriesData<Page<BatchRow>>(
        { queryKey: ['batchRow'] },
        (page) => page && { ...page, list: page.list.map((row) => byId.get(row.id) ?? row) },
      )
    },
    [client],
  )
  return {
    count: countOf(answers, wanted, known),
    at: (index) => loaded.get(index),
    isPending: answers[0]?.isPending ?? true,
    error: answers.find(({ error }) => error)?.error ?? null,
    patch,
    loaded,
  }
}

type Answers = readonly { readonly data: Page<BatchRow> | undefined }[]
function countOf(answers: Answers, wanted: readonly number[], known: number | undefined): number {
  const total = answers[0]?.data?.total
  if (total !== null && total !== undefined) return total
  if (known !== undefined) return known
  const ends = answers.map(({ data }, at) =>
    data ? wanted[at]! * pageSize + data.list.length + (data.hasNext ? pageSize : 0) : 0,
  )
  return Math.max(0, ...ends)
}
