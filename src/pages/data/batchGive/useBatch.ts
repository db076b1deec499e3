import { useQuery } from '@tanstack/react-query'
import { type Batch, type BatchState, readBatch, readKinds, readSummary } from './calls.ts'
import { isMoving } from './stepOf.ts'

/** How often a batch is looked at, in milliseconds: the portal works on it, or somebody else may. */
const [glance, seldom] = [1000, 5000]
const pauseAt = (state: BatchState): number | false =>
  isMoving(state) ? glance : state === 'approval' || state === 'paused' ? seldom : false

/** A run that was cancelled marks the rows it did not come to, which takes a moment where there are many. */
const isBeingPutDown = ({ status, startedAt, rows, done, failed, skipped }: Batch): boolean =>
  status === 'cancelled' && startedAt != null && done + failed + skipped < rows

/** What its summary and rows follow: every step of it, and of a cancelled one every row that is marked. */
export const momentOf = ({ version, status, skipped }: Batch): string =>
  `${version} ${status} ${status === 'cancelled' ? skipped : ''}`

/** A batch, looked at again while it may go on without one. */
export function useBatch(id: number) {
  return useQuery({
    queryKey: ['batch', id],
    queryFn: () => readBatch(id),
    refetchInterval: ({ state: { data } }) =>
      data ? (isBeingPutDown(data) ? glance : pauseAt(data.status)) : seldom,
    retry: false,
  })
}

/** What the check of a batch found; asked anew whenever `seen` is another. */
export function useSummary(id: number, seen: string) {
  return useQuery({
    queryKey: ['batch', id, 'summary', seen],
    queryFn: () => readSummary(id),
    placeholderData: (before) => before,
    retry: false,
  })
}

/** The kinds the caller may start. */
export const useKinds = () =>
  useQuery({
    queryKey: ['bulkKinds'],
    queryFn: readKinds,
    staleTime: 300_000,
    retry: false,
  })
