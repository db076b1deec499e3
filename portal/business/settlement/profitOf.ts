import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** What came in or went out of one project in one month and category, in fen. */
export interface ProfitLine {
  readonly project: Row
  readonly month: string
  readonly category: string
  readonly side: 'income' | 'expenditure'
  readonly amount: number
}

const MOST = { limit: 10_000 }
const sides = [
  ['income', 'projectIncome', ['confirmed']],
  ['expenditure', 'projectExpenditure', ['approved', 'paid']],
] as const

/** By month, incomes before expenditures, then by category; months from and until, both within. */
export async function profitOf(
  project: Row,
  records: Records,
  [from = '', until = '9999']: readonly [string?, string?] = [],
): Promise<ProfitLine[]> {
  const sums = new Map<string, ProfitLine>()
  for (const [side, entity, status] of sides)
    for (const row of await records.select(entity, { project: project.id, status }, MOST)) {
      const month = String(row.month)
      if (month < from || month > until) continue
      const category = await nameOf(row.category, records)
      const key = `${month} ${side === 'income' ? 0 : 1} ${category}`
      const worth = Number(row.amount) - Number(side === 'income' ? (row.channelFee ?? 0) : 0)
      const amount = (sums.get(key)?.amount ?? 0) + worth
      sums.set(key, { project, month, category, side, amount })
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
}

async function nameOf(category: unknown, records: Records): Promise<string> {
  const found = category ? await records.find('projectCategory', Number(category)) : null
  return found ? `${found.code} ${found.name}` : '未归类'
}

/** Incomes less expenditures. */
export const profitIn = (lines: readonly ProfitLine[]): number =>
  lines.reduce((sum, { side, amount }) => sum + (side === 'income' ? amount : -amount), 0)
