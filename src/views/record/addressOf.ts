import type { Action, Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'

/** Where an action that only leads somewhere goes: another entity's list filtered by this record, or a page with its id, or with a filter where it says by what. */
export function addressOf(action: Action, record: Row | null): string {
  if (!action.opens) return action.page ? addressOfPage(action, record) : '/404'
  const path = listPathOf(action.opens) ?? '/404'
  if (record && action.via) return `${path}/${numberAt(record, action.via)}`
  if (!record || !action.by) return path
  return filteredBy(path, action.by, record)
}

/** A list shows a reference with its title. */
const numberAt = (record: Row, field: string): string => {
  const value = record[field] as { readonly id?: unknown } | number | null
  return String(value !== null && typeof value === 'object' ? value.id : value)
}

const addressOfPage = ({ page = '', by }: Action, record: Row | null): string => {
  if (!record) return page
  return by ? filteredBy(page, by, record) : `${page}?id=${String(record.id)}`
}

const filteredBy = (path: string, by: NonNullable<Action['by']>, record: Row): string => {
  const filter =
    typeof by === 'string'
      ? { [by]: record.id }
      : Object.fromEntries(Object.entries(by).map(([theirs, ours]) => [theirs, record[ours]]))
  return `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
