import type { Fields, Label } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { bytesOfUpload } from '../media/bytesOfUpload.ts'
import type { ActionCall } from './action.ts'
import { firstSheet } from './firstSheet.ts'

type Cells = readonly (readonly string[])[]

/** The cells of the first sheet of an uploaded spreadsheet, as text, its head first. Throws 40001 where it cannot be read. */
export async function sheetCells(call: ActionCall, field = 'file'): Promise<Cells> {
  const { context, values } = call
  const most = mostOf(call, field)
  const bytes = await bytesOfUpload(context, values[field])
  if (!bytes) throw refusedField(field, ['请先上传表格文件', 'Upload the spreadsheet first'])
  if (bytes.length > most * 1024) throw tooHeavy(field, most)
  const cells = await firstSheet(bytes)
  if (cells) return cells
  throw refusedField(field, [
    '无法读取此表格，请用 xlsx、xls 或 csv',
    'This spreadsheet cannot be read: use xlsx, xls or csv',
  ])
}

/** What the dialog takes, in KB: what a file is said to weigh its bytes tell. */
function mostOf({ entity, action }: ActionCall, field: string): number {
  const { asks } = entity.actions[action] ?? {}
  const asked = Array.isArray(asks) ? entity.fields[field] : (asks as Fields | undefined)?.[field]
  return asked?.maxKB ?? Number.POSITIVE_INFINITY
}

const tooHeavy = (field: string, most: number) =>
  refusedField(field, [
    `表格不能超过 ${most} KB，请分成几个文件`,
    `A spreadsheet has ${most} KB at most: split it into several files`,
  ])

/** A row of a sheet: its number there (the head is 1), and its cells by the names of their columns. */
export interface SheetLine {
  readonly row: number
  readonly cells: { readonly [column: string]: string }
}

/** The rows below a head that must hold these columns, in any order; empty rows are passed over. Throws 40001 for a missing column. */
export function linesOf(cells: Cells, columns: readonly string[]): readonly SheetLine[] {
  const head = cells[0] ?? []
  const absent = columns.filter((column) => !head.includes(column))
  if (absent.length > 0) throw refusedField('file', lacking(absent, columns))
  return cells
    .slice(1)
    .map((line, index) => ({
      row: index + 2,
      cells: Object.fromEntries(columns.map((name) => [name, line[head.indexOf(name)] ?? ''])),
    }))
    .filter((line) => Object.values(line.cells).some((cell) => cell !== ''))
}

const lacking = (absent: readonly string[], columns: readonly string[]): Label => [
  `表头缺少：${absent.join('、')}；应为 ${columns.join('、')}`,
  `The header lacks ${absent.join(', ')}; it should read ${columns.join(', ')}`,
]
