import type { Action, Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'

/** Where an action that only leads somewhere goes: another entity's list filtered by this record, or a page with its id. */
export function addressOf(action: Action, record: Row | null): string {
  if (!action.opens) return action.page ? addressOfPage(action.page, record) : '/404'
  const path = listPathOf(action.opens) ?? '/404'
  if (!record || !action.by) return path
  return `${path}?filter=${encodeURIComponent(JSON.stringify({ [action.by]: record.id }))}`
}

const addressOfPage = (page: string, record: Row | null): string =>
  record ? `${page}?id=${String(record.id)}` : page
