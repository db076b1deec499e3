import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { Entity, Row } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { namesShown } from '../list/namesShown.ts'
import { changedBy, lastToChange, takeBack } from '../perform/takeBack.ts'
import type { Undo } from '../perform/Undo.ts'
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
      const ids = woven(all, next)
      await portal.order(entity.name, ids, among)
      await client.invalidateQueries({ queryKey: [entity.name] })
      const done = say(['排序已保存', 'The order is saved'])
      const run = () => sortBack(rows, ids, among, order.field)
      notify(done, { type: 'success', undo: { done, run } satisfies Undo })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    setSorted(null)
  }
  /** Where nobody sorted or added anything since, the cards stand again as they stood. */
  const sortBack = (before: readonly Row[], ids: readonly number[], among: Row, field: string) => {
    const here = { say, notify, portal, entity, refresh: () => client.invalidateQueries() }
    return takeBack(here, say(['排序', 'The order']), async () => {
      const now = await everything(portal, entity, among, field)
      const other = now.find(({ id }, at) => Number(id) !== ids[at])
      if (other || now.length !== ids.length)
        throw new Error(changedBy(say, await lastToChange(portal, entity, other)))
      await portal.order(entity.name, woven(now, before), among)
      return true
    })
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
