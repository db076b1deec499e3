import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

/** Actions of speed profiles. */
export const actions: ActionFunctions = {
  /** A job that puts the expected length beside every article without sound that is read in this profile. */
  reestimate: async ({ context, entity, row, session, db, records }) => {
    if (!row) throw missing(entity.label)
    const asked = {
      kind: 'estimate',
      title: `重算预计时长：${row.name}`,
      entity: 'articleSpeed',
      recordId: row.id as number,
      params: { speed: row.id },
      total: await records.count('article', { audio: { set: false } }),
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}
