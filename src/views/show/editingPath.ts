import type { Row, Screen } from '#declare'
import { listPathOf, writesFrom } from '#resources/screens.ts'

/** Where a record that a screen only shows is changed, among the screens somebody sees; undefined where it is changed here, or nowhere. */
export function editingPath(
  screen: Screen,
  record: Row,
  seen: readonly Screen[],
): string | undefined {
  if (writesFrom(screen) || screen.entity === undefined) return undefined
  const path = listPathOf(screen.entity, seen.filter(writesFrom), record)
  return path && `${path}/${String(record.id)}`
}
