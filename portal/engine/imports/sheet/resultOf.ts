import type { BulkKind, Label } from '#declare'
import { type BackSort, backSortOf } from '#derive/bulk/backSorts.ts'
import type { Cells } from '#derive/bulk/cell.ts'
import { added, columnsOf, header, text, understood } from './write/listSheet.ts'
import type { PlannedCell, SheetPlan } from './write/sheetPlan.ts'
import { timeCell } from './write/timeCell.ts'
import { workbookOf } from './write/workbookOf.ts'

/** A row with what became of it. */
export interface ResultRow {
  readonly rowNo: number
  readonly cells: Cells
  readonly status: 'waiting' | 'done' | 'failed' | 'skipped'
  readonly message: string
  /** The gravest code, and whether it asked to be seen: by them a row that is taken back is sorted. */
  readonly problem?: string | null
  readonly level?: string
  /** The columns the kind adds, by name; money in fen. */
  readonly adds: { readonly [column: string]: unknown }
  /** ISO 8601 with offset. */
  readonly doneAt: string | null
}
/** What the sheet 汇总 tells of a batch; `amount` in fen. */
export interface BatchFacts {
  readonly batchNo: string
  readonly editor: string
  readonly approver: string
  readonly reason: string
  /** It takes another back: each row says what became of it. */
  readonly takesBack?: boolean
  /** The state of the batch: what its waiting rows wait for. */
  readonly status: string
  readonly rows: number
  readonly people: number
  readonly amount: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  readonly startedAt: string | null
  readonly endedAt: string | null
}
export interface ResultFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
  readonly type: string
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Rows of one file; a batch with more comes as several files in a zip. */
export const mostInFile = 50_000

/**
 * The result of a batch: 行号, the columns as submitted (what counts as numbers and days), 结果, 原因, what the kind adds, 执行时间; a second sheet 汇总. More
 * than `most` rows become several files in a zip. Made from the rows alone, so it can be made again at any time.
 */
export async function resultOf(
  kind: BulkKind,
  facts: BatchFacts,
  rows: readonly ResultRow[],
  most = mostInFile,
): Promise<ResultFile> {
  const name = `${kind.label[0]}结果${facts.batchNo}`
  if (rows.length <= most)
    return { bytes: await fileOf(kind, facts, rows), name: `${name}.xlsx`, type: XLSX }
  const files: Record<string, Uint8Array> = {}
  for (let at = 0; at < rows.length; at += most)
    files[`${name}-${at / most + 1}.xlsx`] = await fileOf(kind, facts, rows.slice(at, at + most))
  const { zipSync } = await import('fflate')
  return { bytes: zipSync(files, { level: 0 }), name: `${name}.zip`, type: 'application/zip' }
}

const fileOf = (kind: BulkKind, facts: BatchFacts, rows: readonly ResultRow[]) =>
  workbookOf([
    {
      name: '结果',
      columns: [
        { width: 8 },
        ...columnsOf(kind).map(({ width, style }) => ({ width, ...(style && { style }) })),
        { width: 10 },
        { width: 36 },
        ...(facts.takesBack ? [{ width: 14 }] : []),
        ...Object.values(kind.adds).map(() => ({ width: 18 })),
        { width: 20 },
      ],
      rows: linesOf(kind, facts, rows),
      isFrozen: true,
    },
    summaryOf(kind, facts),
  ])

function* linesOf(
  kind: BulkKind,
  facts: BatchFacts,
  rows: readonly ResultRow[],
): Generator<readonly PlannedCell[]> {
  const titles = [...Object.values(kind.columns)].map(({ label }) => label[0])
  const adds = Object.entries(kind.adds)
  const addTitles = adds.map(([, { label }]) => label[0])
  const back = facts.takesBack ? ['撤回情况'] : []
  yield ['行号', ...titles, '结果', '原因', ...back, ...addTitles, '执行时间'].map((title) =>
    header(title),
  )
  for (const row of rows) {
    const [outcome, reason] = outcomeOf(row, facts.status)
    yield [
      row.rowNo,
      ...understood(kind, row.cells),
      outcome,
      text(reason),
      ...(facts.takesBack ? [backOf(row)] : []),
      ...adds.map(([name, column]) => added(column, row.adds[name])),
      timeCell(row.doneAt),
    ]
  }
}

const outcomes = { done: '成功', failed: '失败', skipped: '跳过' } as const
/** What a row waits for, by the state of its batch. */
const awaited: { readonly [state: string]: string } = {
  uploaded: '待校验',
  checking: '校验中',
  ready: '待确认',
  approval: '待复核',
  running: '处理中',
  paused: '已暂停',
}
const held: Label = [
  '名单有问题行，本批未执行',
  'The list has problem rows; nothing was carried out',
]

/** The result and its reason: where one row is a problem nothing is granted, and every row says so. */
function outcomeOf({ status, message }: ResultRow, batch: string): readonly [string, string] {
  if (status !== 'waiting') return [outcomes[status], message]
  if (batch === 'problem') return ['失败', message || held[0]]
  return [awaited[batch] ?? '未执行', message]
}

/** What became of a row of a batch that takes another back. */
function backOf({ status, problem, level }: ResultRow): string {
  if (status === 'done') return level === 'warn' ? '部分撤回' : '已撤回'
  if (status !== 'skipped') return '未撤回'
  const sort = backSortOf(problem)
  return sort ? stays[sort] : '未撤回'
}
const stays: { readonly [sort in BackSort]: string } = { kept: '保留', impossible: '不能撤回' }

function summaryOf(kind: BulkKind, facts: BatchFacts): SheetPlan {
  const cells: { readonly [title: string]: PlannedCell } = {
    批次号: facts.batchNo,
    类型: kind.label[0],
    经办人: text(facts.editor),
    复核人: text(facts.approver),
    原因: text(facts.reason),
    行数: facts.rows,
    人数: facts.people,
    '总金额（元）': { value: facts.amount / 100, style: 'yuan' },
    成功: facts.done,
    失败: facts.failed,
    跳过: facts.skipped,
    开始: timeCell(facts.startedAt),
    结束: timeCell(facts.endedAt),
  }
  return {
    name: '汇总',
    columns: [20, 14, 14, 14, 32, 10, 10, 16, 10, 10, 10, 20, 20].map((width) => ({ width })),
    rows: [Object.keys(cells).map((title) => header(title)), Object.values(cells)],
    isFrozen: true,
  }
}
