import type { Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { asks, refused, refusedField } from '../errors.ts'
import type { ActionCall, ActionFunction } from './action.ts'
import { type LabelRow, readLabelSheet, type SheetProblem } from './labelSheet.ts'
import { sheetCells } from './sheetCells.ts'

const rule = 'articleTag.importLabels'
/** So many faulty rows are named; the rest are counted. */
const named = 20

/**
 * Labels from a spreadsheet with the columns 一级, 二级, 三级, 同义词. Faulty rows refuse the whole sheet and are
 * named; otherwise what is new and what is known is told first (42800), and all of it is made in one transaction.
 */
export const importLabels: ActionFunction = async (call) => {
  const { rows, problems } = readLabelSheet(await sheetCells(call))
  const known = await labelsByName(call)
  const faulty = [...problems, ...misplaced(rows, known)]
  if (faulty.length > 0) throw refused(faulty.slice(0, named).map(asProblem))
  const fresh = new Set(rows.flatMap(({ path }) => path).filter((name) => !known.has(name)))
  if (rows.length === 0) throw refusedField('file', ['表格里没有标签', 'The sheet holds no labels'])
  if (!call.accepted.has(rule)) throw asks({ warnings: [preview(rows, fresh.size, known.size)] })
  for (const row of rows) await writePath(call, row, known)
  return { made: fresh.size, rows: rows.length }
}

/** Labels as they stand, and as the sheet makes them: by name, with the label above. */
type Known = Map<string, { id: number; parent: number | null; synonyms: readonly string[] }>

async function labelsByName({ records }: ActionCall): Promise<Known> {
  const rows = await records.select('articleTag', {}, { limit: 20_000 })
  return new Map(rows.map((row) => [row.name as string, asKnown(row)]))
}
const asKnown = (row: Row) => ({
  id: row.id as number,
  parent: (row.parent as number | null) ?? null,
  synonyms: (row.synonyms as readonly string[] | null) ?? [],
})

/** A name stands once in the tree: no row may put a known label, or one of an earlier row, elsewhere. */
function misplaced(rows: readonly LabelRow[], known: Known): SheetProblem[] {
  const names = new Map([...known].map(([name, { id }]) => [id, name]))
  const above = new Map(
    [...known].map(([name, { parent }]) => [name, names.get(parent ?? 0) ?? '']),
  )
  return rows.flatMap(({ row, path }) =>
    path.flatMap((name, level) => {
      const wanted = path[level - 1] ?? ''
      const stands = above.get(name) ?? wanted
      above.set(name, stands)
      return stands === wanted
        ? []
        : [{ row, message: [`“${name}”已在别处`, `"${name}" stands elsewhere already`] as const }]
    }),
  )
}

async function writePath(
  { make, change }: ActionCall,
  { path, synonyms }: LabelRow,
  known: Known,
): Promise<void> {
  let parent: number | null = null
  for (const [level, name] of path.entries()) {
    const last = level === path.length - 1
    const label = known.get(name)
    const all = [...new Set([...(label?.synonyms ?? []), ...(last ? synonyms : [])])]
    if (!label) known.set(name, asKnown(await make({ name, parent, synonyms: all })))
    else if (all.length > label.synonyms.length)
      known.set(name, asKnown(await change(label.id, { synonyms: all })))
    parent = known.get(name)?.id ?? null
  }
}

function preview(rows: readonly LabelRow[], fresh: number, standing: number): Problem {
  const message: Label = [
    `共 ${rows.length} 行：新增 ${fresh} 个标签，其余已有（现有 ${standing} 个）。确定导入？`,
    `${rows.length} rows: ${fresh} new labels, the others are known (${standing} stand now). Import them?`,
  ]
  return { field: 'file', rule, message }
}
const asProblem = ({ row, message: [zh, en] }: SheetProblem): Problem => ({
  field: row === 0 ? 'file' : `file.${row}`,
  message: row === 0 ? [zh, en] : [`第 ${row} 行：${zh}`, `Row ${row}: ${en}`],
})
