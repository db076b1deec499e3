import { useQuery } from '@tanstack/react-query'
import type { Entity } from '#declare'
import { type MarkedRevision, markedRevisions } from './markedRevisions.ts'

/** The records of a list that have a revision, by their number; nothing waits for it, nobody is told where it fails. */
export function useRevised(
  entity: Entity,
  enabled: boolean,
): ReadonlyMap<number, MarkedRevision> | undefined {
  const { data } = useQuery({
    queryKey: [entity.name, 'revisions'],
    queryFn: async () =>
      new Map((await markedRevisions(entity)).map((one) => [one.recordId, one] as const)),
    enabled: enabled && entity.revisions !== undefined,
    staleTime: 60_000,
    meta: { quiet: true },
    retry: false,
  })
  return data?.size ? data : undefined
}
