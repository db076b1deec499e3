import type { Action, Row, Screen } from '#declare'
import { listPathOf } from '#resources/screens.ts'

/** Where an action that only leads somewhere goes: another entity's list filtered by this record, or a page with its id, or with a filter where it says by what. */
export function addressOf(action: Action, record: Row | null, screens?: readonly Screen[]): string {
  if (!action.opens) return action.page ? addressOfPage(action, record) : '/404'
  const filter = record && action.by ? filterBy(action.by, record) : {}
  const path =
    listPathOf(action.opens, screens, filter) ??
    listPathOf(action.opens, undefined, filter) ??
    '/404'
  if (record && action.via) return `${path}/${numberAt(record, action.via)}`
  return Object.keys(filter).length > 0 ? filtered(path, filter) : path
}

const numberAt = (record: Row, field: string): string => String(plainly(record[field]))

const addressOfPage = ({ page = '', by }: Action, record: Row | null): string => {
  if (!record) return page
  return by ? filtered(page, filterBy(by, record)) : joined(page, `id=${String(record.id)}`)
}

const filterBy = (by: NonNullable<Action['by']>, record: Row): Row =>
  typeof by === 'string'
    ? { [by]: record.id }
    : Object.fromEntries(
        Object.entries(by).map(([theirs, ours]) => [theirs, plainly(record[ours])]),
      )

/** A list shows a reference with its title. */
const plainly = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

const filtered = (path: string, filter: Row): string =>
  joined(path, `filter=${encodeURIComponent(JSON.stringify(filter))}`)

/** A page may be told something already. */
const joined = (path: string, search: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${search}`
