import type { Store } from 'ra-core'
import type { Entity } from '#declare'
import { type Column, columnsFor, usualColumns } from './columns.ts'
import { plainNames } from './pins.ts'

/** Where the columns that somebody chose for a screen are kept in this browser. */
export const columnsKey = (screen: string): string =>
  `columns.${localStorage.getItem('username') ?? ''}.${screen}`

/** Where it is kept how wide somebody made the columns of a screen. */
export const sizesKey = (screen: string): string =>
  `sizes.${localStorage.getItem('username') ?? ''}.${screen}`

/** The names chosen there; null where nobody chose. */
export const chosenColumns = (store: Store, screen: string): readonly string[] | null =>
  store.getItem(columnsKey(screen)) ?? null

/** The columns chosen, those of the declaration where none were; without what the screen hides. */
export function visibleColumns(
  entity: Entity,
  chosen: readonly string[] | null,
  hidden: readonly string[],
): readonly Column[] {
  const names = chosen ? plainNames(chosen) : usualColumns(entity)
  return columnsFor(
    entity,
    names.filter((name) => !hidden.includes(name)),
  )
}
