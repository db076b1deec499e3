import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Entity, Row, TimelineSource } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { AT_ONCE, type Line, type Page, pageOf } from './pageOf.ts'
import { toldOf } from './toldOf.ts'

/**
 * What happened with a record, the newest first, of all sources this person may read, or of those chosen. A page ends
 * where the source that was read least far ends: whatever is shown is complete.
 */
export function useTimeline(entity: Entity, record: Row, chosen: ReadonlySet<string>) {
  const portal = useDataProvider<PortalProvider>()
  const viewer = useViewer()
  const sources = (entity.timeline ?? []).filter(({ of }) => chosen.size === 0 || chosen.has(of))
  return useInfiniteQuery({
    queryKey: [entity.name, 'timeline', record.id, [...chosen]],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }): Promise<Page> => {
      const read = await Promise.all(
        sources.map(async (source) => {
          const of = await loadEntity(source.of)
          return mayUse(viewer, of, 'read') ? linesOf(portal, of, source, record, before) : []
        }),
      )
      return pageOf(read)
    },
    getNextPageParam: ({ before }: Page) => before,
  })
}

async function linesOf(
  portal: PortalProvider,
  of: Entity,
  source: TimelineSource,
  record: Row,
  before: string | undefined,
): Promise<readonly Line[]> {
  const filter: Row = { ...source.where, ...(before && { createdAt: { lt: before } }) }
  for (const [key, name] of Object.entries(source.by))
    filter[key] = of.fields[key]?.kind === 'text' ? String(record[name]) : record[name]
  const { data } = await portal.getList(of.name, {
    filter,
    pagination: { page: 1, perPage: AT_ONCE },
    sort: { field: 'createdAt', order: 'DESC' },
  })
  const rows = data as readonly Row[]
  const told = source.told ? await toldOf(of, source.told, rows) : {}
  return rows.map((row) => ({
    ...{ key: `${of.name}/${row.id}`, at: String(row.createdAt), source, entity: of, row },
    ...(told[String(row.id)] && { told: told[String(row.id)]! }),
  }))
}
