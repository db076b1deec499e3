import type { Row } from '#declare'
import type { Tx } from '../db/database.ts'
import { missing } from '../errors.ts'
import { queueJob } from '../jobs/queueJob.ts'
import { entityNamed } from '../records/ground.ts'
import { openUnit } from '../records/unit.ts'
import { importSales } from '../settlement/importSales.ts'
import type { ActionCall, ActionFunctions } from './action.ts'

const statementOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label, '?')
  return row
}

/** One file a partner: statements chosen together come into the file that their partner's first one asked for. */
async function exportStatement(call: ActionCall): Promise<Row> {
  const { ground, session, db, records, now } = call
  const { id, partner } = statementOf(call)
  const found = await records.find('settlementPartner', partner as number)
  const asked = {
    kind: 'export',
    title: `导出结算单 · ${found?.name}`,
    key: `statements ${session.user?.id} ${now} ${partner}`,
    params: { writes: 'statements', ids: [] },
    total: 1,
  }
  const unit = openUnit(ground, { session }, db as Tx)
  const job = await queueJob(unit, asked, session)
  const params = (await records.find('job', job))?.params as { readonly ids: readonly number[] }
  const ids = [...params.ids, id as number]
  await ground.rows.keep(db as Tx, entityNamed(ground, 'job'), job, {
    params: { ...params, ids },
    total: ids.length,
  })
  return { job }
}

/** Rates of the partner and of the channels as they are now. */
async function recalculate(call: ActionCall): Promise<Row> {
  const { records, change } = call
  const statement = statementOf(call)
  const partner = await records.find('settlementPartner', statement.partner as number)
  const lines: Row[] = []
  for (const line of (statement.lines ?? []) as readonly Row[]) {
    const channel = await records.find('financeType', line.channel as number)
    lines.push({ ...line, feeRate: channel?.feeRate ?? line.feeRate })
  }
  const shareRate = partner?.singleRate ?? statement.shareRate
  return change(statement.id as number, { lines, shareRate })
}

/** Actions of single settlements. */
export const settlementSingle: ActionFunctions = {
  import: importSales,
  exportStatement,
  recalculate,
}
