import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { DashboardOf, Entity } from '#declare'
import type { DashboardFigures } from '#derive/dashboard/figures.ts'
import { call } from '../../client/client.ts'

/** What is asked for, as it stands in the address. */
export type Asking = { readonly [name: string]: string }

/** The figures of a dashboard for what the address asks, and how to ask otherwise. */
export function useDashboard(entity: Entity, name: string, board: DashboardOf) {
  const [search, setSearch] = useSearchParams()
  const asking = askedIn(search)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [entity.name, 'dashboard', name, asking],
    queryFn: async () => {
      const path = `${entity.path}/dashboard/${name}`
      return (await call<DashboardFigures>('GET', path, { query: asking, timeout: 20_000 })).data
    },
    // It says itself that it waits, and what is wrong.
    meta: { quiet: true },
    retry: false,
    placeholderData: (before) => before,
  })
  /** Values to change; undefined takes one out. */
  const ask = (changed: { readonly [name: string]: string | undefined }) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(askedIn(before))
        for (const [key, value] of Object.entries(changed))
          if (value === undefined || value === '') next.delete(key)
          else next.set(key, value)
        return next
      },
      { replace: true },
    )
  return { told: data, error, isFetching, refetch, asking, ask, range: board.range }
}

/** What the address asks; links from a record name it in a filter, as those to lists do. */
function askedIn(search: URLSearchParams): Asking {
  const { filter, ...asked } = Object.fromEntries(search)
  if (!filter) return asked
  const named = Object.entries(readFilter(filter)).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(named), ...asked }
}

function readFilter(text: string): object {
  try {
    return Object(JSON.parse(text)) as object
  } catch {
    return {}
  }
}
