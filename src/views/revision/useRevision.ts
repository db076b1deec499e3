import { useQuery } from '@tanstack/react-query'
import type { Entity, Row } from '#declare'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { readRevision } from './revisionCalls.ts'

/** Under which what waits beside a record is known. */
export const revisionKey = ({ name }: Entity, id: unknown) => [name, 'revision', Number(id)]

/** Whether a record is changed in a revision, by whoever looks at it: it is live, and they may change it. */
export function useRevisable(entity: Entity, record: Row): boolean {
  const viewer = useViewer()
  const states = entity.revisions?.in ?? []
  return states.includes(String(record[entity.stateField])) && mayUse(viewer, entity, 'update')
}

/** What waits beside a record; null where nothing does, undefined before it is known. */
export const useRevision = (entity: Entity, record: Row) =>
  useQuery({
    queryKey: revisionKey(entity, record.id),
    queryFn: () => readRevision(entity, Number(record.id)),
    enabled: entity.revisions !== undefined && typeof record.id === 'number',
    staleTime: 5000,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
    retry: false,
  })
