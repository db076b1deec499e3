import type { Label } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { mailUser } from '../comments/mailUser.ts'

/** Actions of seeding officers. */
export const actions: ActionFunctions = {
  /** One level for each of them, and a letter that tells so. */
  setLevel: async ({ row, entity, values, change, context, session, db }) => {
    if (!row) throw missing(entity.label)
    const { level } = values
    if (level === row.level) return row
    const changed = await change(row.id as number, { level })
    const labels = entity.fields.level?.of as { readonly [level: string]: Label }
    const called = labels[String(level)]?.[0]
    // Each gets a letter of their own, which is none of the bulk call's.
    const { records } = openTransaction(context, { session }, txOf(db))
    await mailUser(records, row.user as number, {
      title: '种草官等级已调整',
      summary: `你的种草官等级现为“${called}”`,
      content: `<p>${row.nickname}，你的种草官等级现为“${called}”，奖励积分随等级计算。</p>`,
    })
    return changed
  },
}
