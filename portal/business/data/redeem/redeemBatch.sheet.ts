import type { Label, Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { SheetFile } from '#portal/engine/exports/sheetFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import { timeCell } from '#portal/engine/imports/sheet/write/timeCell.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'

const PAGE = 500
const heads = ['兑换码', '批次号', '批次名称', '兑换开始', '兑换截止', '状态', '已兑次数']

/** Every code of a batch, in full, of the batch that `params.first` stands in. */
export async function sheet({ context, params, records }: JobWork): Promise<SheetFile> {
  const first = (await records.find('redeemCode', Number(params.first))) as Row
  const { states } = entityNamed(context, 'redeemCode')
  const rows: PlannedCell[][] = []
  for (let after = 0; ; ) {
    const where = { batchNo: first.batchNo, id: { gt: after } }
    const page = await records.select('redeemCode', where, { limit: PAGE, sort: 'id' })
    rows.push(...page.map((row) => lineOf(row, states)))
    if (page.length < PAGE) break
    after = page.at(-1)?.id as number
  }
  const columns = [18, 18, 28, 20, 20, 10, 10].map((width) => ({ width }))
  const lines = [heads.map((title) => header(title)), ...rows]
  return {
    plan: { name: '兑换码', columns, rows: lines, isFrozen: true },
    rows: rows.length,
    name: `兑换码-${first.batchNo}.xlsx`,
  }
}

function lineOf(row: Row, states: { readonly [state: string]: Label }): PlannedCell[] {
  const { start, end } = (row.redeemPeriod ?? {}) as { start?: string; end?: string }
  const state = states[row.status as string]?.[0] ?? ''
  return [
    ...[row.code, row.batchNo, row.batchName].map((value) => text(String(value))),
    timeCell(start),
    timeCell(end),
    text(state),
    Number(row.uses ?? 0),
  ]
}
