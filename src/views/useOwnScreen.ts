import type { Entity, Row, Screen } from '#declare'
import { isAgainst, listPathOf } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'

/**
 * Where a record stands that another screen of its entity was asked for, among those the person sees: the block of one
 * page opens below that page. Undefined where it stands here, and where no screen is for it. How it stands at the moment
 * decides nothing: it may change while one looks at it.
 */
export function useOwnScreen(
  entity: Entity,
  screen: Screen,
  record: Row | undefined,
): string | undefined {
  const seen = screensSeen(useViewer())
  const { [entity.stateField]: _, ...lasting } = record ?? {}
  if (!record || !isAgainst(entity.fixed[screen.path], lasting)) return undefined
  const own = listPathOf(entity.name, seen, record) ?? listPathOf(entity.name, seen, lasting)
  return own === undefined || own === screen.path ? undefined : `${own}/${String(record.id)}`
}
