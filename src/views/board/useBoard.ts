import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { Entity, Row } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { namesShown } from '../list/namesShown.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { woven } from './woven.ts'

/** A board shows no more; the portal sorts no more at once. */
export const mostCards = 1000

/** The records of a board in their order, and a way to sort them: shown at once, saved whole, put back if refused. */
export function useBoard(entity: Entity, { filter, scope, ready }: Looked) {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const say = useSay()
  const order = handOrderOf(entity)
  const queryKey = [entity.name, 'board', filter]
  const query = useQuery({
    queryKey,
    enabled: ready,
    queryFn: () => everything(portal, entity, filter, order?.field ?? 'id'),
    // While a filter is typed the cards stay; those of another board never stand for the new one.
    placeholderData: (before, asked) =>
      sameBoard(asked?.queryKey[2] as Row | undefined, scope) ? before : undefined,
  })
  const [sorted, setSorted] = useState<readonly Row[] | null>(null)
  const rows = sorted ?? query.data ?? none
  const usual = useUsual(query.data?.length)

  const sort = async (next: readonly Row[]) => {
    if (!order) return
    setSorted(next)
    const among = Object.fromEntries(
      order.scope.map((name) => [name, scope[name] ?? next[0]?.[name] ?? null]),
    )
    try {
      const others = Object.keys(filter).some((name) => !order.scope.includes(name))
      const all = others ? await everything(portal, entity, among, order.field) : next
      await portal.order(entity.name, woven(all, next), among)
      await client.invalidateQueries({ queryKey: [entity.name] })
      notify(say(['排序已保存', 'The order is saved']), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    setSorted(null)
  }
  return { rows, query, sort, sortable: order !== undefined, usual }
}

/** Which board is looked at, and what of it. */
interface Looked {
  readonly filter: Row
  readonly scope: Row
  readonly ready: boolean
}
const none: readonly Row[] = []

const sameBoard = (asked: Row | undefined, scope: Row): boolean =>
  asked !== undefined &&
  Object.entries(scope).every(
    ([name, value]) => JSON.stringify(asked[name]) === JSON.stringify(value),
  )

/** How many stood there last: so many are waited for when another board is chosen. */
function useUsual(found: number | undefined): number {
  const usual = useRef(found || FIRST)
  useEffect(() => {
    if (found) usual.current = found
  }, [found])
  return usual.current
}
const FIRST = 5

const everything = async (
  portal: PortalProvider,
  entity: Entity,
  filter: Row,
  field: string,
): Promise<readonly Row[]> => {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null))
  const { data } = await portal.getList(entity.name, {
    filter: asked,
    sort: { field, order: 'ASC' },
    pagination: { page: 1, perPage: mostCards },
    meta: { columns: namesShown(entity, entity.list.columns) },
  })
  return data as Row[]
}
