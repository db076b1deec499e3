import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, QueueTab, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'

/** So many are decided with one press. */
const MOST = 20
const none: readonly Row[] = []

/** Others that wait in a tab and have what a record has in the field by which they are alike. */
export function useAlike(
  entity: Entity,
  tab: QueueTab,
  record: Row | undefined,
  decided: ReadonlySet<number>,
): readonly Row[] {
  const portal = useDataProvider<PortalProvider>()
  const name = entity.queue?.alike
  const value = name && record?.[name]
  const { data = none, error } = useQuery({
    queryKey: [entity.name, 'alike', tab.filter, value],
    queryFn: async () => {
      const filter = { ...tab.filter, [name!]: value }
      const pagination = { page: 1, perPage: MOST + 1 }
      const sort = { field: entity.queue!.since, order: 'ASC' as const }
      return (await portal.getList(entity.name, { filter, pagination, sort }))
        .data as readonly Row[]
    },
    enabled: value !== undefined && value !== null && value !== '',
    meta: { quiet: true },
    retry: false,
  })
  // Where they cannot be read, each is decided by itself.
  if (error || !record) return none
  return data.filter(({ id }) => id !== record.id && !decided.has(Number(id))).slice(0, MOST)
}
