import { useQueries } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Row } from '#declare'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { namesOf } from '../../../views/list/columns.ts'
import { namesShown } from '../../../views/list/namesShown.ts'
import { holdingsColumns } from './holdingsColumns.ts'
import { belongsTo } from './parts.ts'
import type { HeldList } from './useParts.ts'

/** So many rows are shown at first, and so many more at a time. */
export const STEP = 20

/** The newest rows of each list, by the user they belong to. */
export function useHeld(
  lists: readonly HeldList[],
  user: number,
  most: { readonly [entity: string]: number },
) {
  const portal = useDataProvider<PortalProvider>()
  return useQueries({
    queries: lists.map((list) => {
      const { of } = list
      const by = list.sort ?? of.list.sort[0] ?? '-createdAt'
      const asked = {
        filter: belongsTo(list, user),
        sort: {
          field: by.replace(/^-/, ''),
          order: by.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
        },
        pagination: { page: 1, perPage: most[of.name] ?? STEP },
        meta: { columns: namesShown(of, namesOf(holdingsColumns(list))) },
      }
      return {
        queryKey: [of.name, 'getList', asked],
        queryFn: async () => {
          const { data, total } = await portal.getList(of.name, asked)
          return { rows: data as readonly Row[], total: total ?? data.length }
        },
        placeholderData: <T>(before: T) => before,
        retry: false,
      }
    }),
  })
}
