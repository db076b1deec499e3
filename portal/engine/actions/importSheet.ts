import type { Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { asks, PortalError, refused, refusedField } from '#portal/core/errors.ts'
import { reasonOf } from '../queue/reasonOf.ts'
import type { ActionCall } from './action.ts'
import { sheetCells } from './sheetCells.ts'

/** One row of a spreadsheet: its cells by their heads, its number there (the head is 1). */
export interface SheetRow {
  readonly number: number
  readonly cell: (head: string) => string
}
/** What a spreadsheet holds and what becomes of its rows. */
export interface SheetImport {
  /** Heads, in the order told; those that must be filled bear a star: `书名*`. */
  readonly columns: readonly string[]
  /** What the list's own export calls a column, so that its file can be imported again: `{ 部门或单位: '部门' }`. */
  readonly aliases?: { readonly [head: string]: string }
  /** Rows of one file at most. */
  readonly most?: number
  /** Rows that belong together are written as one; each alone unless said. */
  readonly group?: (row: SheetRow) => string
  /** Faulty rows are told, and the others are written all the same; `write` then throws before it has written anything. */
  readonly leavesOut?: true
  /** Makes or changes what the rows say; whatever it throws is told beside the first of them. */
  readonly write: (rows: readonly [SheetRow, ...SheetRow[]]) => Promise<'made' | 'changed'>
}

/** So many faulty rows are named; the rest are counted. */
const NAMED = 20
const MOST = 500

/**
 * Carries a spreadsheet out under all rules, all of it or nothing: faulty rows are named together, unless they are left
 * out, and before anything is kept one is told what it comes to (42800). Takes the file of the dialog's field `file`.
 */
export async function importSheet(call: ActionCall, sheet: SheetImport): Promise<Row> {
  const rule = `${call.entity.name}.${call.action}`
  const rows = rowsOf(await sheetCells(call), sheet)
  const counts = { made: 0, changed: 0 }
  const problems: Problem[] = []
  for (const group of groupsOf(rows, sheet)) {
    const wrong = lackingIn(group, sheet)
    if (wrong) problems.push(wrong)
    else
      await sheet.write(group).then(
        (outcome) => {
          counts[outcome] += 1
        },
        (error) => problems.push(problemOf(group[0], error)),
      )
  }
  const written = counts.made + counts.changed
  if (problems.length > 0 && !(sheet.leavesOut && written > 0)) throw refused(named(problems))
  const message = told(rows.length, counts, problems)
  if (!call.accepted.has(rule)) throw asks({ warnings: [{ field: 'file', rule, message }] })
  return { ...counts, rows: rows.length, ...(sheet.leavesOut && { refused: problems.length }) }
}

const plain = (column: string) => column.replace('*', '')

function rowsOf(
  cells: readonly (readonly string[])[],
  { columns, aliases = {}, most = MOST }: SheetImport,
) {
  const heads = (cells[0] ?? [])
    .map((head) => head.replace(/[*＊\s]/g, ''))
    .map((head) => aliases[head] ?? head)
  const missing = columns.filter((column) => column.endsWith('*') && !heads.includes(plain(column)))
  if (missing.length > 0) throw refusedField('file', lacksColumns(missing, columns))
  const rows = cells.slice(1).flatMap((line, at): SheetRow[] => {
    if (line.every((cell) => !cell)) return []
    return [{ number: at + 2, cell: (head) => line[heads.indexOf(head)] ?? '' }]
  })
  if (rows.length === 0) throw refusedField('file', ['表格里没有数据行', 'The sheet holds no rows'])
  if (rows.length > most)
    throw refusedField('file', [
      `一次最多 ${most} 行，此表 ${rows.length} 行，请分开导入`,
      `At most ${most} rows at once, this sheet has ${rows.length}: import it in parts`,
    ])
  return rows
}

function groupsOf(rows: readonly SheetRow[], { group }: SheetImport) {
  const key = group ?? (({ number }: SheetRow) => String(number))
  return [...Map.groupBy(rows, key).values()] as [SheetRow, ...SheetRow[]][]
}

function lackingIn(rows: readonly SheetRow[], { columns }: SheetImport): Problem | undefined {
  for (const row of rows) {
    const empty = columns.filter((column) => column.endsWith('*') && !row.cell(plain(column)))
    if (empty.length > 0) {
      const names = empty.map(plain).join('、')
      return at(row, [`${names}未填写`, `${names} is not filled in`])
    }
  }
  return undefined
}

const at = ({ number }: SheetRow, [zh, en]: Label): Problem => ({
  field: `file.${number}`,
  message: [`第 ${number} 行：${zh}`, `Row ${number}: ${en}`],
})

/** Only what was refused is told beside its row; anything else fails the whole. */
function problemOf(row: SheetRow, error: unknown): Problem {
  if (!(error instanceof PortalError)) throw error
  return at(row, reasonOf(error))
}

function named(problems: readonly Problem[]): readonly Problem[] {
  const more = problems.length - NAMED
  if (more <= 0) return problems
  const message: Label = [`另有 ${more} 行有误`, `${more} more rows are faulty`]
  return [...problems.slice(0, NAMED), { field: 'file', message }]
}

function told(
  rows: number,
  { made, changed }: { made: number; changed: number },
  problems: readonly Problem[],
): Label {
  const [out, outEn] = leftOut(problems)
  return [
    `共 ${rows} 行：新增 ${made} 条${changed > 0 ? `，更新 ${changed} 条` : ''}${out}。确定导入？`,
    `${rows} rows: ${made} new${changed > 0 ? `, ${changed} changed` : ''}${outEn}. Import them?`,
  ]
}

function leftOut(problems: readonly Problem[]): Label {
  if (problems.length === 0) return ['', '']
  const reasons = named(problems).map(({ message }) => message)
  const [zh, en] = [reasons.map(([one]) => one), reasons.map(([, one]) => one)]
  return [
    `，不导入 ${problems.length} 行（${zh.join('；')}）`,
    `, ${problems.length} left out (${en.join('; ')})`,
  ]
}
const lacksColumns = (missing: readonly string[], columns: readonly string[]): Label => [
  `表头缺少：${missing.map(plain).join('、')}；应为 ${columns.map(plain).join('、')}`,
  `The head lacks ${missing.map(plain).join(', ')}; it should read ${columns.map(plain).join(', ')}`,
]

/** The choice a cell names in Chinese, in English or by its key; null where it is empty. Throws for any other. */
export function choiceIn(text: string, choices: object, field: string): string | null {
  if (!text) return null
  const known = Object.entries(choices as { [choice: string]: Label })
  const found = known.find(([key, label]) => key === text || label.includes(text))
  if (found) return found[0]
  const names = known.map(([, [zh]]) => zh).join('、')
  throw refusedField(field, [
    `没有“${text}”，可填 ${names}`,
    `There is no "${text}": fill in one of ${names}`,
  ])
}

/** The day a cell holds, however it is written: `2026-11-21`, `2026/11/21`, `2026年11月21日`, `11/21/26`. */
export function dayIn(text: string, field: string): string {
  const [, year, month, day] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ??
    (/^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(text) ?? []).map(
      (_, at, all) => [all[0], `20${all[3]}`, all[1], all[2]][at] as string,
    )
  const found = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (!Number.isNaN(Date.parse(found)) && new Date(found).toISOString().startsWith(found))
    return found
  throw refusedField(field, [`日期“${text}”无法识别`, `"${text}" is no date`])
}
