import { utils, write } from 'xlsx'
import type { Row } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import type { BulkDesk } from '../bulk/desk.ts'
import { articlesInColumns } from '../edit/fillArticles.ts'
import type { WriteRows } from '../rowWriter.ts'

/** A kind whose rows write records through their rules, as it is measured. */
export interface SheetKind {
  readonly name: string
  readonly rows: number
  /** Writes what its rows are about, past the rules. */
  readonly fill: (write: WriteRows) => Promise<void>
  /** The n-th row, by the names of its columns. */
  readonly row: (at: number) => Row
  /** What a script would send for one row, through the same rules. */
  readonly alone?: (desk: BulkDesk, at: number) => Promise<unknown>
  /** What is ticked as seen. */
  readonly accept: readonly string[]
}

const sources = ['天猫', '京东', '有赞', '抖音'] as const
const partner = { id: 1, name: '声音工坊', status: 'active' }

const goods: SheetKind = {
  ...{ name: 'goods', rows: 5000, accept: [] },
  fill: (write) => write('settlementPartner', [partner]),
  row: (at) => ({
    ...{ source: '天猫', outerNo: String(680_000_000_000 + at), name: `宋画十讲 ${at}` },
    ...{ type: '课程', price: '198.00', partner: at % 2 ? '' : partner.name },
    sharePercent: at % 2 ? '' : '30',
  }),
  alone: (desk, at) =>
    desk.ask('POST', 'goods', {
      ...{ source: 'tmall', outerNo: `A${at}`, goodsNo: `ALONE-${at}`, name: `单个新建 ${at}` },
      ...{ type: 'physical', price: 19_800, stock: 10 },
    }),
}

const settlementSingle: SheetKind = {
  ...{ name: 'settlementSingle', rows: 10_000, accept: [] },
  fill: async (write) => {
    await write('author', [{ id: 1, name: '林见溪', status: 'active' }])
    const single = { authors: [1], mode: ['single'], singleRate: 30 }
    await write('settlementPartner', [{ ...partner, ...single }])
    const channels = sources.map((name, at) => ({
      ...{ id: at + 1, type: 'channel', code: `c${at}`, name, feeRate: 5, enabled: true },
    }))
    await write('financeType', channels)
    const courses = Array.from({ length: 2500 }, (_, at) => ({
      ...{ id: at + 1, title: `课程 ${at}`, lecturers: [1] },
      ...{ nodeKind: 'course', status: 'published' },
    }))
    await write('catalog', courses)
  },
  row: (at) => ({
    ...{ month: '2025-06', contentType: '课程', contentId: String(1 + Math.floor(at / 4)) },
    ...{ channel: sources[at % 4], orders: '2', gross: '40.00', refund: '1.00' },
  }),
}

const articleList: SheetKind = {
  ...{ name: 'articleList', rows: 5000, accept: ['B21', 'B23'] },
  fill: (write) => articlesInColumns(write, 5100),
  row: (at) => ({ id: String(at + 1), subtitle: `读者来信 ${at}`, version: '1' }),
  alone: (desk, at) =>
    desk.ask('PUT', `article/${5001 + at}`, { subtitle: `单篇修改 ${at}`, version: 1 }),
}

/** One that makes, one of lines of a record, one that changes. */
export const sheetKinds = [goods, settlementSingle, articleList]

/** The list as a spreadsheet program saves it. */
export function sheetOf({ name, row, rows }: SheetKind, count = rows): Uint8Array {
  const columns = Object.keys(row(0))
  const header = columns.map((column) => bulkKinds[name]?.columns[column]?.label[0])
  const lines = Array.from({ length: count }, (_, at) => columns.map((column) => row(at)[column]))
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...lines]), '数据')
  return new Uint8Array(
    write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer,
  )
}
