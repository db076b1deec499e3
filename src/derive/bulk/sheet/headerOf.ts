import type { BulkColumn, BulkKind, BulkLayout } from '#declare'
import { alike, layoutOf, type Mapping } from '#derive/bulk/mapping.ts'
import type { RawCell } from './rawCell.ts'

/** A column of the kind at its place in the file. */
export interface Known {
  readonly name: string
  readonly column: BulkColumn
}
/** A row read as the header. */
export interface Header {
  readonly at: readonly (Known | undefined)[]
  /** Headers that stand for no column. */
  readonly extra: readonly string[]
  /** Headers that are lacking. */
  readonly missing: readonly string[]
  /** The file a kind knows by its headers. */
  readonly layout?: BulkLayout
  /** Where the number of an order stands, whose rows are added up. */
  readonly order?: number
}
type Cells = readonly (RawCell | undefined)[]

/** Headers a result or problem sheet adds: a sheet with them is taken again without a word. */
const ours = new Set(['行号', '结果', '原因', '执行时间'])

export const isFilled = (cell: RawCell | undefined): boolean =>
  cell !== undefined && cell.text.trim() !== ''

/** A row read as the header: by the headers of the kind's columns, or by those a person mapped to them. */
export const headerOf = (kind: BulkKind, cells: Cells, mapping?: Mapping): Header =>
  mapping ? mappedHeader(kind, cells, mapping) : ownHeader(kind, cells)

function ownHeader(kind: BulkKind, cells: Cells): Header {
  const wanted = Object.entries(kind.columns).map(([name, column]) => ({ name, column }))
  const open = new Map(wanted.map((known) => [alike(known.column.label[0]), known]))
  const others = new Map(
    wanted.flatMap((known) => (known.column.also ?? []).map((header) => [alike(header), known])),
  )
  const extra: string[] = []
  const at = Array.from(cells, (cell) => {
    const header = alike(cell?.text ?? '')
    const other = others.get(header)
    const known = open.get(header) ?? (other && open.get(alike(other.column.label[0])))
    if (known) open.delete(alike(known.column.label[0]))
    else if (isFilled(cell) && !ours.has(cell!.text.trim())) extra.push(cell!.text.trim())
    return known
  })
  const lacking = [...open.values()].filter(({ name, column }) =>
    kind.partial ? column.required || (open.size === wanted.length && isKey(kind, name)) : true,
  )
  return { at, extra, missing: lacking.map(({ column }) => column.label[0]) }
}

/** What rows are known by: what a list that comes back lacks where none of its columns is there, as in a title above. */
const isKey = ({ writes }: BulkKind, name: string): boolean => writes?.by?.includes(name) ?? false

function mappedHeader(kind: BulkKind, cells: Cells, mapping: Mapping): Header {
  const { columns } = kind
  const headers = Array.from(cells, (cell) => alike(cell?.text ?? ''))
  const at: (Known | undefined)[] = headers.map(() => undefined)
  const missing: string[] = []
  for (const [name, source] of Object.entries(mapping)) {
    const column = columns[name]
    if (!column || !('header' in source)) continue
    const index = headers.indexOf(alike(source.header))
    if (index < 0) missing.push(source.header)
    else at[index] = { name, column }
  }
  const [, layout] = layoutOf(kind, headers) ?? []
  const order = headers.indexOf(alike(layout?.sums?.counts?.header ?? '-'))
  return { at, extra: [], missing, ...(layout && { layout }), ...(order >= 0 && { order }) }
}
