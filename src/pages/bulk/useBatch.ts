import { useQuery } from '@tanstack/react-query'
import { readBatch, readKinds, readSummary } from './calls.ts'
import { isMoving } from './stepOf.ts'

/** How often a batch that the portal works on is looked at, in milliseconds. */
const glance = 1000

/** A batch, looked at every second while the portal works on it. */
export function useBatch(id: number) {
  return useQuery({
    queryKey: ['batch', id],
    queryFn: () => readBatch(id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.status) ? glance : false),
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
