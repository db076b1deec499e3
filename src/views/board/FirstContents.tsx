import { useQuery } from '@tanstack/react-query'
import { type SortPayload, useDataProvider } from 'ra-core'
import { type ReactNode, use } from 'react'
import { Navigate } from 'react-router-dom'
import type { Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { loadEntity } from '#resources/load.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { lastContents } from '../list/lastContents.ts'
import { sortOf } from '../list/sortOf.ts'
import type { ViewProps } from '../ViewProps.ts'
import { WaitingRows } from '../WaitingRows.tsx'
import type { Opened } from './openedSaid.ts'

/** Whose contents are shown at first, and why theirs. */
interface First {
  readonly id: number
  readonly opened: Opened
}

interface Props extends ViewProps {
  /** The reference whose records have contents. */
  readonly by: string
  /** Stands where there is nothing to show the contents of. */
  readonly children: ReactNode
}

/**
 * Opened from the menu, a screen of contents begins with those looked at last, else with those that go out next, else
 * with those of the first record in its own list: the newest issue. It says so in the address, and above the contents
 * why it is this one.
 */
export default function FirstContents({ screen, entity, by, children }: Props) {
  const portal = useDataProvider<PortalProvider>()
  const to = entity.fields[by]!.to!
  const target = use(loadEntity(to))
  const { data, isPending, error } = useQuery({
    queryKey: [to, 'contents', screen.path],
    queryFn: async (): Promise<First | null> =>
      (await stillThere(portal, to, lastContents(screen))) ?? (await next()) ?? (await first()),
    gcTime: 0,
    retry: false,
  })
  const firstOf = async (filter: Row, sort: SortPayload): Promise<number | null> => {
    const { data } = await portal.getList(to, {
      ...{ filter, sort, pagination: { page: 1, perPage: 1 } },
      meta: { columns: [target.title] },
    })
    return Number((data as readonly Row[])[0]?.id ?? 0) || null
  }
  async function next(): Promise<First | null> {
    const { at, due } = target.calendar ?? {}
    if (!at || !due) return null
    const today = momentOf(Date.now()).slice(0, 10)
    const filter = { [target.stateField]: due, [at]: { gte: today } }
    const id = await firstOf(filter, { field: at, order: 'ASC' }).catch(() => null)
    return id ? { id, opened: 'next' } : null
  }
  async function first(): Promise<First | null> {
    const id = await firstOf({}, sortOf(target))
    return id ? { id, opened: 'newest' } : null
  }
  if (isPending) return <WaitingRows count={8} cards />
  // The list below tells its own failures.
  if (error || !data) return children
  const filter = encodeURIComponent(JSON.stringify({ [by]: data.id }))
  return <Navigate to={`?filter=${filter}`} replace state={{ opened: data.opened }} />
}

/** What was looked at last, unless it was deleted since or nobody shows it any more. */
async function stillThere(
  portal: PortalProvider,
  to: string,
  last: number | 'all' | undefined,
): Promise<First | null> {
  if (typeof last !== 'number') return null
  const found = await portal.getOne(to, { id: String(last) }).catch(() => null)
  return found && { id: last, opened: 'last' }
}
