import type { Label } from '#declare'

/** A row of the spreadsheet of labels: its number there (the header is 1), the path from the top, the synonyms. */
export interface LabelRow {
  readonly row: number
  readonly path: readonly string[]
  readonly synonyms: readonly string[]
}
/** What is wrong with a row, or with the sheet as a whole (row 0). */
export interface SheetProblem {
  readonly row: number
  readonly message: Label
}

/** The columns of a sheet of labels, as it is written and read. */
export const labelColumns = ['一级', '二级', '三级', '同义词'] as const
const longest = 16

/** The labels of a sheet read as text cells, header first; columns in any order, empty rows passed over. */
export function readLabelSheet(cells: readonly (readonly unknown[])[]): {
  rows: readonly LabelRow[]
  problems: readonly SheetProblem[]
} {
  const header = (cells[0] ?? []).map(text)
  const missing = labelColumns.slice(0, 3).filter((column) => !header.includes(column))
  if (missing.length > 0)
    return { rows: [], problems: [{ row: 0, message: headerMessage(missing) }] }
  const at = (line: readonly unknown[], column: string) => text(line[header.indexOf(column)])
  const rows = cells
    .slice(1)
    .map((line, index) => ({
      row: index + 2,
      path: labelColumns.slice(0, 3).map((column) => at(line, column)),
      synonyms: at(line, '同义词')
        .split(/[、，,;；]/)
        .map((word) => word.trim())
        .filter(Boolean),
    }))
    .filter(({ path }) => path.some(Boolean))
  return { rows: rows.map(trimmed), problems: rows.flatMap(problemsOf) }
}

const text = (cell: unknown) => (cell === undefined || cell === null ? '' : String(cell).trim())
const trimmed = (row: LabelRow): LabelRow => ({ ...row, path: row.path.filter(Boolean) })

function problemsOf({ row, path, synonyms }: LabelRow): SheetProblem[] {
  const filled = path.filter(Boolean)
  const gap = path.findIndex((name) => !name)
  const long = [...filled, ...synonyms].find((name) => [...name].length > longest)
  return [
    ...(gap >= 0 && gap < filled.length ? [{ row, message: gapMessage }] : []),
    ...(long
      ? [
          {
            row,
            message: [
              `“${long}”超过 ${longest} 个字`,
              `"${long}" is longer than ${longest}`,
            ] as const,
          },
        ]
      : []),
  ]
}

const headerMessage = (missing: readonly string[]): Label => [
  `表头缺少：${missing.join('、')}；应为 ${labelColumns.join('、')}`,
  `The header lacks ${missing.join(', ')}; it should read ${labelColumns.join(', ')}`,
]
const gapMessage: Label = ['上级标签未填', 'The label above it is not filled in']
