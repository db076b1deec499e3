import type { Action, Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'

/** Where an action that only leads somewhere goes: another entity's list filtered by this record, or a page with its id, or with a filter where it says by what. */
export function addressOf(action: Action, record: Row | null): string {
  if (!action.opens) return action.page ? addressOfPage(action, record) : '/404'
  const path = listPathOf(action.opens) ?? '/404'
  if (!record || !action.by) return path
  return filteredBy(path, action.by, record)
}

const addressOfPage = ({ page = '', by }: Action, record: Row | null): string => {
  if (!record) return page
  return by ? filteredBy(page, by, record) : `${page}?id=${String(record.id)}`
}

const filteredBy = (path: string, by: string, record: Row): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ [by]: record.id }))}`
