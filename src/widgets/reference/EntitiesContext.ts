import { createContext, useContext } from 'react'
import type { Label, Row } from '#declare'

/** What a reference must know of the entity it leads to; light, so that it can stand in the first load. */
export interface EntityInfo {
  readonly label: Label
  /** The field a record is called by. */
  readonly title: string
  readonly path: string
  /** The field with the picture shown beside it, where there is one. */
  readonly image?: string | undefined
  /** The field that names the record above, where the entity is a tree. */
  readonly parent?: string | undefined
}
export type FindEntity = (name: string) => EntityInfo | undefined

/** Given by the app: every entity by its name. */
export const EntitiesContext = createContext<FindEntity>(() => undefined)

/** Given by the app: what every entity is called, by its name. */
export const EveryEntityContext = createContext<{ readonly [entity: string]: Label }>({})

export const useEntityInfo = (name: string): EntityInfo | undefined =>
  useContext(EntitiesContext)(name)

/** What a record is called: the field named as its title, else title or name, else its number; dots while it is asked. */
export function titleOf(
  record: Row | undefined,
  info: EntityInfo | undefined,
  id?: unknown,
): string {
  if (record?.awaited) return '…'
  const called = record?.[info?.title ?? 'title'] ?? record?.title ?? record?.name
  return called === null || called === undefined || called === ''
    ? `#${String(record?.id ?? id)}`
    : String(called)
}
