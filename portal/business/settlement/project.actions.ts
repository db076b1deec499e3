import type { Label, Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { exportFile } from '#portal/engine/exports/exportFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import { downloadOf } from '#portal/engine/media/privateLink.ts'
import { money } from '#widgets/format/money.ts'
import { type ProfitLine, profitIn, profitOf } from './profitOf.ts'

const sideNames: { readonly [side: string]: Label } = {
  income: ['收入', 'Income'],
  expenditure: ['支出', 'Expenditure'],
}

/** One project month by month and category, and against its plan. */
async function data(call: ActionCall): Promise<Row> {
  const { row, entity, records, session } = call
  if (!row) throw missing(entity.label)
  const at = session.language === 'en' ? 1 : 0
  const lines = await profitOf(row, records)
  const against = (done: unknown, plan: unknown) =>
    `${money(Number(done ?? 0))} / ${money(Number(plan ?? 0))}`
  const facts: (readonly [Label, string])[] = [
    [['实际收入 / 预计', 'Income / planned'], against(row.income, row.incomePlan)],
    [['实际支出 / 预算', 'Spent / budget'], against(row.expense, row.expensePlan)],
    [['利润', 'Profit'], money(profitIn(lines))],
    ...lines.map(({ month, side, category, amount }) => {
      const [zh, en] = sideNames[side] as Label
      return [
        [`${month} · ${zh} · ${category}`, `${month} · ${en} · ${category}`],
        money(amount),
      ] as const
    }),
  ]
  return Object.fromEntries(facts.map(([label, value]) => [label[at], value]))
}

/** The projects meant, with what came in and went out by month and category, as a spreadsheet. */
async function exportProfit({ context, values, records }: ActionCall): Promise<Row> {
  const { department, status, owner, from, until } = values
  const asked = { department, status, owner }
  const where = Object.fromEntries(Object.entries(asked).filter(([, value]) => value))
  const lines: ProfitLine[] = []
  const span = [from || undefined, until || undefined] as [string?, string?]
  for (const project of await records.select('project', where, { limit: 5000, sort: 'projectNo' }))
    lines.push(...(await profitOf(project, records, span)))
  const heads = ['项目编号', '项目名称', '月份', '收支', '类别', '收入', '支出', '利润']
  const widths = [16, 30, 10, 8, 24, 14, 14, 14]
  const plan = {
    name: '利润表',
    columns: widths.map((width) => ({ width })),
    rows: [heads.map((title) => header(title)), ...lines.map(cellsOf)],
    isFrozen: true,
  }
  const file = await exportFile(context, [plan], '项目利润表.xlsx')
  return { ...(await downloadOf(context, file)), rows: lines.length }
}

function cellsOf({ project, month, category, side, amount }: ProfitLine): PlannedCell[] {
  const cell = (fen: number): PlannedCell => ({ value: fen / 100, style: 'yuan' })
  const isIncome = side === 'income'
  return [
    text(String(project.projectNo)),
    text(String(project.name)),
    text(month),
    text(sideNames[side]?.[0] ?? ''),
    text(category),
    isIncome ? cell(amount) : null,
    isIncome ? null : cell(amount),
    cell(isIncome ? amount : -amount),
  ]
}

/** Actions of projects. */
export const actions: ActionFunctions = { data, exportProfit }
