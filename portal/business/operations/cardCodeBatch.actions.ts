import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { weaknessOf } from '#portal/engine/session/password.ts'
import { seal } from '#portal/engine/webhooks/seal.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { codesAsked } from './cards/cardCodes.job.ts'
import { PASSWORD } from './cards/cardExport.job.ts'

const MOST = 50_000

/** Actions of batches of card codes. */
export const actions: ActionFunctions = {
  /** So many more codes of the same batch, 50000 in all. */
  append: async ({ context, row, values, records, session, db }) => {
    const batch = row as Row
    const quantity = Number(batch.quantity) + Number(values.amount)
    if (!Number.isSafeInteger(quantity) || Number(values.amount) < 1 || quantity > MOST)
      throw refusedField('amount', [
        `一个批次最多 ${MOST} 张，还可追加 ${MOST - Number(batch.quantity)} 张`,
        `A batch holds ${MOST} at most: ${MOST - Number(batch.quantity)} more`,
      ])
    await context.rows.keep(txOf(db), context.entities.get('cardCodeBatch')!, batch.id as number, {
      quantity,
    })
    const changed = (await records.find('cardCodeBatch', batch.id as number)) as Row
    return {
      job: await queueFor({ context, session, db }, codesAsked(changed)),
    }
  },

  exportCodes: async ({ context, row, values, session, db }) => {
    const batch = row as Row
    const password = String(values.password ?? '')
    if (!/^[!-~]{16,64}$/.test(password))
      throw refusedField('password', [
        '密码为 16 到 64 位字母、数字或符号',
        'The password has 16 to 64 letters, digits or signs',
      ])
    // The format stretches passwords a thousand times only: what can be guessed is refused, rather than made slow to guess.
    const weak = await weaknessOf(password)
    if (weak) throw refusedField('password', weak)
    const asked = {
      kind: 'cardExport',
      title: `导出卡码 · ${String(batch.name)}`,
      entity: 'cardCodeBatch',
      recordId: batch.id as number,
      params: { batch: batch.id, password: await seal(context.secret, PASSWORD, password) },
      total: Number(batch.generated ?? 0),
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}
