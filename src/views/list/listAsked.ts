import { type GetListParams, getQuery, parseQueryFromLocation, type Store } from 'ra-core'
import type { Entity, Screen } from '#declare'
import { closedBy } from '#derive/closedBy.ts'
import { type Held, heldBy, settledBy } from '#derive/listFilter/heldBy.ts'
import { momentOf } from '#derive/moment.ts'
import { isKanbanOn } from '../kanban/isKanbanOn.ts'
import { namesOf } from './columns.ts'
import { holdsDrafts } from './listHolding.ts'
import { listMeta } from './listMeta.ts'
import { namesShown } from './namesShown.ts'
import { sortOf } from './sortOf.ts'
import { columnsAsked, viewAsked } from './viewAsked.ts'
import { chosenColumns, visibleColumns } from './visibleColumns.ts'

/**
 * How a list is sorted and cut into pages before anybody says otherwise, and where what they say is kept. Of drafts the
 * one somebody worked on last comes first.
 */
export function listDefaults(entity: Entity, screen: Screen, inLanes: boolean) {
  return {
    sort: sortOf(entity, holdsDrafts(entity, screen) ? '-updatedAt' : undefined),
    perPage: inLanes || entity.list.ladder || entity.list.grid ? 100 : 10,
    storeKey: inLanes ? `${screen.path}/lanes` : screen.path,
  }
}

/** What a screen holds fast: sent with every filter, given to new records, shown nowhere. */
export const fixedBy = (entity: Entity, screen: Screen): { readonly [field: string]: unknown } => ({
  ...entity.fixed[screen.path],
})

/**
 * What a screen holds fast needs no column, nor what rules leave empty there; a state out of several still tells rows
 * apart.
 */
export function sameInAll(entity: Entity, fixed: Held): readonly string[] {
  const settled = settledBy(fixed)
  const names = Object.keys(settled)
  return names.length > 0 ? [...names, ...closedBy(entity, settled)] : names
}

/**
 * What a list will ask the portal for when it is first drawn at an address, word for word: it can be asked before
 * anything is drawn.
 */
export function listAsked(
  entity: Entity,
  screen: Screen,
  { store, search }: { readonly store: Store; readonly search: string },
): GetListParams {
  const fixed = fixedBy(entity, screen)
  const { storeKey, ...usual } = listDefaults(entity, screen, isKanbanOn(entity, screen.path))
  const ofView = columnsAsked(viewAsked(search, store.getItem(storeKey)))
  const columns = visibleColumns(
    entity,
    ofView ? ofView.columns : chosenColumns(store, screen.path),
    sameInAll(entity, fixed),
  )
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search } as never),
    params: store.getItem(storeKey),
    filterDefaultValues: undefined,
    ...usual,
  })
  return {
    pagination: { page, perPage },
    sort: { field: sort, order: order as 'ASC' | 'DESC' },
    filter: { ...filter, ...heldBy(fixed, momentOf(Date.now())) },
    meta: listMeta(namesShown(entity, namesOf(columns))),
  }
}
