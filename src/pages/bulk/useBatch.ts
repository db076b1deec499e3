import { useQuery } from '@tanstack/react-query'
import { type BatchState, readBatch, readKinds, readSummary } from './calls.ts'
import { isMoving } from './stepOf.ts'

/** How often a batch is looked at, in milliseconds: the portal works on it, or somebody else may. */
const [glance, seldom] = [1000, 5000]
const pauseAt = (state: BatchState): number | false =>
  isMoving(state) ? glance : state === 'approval' || state === 'paused' ? seldom : false

/** A batch, looked at again while it may go on without one. */
export function useBatch(id: number) {
  return useQuery({
    queryKey: ['batch', id],
    queryFn: () => readBatch(id),
    refetchInterval: ({ state }) => (state.data ? pauseAt(state.data.status) : seldom),
    retry: false,
  })
}

/** What the check of a batch found; asked anew whenever its version or state is another. */
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
