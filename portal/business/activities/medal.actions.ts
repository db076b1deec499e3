import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

const medalOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** Actions of medals. */
export const actions: ActionFunctions = {
  exportHolders: async (call) => {
    const { context, session, db } = call
    const { id, name, holders } = medalOf(call)
    const asked = {
      kind: 'export',
      title: `导出获得者 · ${name}`,
      entity: 'medal',
      recordId: id as number,
      params: { writes: 'medalHolders', medal: id },
      total: Number(holders ?? 0),
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}
