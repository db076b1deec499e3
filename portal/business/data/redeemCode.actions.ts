import type { Row } from '#declare'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'

const queue = (
  { context, session, db, row }: ActionCall,
  asked: { kind: string; title: string; params: Row; total: number },
) =>
  queueJob(
    openTransaction(context, { session }, txOf(db)),
    { ...asked, entity: 'redeemCode', recordId: (row as Row).id as number },
    session,
  )

/** Actions of redeem codes: each is about the whole batch of the code it is called on. */
export const actions: ActionFunctions = {
  /** What the form of a new batch begins with. */
  generate: async () => ({ quantity: 100 }),

  /** The code itself at once, so that what is wrong is told; the others by a job. */
  editBatch: async (call) => {
    const { id, batchNo, batchName } = call.row as Row
    const changed = await call.change(id as number, call.values)
    const total = await call.records.count('redeemCode', { batchNo, status: 'unused' })
    if (total <= 1) return changed
    const params = { does: 'edit', batchNo, values: call.values }
    return {
      job: await queue(call, {
        kind: 'redeemCodes',
        title: `修改批次 · ${batchName}`,
        params,
        total,
      }),
      total,
    }
  },

  exportBatch: async (call) => {
    const { id, batchNo, batchName } = call.row as Row
    const total = await call.records.count('redeemCode', { batchNo })
    const params = { writes: 'redeemBatch', first: id }
    return {
      job: await queue(call, { kind: 'export', title: `导出兑换码 · ${batchName}`, params, total }),
    }
  },
}
