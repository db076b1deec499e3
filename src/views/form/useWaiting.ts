import { useDataProvider, useStoreContext } from 'ra-core'
import { useCallback } from 'react'
import type { Condition, Entity, Screen } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { listAsked } from '../list/listAsked.ts'
import { type Turn, turnAfter } from './turnAfter.ts'

/** So many that wait are looked at; behind the last of them it begins at the first again. */
const MOST = 200

/** Tells whose turn it is after a record: of those that meet a condition, under filter and order of the list one came from. */
export function useWaiting(
  entity: Entity,
  screen: Screen,
  where: Condition | undefined,
): (id: number) => Promise<Turn> {
  const portal = useDataProvider<PortalProvider>()
  const store = useStoreContext()
  return useCallback(
    async (id) => {
      const { filter, sort } = listAsked(entity, screen, { store, search: '' })
      const { data, total } = await portal.getList(entity.name, {
        filter: { ...filter, ...where },
        sort: sort!,
        pagination: { page: 1, perPage: MOST },
        meta: { columns: [] },
      })
      const ids = data.map((row) => Number(row.id))
      return turnAfter(ids, id, total ?? data.length)
    },
    [entity, screen, where, portal, store],
  )
}
