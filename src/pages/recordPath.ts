import type { Screen } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { stands } from '../authProvider/menuOf.ts'

/** `/open/magazine/12`, where a notice leads: the record, whatever screen it stands on. */
const opens = /^\/open\/(\w+)\/([1-9]\d*)$/

/** `/open/magazine/edits/12`: an edit of many records, looked at over their list. */
const opensEdit = /^\/open\/(\w+)\/edits\/([1-9]\d*)$/

/** What screens for whole lists show one of, whichever records the list makes, changes or ends. */
const BATCH = 'batchGive'

/** The screen of a record among those somebody sees; undefined where none of them shows it. */
export function recordPath(
  seen: readonly Screen[],
  entity: string,
  id: number | string,
): string | undefined {
  const bulk = seen.find((screen) => screen.kind === 'bulk' && screen.entity === entity)
  if (bulk && entity === BATCH && stands(bulk)) return `${bulk.path}?batch=${id}`
  const list = listPathOf(entity, seen)
  return list && `${list}/${id}`
}

/**
 * Where an address of a record, or of an edit of many, leads; undefined for other addresses, and for records one does not see.
 */
export function openedAt(pathname: string, seen: readonly Screen[]): string | undefined {
  const [, edited, edit] = opensEdit.exec(pathname) ?? []
  const list = edited && listPathOf(edited, seen)
  if (list) return `${list}?edit=${edit}`
  const [, entity, id] = opens.exec(pathname) ?? []
  return entity && id ? recordPath(seen, entity, id) : undefined
}
