import type { Entity, Label, Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { SheetFile } from '#portal/engine/exports/sheetFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'

const percent = (of: unknown): PlannedCell => ({ value: Number(of ?? 0) / 100, style: 'percent' })
const time = (seconds: unknown): PlannedCell => ({
  value: Number(seconds ?? 0) / 86_400,
  style: 'duration',
})
const yuan = (fen: unknown): PlannedCell => ({ value: Number(fen ?? 0) / 100, style: 'yuan' })
const heads = [
  ...(['结算单号', '月份', '会员类型', '内容', '收听人数', '有效时长'] as const),
  ...(['全站有效时长', '时长占比', '会员收入池', '分成比例', '分成金额'] as const),
  ...(['调整金额', '代扣税额', '应付金额', '状态'] as const),
]
const widths = [20, 10, 14, 32, 10, 16, 20, 12, 16, 10, 14, 12, 12, 14, 10]

/** The statements of one partner with their contents, as finance sends them out. */
export async function sheet({ context, params, records }: JobWork): Promise<SheetFile> {
  const entity = entityNamed(context, 'settlementVip')
  const rows: PlannedCell[][] = []
  let partner: Row | null = null
  for (const id of (params.ids ?? []) as readonly number[]) {
    const statement = await records.find('settlementVip', id)
    if (!statement) continue
    partner ??= await records.find('settlementPartner', statement.partner as number)
    rows.push(...linesOf(statement, entity), totalOf(statement, entity))
  }
  return {
    plan: {
      name: 'VIP结算单',
      columns: widths.map((width) => ({ width })),
      rows: [heads.map((title) => header(title)), ...rows],
      isFrozen: true,
    },
    rows: rows.length,
    name: `VIP结算单-${partner?.name ?? ''}.xlsx`,
  }
}

const begins = (statement: Row, { fields }: Entity): PlannedCell[] => {
  const kinds = fields.membership?.of as { readonly [kind: string]: Label }
  const [kind = ''] = kinds[String(statement.membership)] ?? []
  return [text(String(statement.statementNo)), text(String(statement.month)), text(kind)]
}

const linesOf = (statement: Row, entity: Entity): PlannedCell[][] =>
  ((statement.lines ?? []) as readonly Row[]).map(({ title, listeners, duration }) => [
    ...begins(statement, entity),
    text(String(title ?? '')),
    Number(listeners ?? 0),
    time(duration),
  ])

function totalOf(statement: Row, entity: Entity): PlannedCell[] {
  const state: Label = entity.states[String(statement[entity.stateField])] ?? ['', '']
  return [
    ...begins(statement, entity),
    text('合计'),
    null,
    time(statement.duration),
    time(statement.poolDuration),
    percent(statement.durationShare),
    yuan(statement.poolAmount),
    percent(statement.vipRate),
    yuan(statement.shareAmount),
    yuan(statement.adjustAmount),
    yuan(statement.taxAmount),
    yuan(statement.payable),
    text(state[0]),
  ]
}
