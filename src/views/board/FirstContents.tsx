import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type ReactNode, use } from 'react'
import { Navigate } from 'react-router-dom'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { lastContents } from '../list/lastContents.ts'
import { sortOf } from '../list/sortOf.ts'
import type { ViewProps } from '../ViewProps.ts'
import { WaitingRows } from '../WaitingRows.tsx'

interface Props extends ViewProps {
  /** The reference whose records have contents. */
  readonly by: string
  /** Stands where there is nothing to show the contents of. */
  readonly children: ReactNode
}

/**
 * Opened from the menu, a screen of contents begins with those looked at last, else with those of the first record in
 * its own list: the newest issue. It says so in the address.
 */
export default function FirstContents({ screen, entity, by, children }: Props) {
  const portal = useDataProvider<PortalProvider>()
  const to = entity.fields[by]!.to!
  const target = use(loadEntity(to))
  const { data, isPending, error } = useQuery({
    queryKey: [to, 'contents', screen.path],
    queryFn: async () => (await stillThere(portal, to, lastContents(screen))) ?? (await first()),
    gcTime: 0,
    retry: false,
  })
  async function first(): Promise<number | null> {
    const { data } = await portal.getList(to, {
      filter: {},
      sort: sortOf(target),
      pagination: { page: 1, perPage: 1 },
      meta: { columns: [target.title] },
    })
    return Number((data as readonly Row[])[0]?.id ?? 0) || null
  }
  if (isPending) return <WaitingRows count={8} cards />
  // The list below tells its own failures.
  if (error || !data) return children
  return <Navigate to={`?filter=${encodeURIComponent(JSON.stringify({ [by]: data }))}`} replace />
}

/** What was looked at last, unless it was deleted since or nobody shows it any more. */
async function stillThere(
  portal: PortalProvider,
  to: string,
  last: number | 'all' | undefined,
): Promise<number | null> {
  if (typeof last !== 'number') return null
  const found = await portal.getOne(to, { id: String(last) }).catch(() => null)
  return found ? last : null
}
