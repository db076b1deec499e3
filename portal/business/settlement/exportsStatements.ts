import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/ground.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { openUnit } from '#portal/engine/records/unit.ts'
import { txOf } from '#portal/storage/db/txOf.ts'

/**
 * An action that writes statements, one file a partner: those chosen together come into the file that their partner's
 * first one asked for.
 * @param writes the writer of `portal/engine/exports/exportWriters.ts`
 */
export const exportsStatements =
  (writes: string): ActionFunction =>
  async ({ ground, entity, row, session, db, records, now }) => {
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
    const unit = openUnit(ground, { session }, txOf(db))
    const job = await queueJob(unit, asked, session)
    const params = (await records.find('job', job))?.params as Row & { ids: readonly number[] }
    const ids = [...params.ids, id as number]
    await ground.rows.keep(txOf(db), entityNamed(ground, 'job'), job, {
      params: { ...params, ids },
      total: ids.length,
    })
    return { job }
  }
