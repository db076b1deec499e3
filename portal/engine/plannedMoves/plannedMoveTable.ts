import { ownTable } from '#portal/storage/db/tableSpec.ts'

/**
 * Moves that somebody set for a time: of each move of a record at most one. `failed` is JSON: why the portal could not
 * make it then, in both languages.
 */
export const plannedMoveTable = ownTable(
  '_planned_move',
  {
    ...{ entity: 'text', recordId: 'integer', move: 'text', at: 'text' },
    ...{ planner: 'integer', plannerName: 'text', failed: 'text' },
  },
  ['entity', 'recordId', 'move'],
  [['at']],
)
