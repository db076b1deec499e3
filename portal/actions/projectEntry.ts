import type { Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { asks, refused, refusedField } from '../errors.ts'
import { fenOf } from '../settlement/fenOf.ts'
import type { ActionCall, ActionFunctions } from './action.ts'
import { linesOf, type SheetLine, sheetCells } from './sheetCells.ts'

const columns = ['项目编号', '月份', '类别编码', '金额'] as const

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/
const NAMED = 20
const rule = 'projectEntry.import'

/** A row that can be written: the entry it is of, and the one that stands already. */
interface Taken {
  readonly key: { readonly project: number; readonly month: string; readonly category: number }
  readonly financeAmount: number
  readonly rowNo: number
  readonly known: Row | undefined
}

/**
 * The finance ledger from a spreadsheet, as one batch. New, changed and refused rows are told first (42800); refused
 * ones are left out.
 */
async function importLedger(call: ActionCall): Promise<Row> {
  const { records, accepted, values, now } = call
  const taken: Taken[] = []
  const problems: Problem[] = []
  for (const line of linesOf(await sheetCells(call), columns)) {
    const found = await takenOf(call, line, taken)
    if ('key' in found) taken.push(found)
    else problems.push(asProblem(line.row, found.wrong))
  }
  if (taken.length === 0) throw refused(problems.slice(0, NAMED))
  if (!accepted.has(rule)) throw asks({ warnings: [preview(taken, problems)] })
  const batchNo = await batchNoFor(call)
  for (const { key, known, financeAmount, rowNo } of taken) {
    const row = { financeAmount, rowNo, batchNo, sourceFile: values.file ?? null }
    if (!known) await records.create('projectEntry', { ...key, ...row })
    else {
      const changes = known.financeAmount !== financeAmount && known.status === 'disputed'
      if (changes) await records.move('projectEntry', known.id as number, 'reopen')
      await records.update('projectEntry', known.id as number, row)
    }
  }
  const made = taken.filter(({ known }) => !known).length
  return { batchNo, made, changed: taken.length - made, refused: problems.length, at: now }
}

async function batchNoFor({ records, now }: ActionCall): Promise<string> {
  const day = now.slice(0, 10).replaceAll('-', '')
  for (let number = 1; ; number++) {
    const batchNo = `CW${day}-${String(number).padStart(2, '0')}`
    if ((await records.count('projectEntry', { batchNo })) === 0) return batchNo
  }
}

async function takenOf(
  { records }: ActionCall,
  line: SheetLine,
  before: readonly Taken[],
): Promise<Taken | { readonly wrong: Label }> {
  const wrong = (zh: string, en: string) => ({ wrong: [zh, en] as const })
  const { 项目编号: no = '', 月份: month = '', 类别编码: code = '', 金额: amount = '' } = line.cells
  const [project] = await records.select('project', { projectNo: no }, { limit: 1 })
  if (!project) return wrong(`没有项目“${no}”`, `There is no project "${no}"`)
  const [category] = await records.select('projectCategory', { code }, { limit: 1 })
  if (!category) return wrong(`没有类别“${code}”`, `There is no category "${code}"`)
  if (!MONTH.test(month))
    return wrong(`月份“${month}”应为 2026-05`, `The month "${month}" reads 2026-05`)
  const financeAmount = fenOf(amount)
  if (financeAmount === undefined)
    return wrong(`金额“${amount}”无法识别`, `The amount "${amount}" cannot be read`)
  const key = {
    project: project.id as number,
    month,
    category: category.id as number,
  }
  const same = JSON.stringify(key)
  if (before.some((one) => JSON.stringify(one.key) === same))
    return wrong('同一项目、月份与类别重复', 'The same project, month and category stand twice')
  const [known] = await records.select('projectEntry', key, { limit: 1 })
  if (known?.status === 'agreed')
    return wrong('已核对一致，不能覆盖', 'Agreed: it is not overwritten')
  return { key, financeAmount, rowNo: line.row, known }
}

const asProblem = (row: number, [zh, en]: Label): Problem => ({
  field: `file.${row}`,
  message: [`第 ${row} 行：${zh}`, `Row ${row}: ${en}`],
})

function preview(taken: readonly Taken[], problems: readonly Problem[]): Problem {
  const fresh = taken.filter(({ known }) => !known).length
  const changed = taken.filter(
    ({ known, financeAmount: to }) => known && known.financeAmount !== to,
  )
  const told = problems.slice(0, NAMED).map(({ message }) => message)
  const [zh, en] = [told.map(([one]) => one).join('；'), told.map(([, one]) => one).join('; ')]
  const rest = problems.length > 0
  return {
    field: 'file',
    rule,
    message: [
      `新增 ${fresh} 行，变更 ${changed.length} 行，拒绝 ${problems.length} 行${rest ? `（${zh}）` : ''}。确定写入？`,
      `${fresh} new, ${changed.length} changed, ${problems.length} refused${rest ? ` (${en})` : ''}. Write them?`,
    ],
  }
}

/** Takes a batch back, unless somebody agreed to one of its entries. */
async function revokeBatch({ records, values }: ActionCall): Promise<Row> {
  const batchNo = String(values.batchNo ?? '').trim()
  const entries = await records.select('projectEntry', { batchNo }, { limit: 10_000 })
  if (entries.length === 0)
    throw refusedField('batchNo', [`没有批次“${batchNo}”`, `There is no batch "${batchNo}"`])
  const agreed = entries.filter(({ status }) => status === 'agreed').length
  if (agreed > 0)
    throw refusedField('batchNo', [
      `该批次有 ${agreed} 条已核对一致，不能撤销`,
      `${agreed} entries of the batch are agreed: it cannot be revoked`,
    ])
  const cleared = { financeAmount: null, batchNo: null, rowNo: null, sourceFile: null }
  for (const { id } of entries) await records.update('projectEntry', id as number, cleared)
  return { count: entries.length }
}

/** Actions of the profit check. */
export const projectEntry: ActionFunctions = { import: importLedger, revokeBatch }
