import type { Entity, Jump, Label, Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { SheetFile } from '#portal/engine/exports/sheetFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'

const percent = (of: unknown): PlannedCell => ({ value: Number(of ?? 0) / 100, style: 'percent' })
const yuan = (fen: unknown): PlannedCell => ({ value: Number(fen ?? 0) / 100, style: 'yuan' })
const heads = [
  '结算单号',
  '月份',
  '内容',
  '渠道',
  '订单数',
  '销售额',
  '退款额',
  '渠道费率',
  '可分成额',
]
const tail = ['分成比例', '调整金额', '代扣税额', '应付金额', '状态']

/** The statements of one partner with their lines, as finance sends them out. */
export async function sheet({ context, params, records }: JobWork): Promise<SheetFile> {
  const entity = entityNamed(context, 'settlementSingle')
  const ids = (params.ids ?? []) as readonly number[]
  const rows: PlannedCell[][] = []
  let partner: Row | null = null
  for (const id of ids) {
    const statement = await records.find('settlementSingle', id)
    if (!statement) continue
    partner ??= await records.find('settlementPartner', statement.partner as number)
    rows.push(...(await linesOf(statement, records)), totalOf(statement, entity))
  }
  const columns = [20, 10, 30, 14, 10, 14, 14, 10, 14, 10, 12, 12, 14, 10]
  return {
    plan: {
      name: '结算单',
      columns: columns.map((width) => ({ width })),
      rows: [[...heads, ...tail].map((title) => header(title)), ...rows],
      isFrozen: true,
    },
    rows: rows.length,
    name: `结算单-${partner?.name ?? ''}.xlsx`,
  }
}

async function linesOf(statement: Row, records: Records): Promise<PlannedCell[][]> {
  const found: PlannedCell[][] = []
  for (const line of (statement.lines ?? []) as readonly Row[]) {
    const channel = await records.find('financeType', line.channel as number)
    found.push([
      text(String(statement.statementNo)),
      text(String(statement.month)),
      text(titleOf(statement)),
      text(String(channel?.name ?? '')),
      Number(line.orders ?? 0),
      yuan(line.gross),
      yuan(line.refund),
      percent(line.feeRate),
    ])
  }
  return found
}

const titleOf = ({ title, content }: Row): string =>
  String(title ?? (content as Jump | null)?.type ?? '')

function totalOf(statement: Row, { states, stateField }: Entity): PlannedCell[] {
  const state: Label = states[String(statement[stateField])] ?? ['', '']
  return [
    text(String(statement.statementNo)),
    text(String(statement.month)),
    text('合计'),
    null,
    null,
    yuan(statement.grossAmount),
    yuan(statement.refundAmount),
    null,
    yuan(statement.netAmount),
    percent(statement.shareRate),
    yuan(statement.adjustAmount),
    yuan(statement.taxAmount),
    yuan(statement.payable),
    text(state[0]),
  ]
}
