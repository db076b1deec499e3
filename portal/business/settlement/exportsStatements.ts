import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'

/**
 * An action that writes statements, one file a partner: those chosen together come into the file that their partner's
 * first one asked for.
 * @param writes the writer of `portal/engine/exports/exportWriters.ts`
 */
export const exportsStatements =
  (writes: string): ActionFunction =>
  async ({ context, entity, row, session, db, records, now }) => {
    if (!row) throw missing(entity.label)
    const { id, partner } = row
    const found = await records.find('settlementPartner', partner as number)
    const asked = {
      kind: 'export',
      title: `导出结算单 · ${found?.name}`,
      key: `${writes} ${session.user?.id} ${now} ${partner}`,
      params: { writes, ids: [] },
      total: 1,
    }
    const transaction = openTransaction(context, { session }, txOf(db))
    const job = await queueJob(transaction, asked, session)
    const params = (await records.find('job', job))?.params as Row & { ids: readonly number[] }
    const ids = [...params.ids, id as number]
    await context.rows.keep(txOf(db), entityNamed(context, 'job'), job, {
      params: { ...params, ids },
      total: ids.length,
    })
    return { job }
  }
