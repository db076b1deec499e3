import type { Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { ActionCall } from '../actions/action.ts'
import { linesOf, type SheetLine, sheetCells } from '../actions/sheetCells.ts'
import { asks, conflict, refused } from '../errors.ts'
import { entityNamed } from '../records/ground.ts'
import { titleOf } from '../records/titleOf.ts'
import { fenOf } from './fenOf.ts'
import { digestOf, importedBefore, noteImport } from './importedOnce.ts'
import { authorsOf, entityOfTarget, partnerOf } from './partnerOf.ts'

const columns = {
  month: '月份',
  type: '内容类型',
  content: '内容编号',
  channel: '渠道',
  orders: '订单数',
  gross: '销售额',
  refund: '退款额',
} as const
type Line = { readonly row: number } & { readonly [K in keyof typeof columns]: string }

const asLine = ({ row, cells }: SheetLine): Line => ({
  row,
  ...(Object.fromEntries(
    Object.entries(columns).map(([name, title]) => [name, cells[title] ?? '']),
  ) as Omit<Line, 'row'>),
})
const types: { readonly [name: string]: string } = {
  课程: 'course',
  听书: 'audiobook',
  有声书: 'audiobook',
  期次: 'issue',
  course: 'course',
  audiobook: 'audiobook',
  issue: 'issue',
}

/** Faulty rows named in one answer. */
const NAMED = 20
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/
const rule = 'settlementSingle.import'

/** A month's sales of one content: whose they are, and a line for each channel. */
interface Sale {
  readonly month: string
  readonly partner: Row
  readonly content: { readonly type: string; readonly id: number }
  readonly title: string
  readonly lines: Row[]
  /** The statement to check that is refreshed. */
  readonly known: Row | undefined
}

/**
 * Sales of a month from a spreadsheet: rows of one content and partner make one statement, or stand in the place of what
 * the one to check held. Refused rows refuse the sheet; what is new and what is refreshed is told first (42800).
 */
export async function importSales(call: ActionCall): Promise<Row> {
  const digest = await digestOf(call)
  if (await importedBefore(call, digest)) throw seenBefore()
  const lines = linesOf(await sheetCells(call), Object.values(columns)).map(asLine)
  const { sales, problems } = await salesIn(call, lines)
  if (problems.length > 0) throw refused(problems.slice(0, NAMED))
  const fresh = sales.filter(({ known }) => !known).length
  if (!call.accepted.has(rule))
    throw asks({ warnings: [preview(lines.length, fresh, sales.length)] })
  const batchNo = `DR${call.now.slice(0, 10).replaceAll('-', '')}-${digest.slice(0, 8).toUpperCase()}`
  for (const sale of sales) await write(call, sale, batchNo)
  await noteImport(call, digest)
  return { batchNo, rows: lines.length, made: fresh, refreshed: sales.length - fresh }
}

const seenBefore = () =>
  conflict([
    {
      field: 'file',
      kind: 'conflict',
      message: ['同一文件已导入过', 'This very file was imported before'],
    },
  ])

async function salesIn(call: ActionCall, lines: readonly Line[]) {
  const sales = new Map<string, Sale>()
  const problems: Problem[] = []
  for (const line of lines) {
    const read = await taken(call, line, sales)
    if (read) problems.push(asProblem(line.row, read))
  }
  return { sales: [...sales.values()], problems }
}

const asProblem = (row: number, [zh, en]: Label): Problem => ({
  field: `file.${row}`,
  message: [`第 ${row} 行：${zh}`, `Row ${row}: ${en}`],
})

/** Takes a row into its sale; says why where it cannot be taken. */
async function taken(call: ActionCall, line: Line, sales: Map<string, Sale>) {
  const amounts = amountsOf(line)
  if (!('gross' in amounts)) return amounts.wrong
  const [channel] = await call.records.select(
    'financeType',
    { type: 'channel', name: line.channel },
    { limit: 1 },
  )
  if (!channel)
    return [`没有渠道“${line.channel}”`, `There is no channel "${line.channel}"`] as const
  const key = `${line.month} ${types[line.type]} ${line.content}`
  const sale = sales.get(key) ?? (await saleOf(call, line))
  if (!('partner' in sale)) return sale.wrong
  if (sale.lines.some((one) => one.channel === channel.id))
    return ['同一内容与渠道重复', 'The same content and channel stand twice'] as const
  sales.set(key, sale)
  sale.lines.push({ channel: channel.id, ...amounts, feeRate: channel.feeRate ?? 0 })
  return undefined
}

function amountsOf({ month, orders, gross, refund }: Line) {
  const wrong = (zh: string, en: string) => ({ wrong: [zh, en] as const })
  if (!MONTH.test(month))
    return wrong(`月份“${month}”应为 2026-05`, `The month "${month}" reads 2026-05`)
  const count = Number(orders || '0')
  const [sold, back] = [fenOf(gross || '0'), fenOf(refund || '0')]
  if (!Number.isSafeInteger(count) || count < 0)
    return wrong('订单数不是整数', 'Orders are no whole number')
  if (sold === undefined || back === undefined || sold < 0 || back < 0)
    return wrong(
      '金额应为不小于 0、最多两位小数',
      'Amounts are 0 or more, with two decimals at most',
    )
  return { orders: count, gross: sold, refund: back }
}

async function saleOf(call: ActionCall, { month, type, content }: Line) {
  const wrong = (zh: string, en: string) => ({ wrong: [zh, en] as const })
  const target = { type: types[type] ?? '', id: Number(content) }
  const name = entityOfTarget(target)
  const row =
    name && Number.isSafeInteger(target.id) ? await call.records.find(name, target.id) : null
  if (!name || !row) return wrong(`没有${type}“${content}”`, `There is no ${type} "${content}"`)
  const entity = entityNamed(call.ground, name)
  const partner = await partnerOf(authorsOf(row, entity), month, call.records)
  if (!partner)
    return wrong('没有合同期内的单品分成结算方', 'No partner is owed a single share in that month')
  const where = {
    month,
    partner: partner.id,
    'content.type': target.type,
    'content.id': target.id,
    status: { not: 'void' },
  }
  const [known] = await call.records.select('settlementSingle', where, { limit: 1 })
  if (known && known.status !== 'pending')
    return wrong(`${known.statementNo} 已确认`, `${known.statementNo} is confirmed`)
  const title = [...titleOf(entity, row)].slice(0, 60).join('')
  return { month, partner, content: target, title, lines: [], known } as Sale
}

async function write({ records }: ActionCall, sale: Sale, batchNo: string): Promise<void> {
  const { known, partner, lines, month, content, title } = sale
  const shareRate = partner.singleRate ?? 0
  const values = { lines, shareRate, batchNo }
  if (known) await records.update('settlementSingle', known.id as number, values)
  else
    await records.create('settlementSingle', {
      ...values,
      month,
      partner: partner.id,
      content,
      title,
    })
}

function preview(rows: number, fresh: number, all: number): Problem {
  return {
    field: 'file',
    rule,
    message: [
      `共 ${rows} 行：新增结算单 ${fresh} 张，刷新待核对 ${all - fresh} 张。确定导入？`,
      `${rows} rows: ${fresh} new statements, ${all - fresh} to check are refreshed. Import them?`,
    ],
  }
}
