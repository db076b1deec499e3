import type { Entity, Screen } from '#declare'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { createAt, takenOver } from '../list/createAt.ts'
import { usePerform } from '../perform/usePerform.ts'
import { mayMake } from '../record/mayDo.ts'
import { useBoard } from './useBoard.ts'
import { useScope } from './useScope.ts'

/** What boards and trees share: which records are looked at, which are selected, what may be done with them. */
export function useArranged(entity: Entity, screen: Screen, whole = false) {
  const viewer = useViewer()
  const perform = usePerform(entity)
  const scope = useScope(entity, screen)
  const looked = whole ? { ...scope, filter: scope.scope } : scope
  const board = useBoard(entity, looked)
  const may = (operation: string) => mayUse(viewer, entity, operation)
  const creates = scope.ready && mayMake(viewer, entity, scope.scope)
  const taken = { ...takenOver(entity, scope.filters), ...scope.given }
  return {
    ...{ viewer, perform, may, board, creates },
    ...scope,
    createTo: createAt(screen.path, taken),
    isFiltered: Object.keys(scope.filters).length > 0,
  }
}
