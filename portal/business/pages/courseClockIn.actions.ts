import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { exportsParticipants } from '../activities/participation/participants.sheet.ts'

/** Actions of clock-ins to courses. */
export const actions: ActionFunctions = {
  exportRecords: exportsParticipants('clockIns'),

  /** A job gives them one by one. */
  giveRewards: async ({ context, entity, row, session, db, records }) => {
    if (!row) throw missing(entity.label)
    const total = await records.count('clockInReward', { courseClockIn: row.id, status: 'waiting' })
    const job = {
      kind: 'clockInRewards',
      title: `补发奖励 · ${String(row.name)}`,
      entity: entity.name,
      recordId: row.id as number,
      params: { activity: row.id },
      total,
    }
    return { job: await queueFor({ context, session, db }, job), total }
  },
}
