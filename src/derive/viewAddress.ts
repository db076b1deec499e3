import type { Entity, Row } from '#declare'
import { isProblem, readFilter } from './listFilter/readFilter.ts'
import type { SavedView } from './savedView.ts'

/** What the list can still be filtered by, and the names of filters it has no more. */
export function stillFiltered(
  entity: Entity,
  { filter }: Pick<SavedView, 'filter'>,
): { readonly filter: Row; readonly gone: readonly string[] } {
  const gone = Object.keys(filter).filter(
    (key) => key !== 'q' && isProblem(readFilter(entity, key, filter[key])),
  )
  const left = Object.entries(filter).filter(([key]) => !gone.includes(key))
  return { filter: Object.fromEntries(left), gone }
}

/** The address of a list as a view shows it. */
export function addressOfView({ screen, sort, perPage }: SavedView, filter: Row): string {
  const search = new URLSearchParams({
    ...{ filter: JSON.stringify(filter), sort: sort.field, order: sort.order },
    ...{ page: '1', perPage: String(perPage) },
  })
  return `${screen}?${search}`
}
