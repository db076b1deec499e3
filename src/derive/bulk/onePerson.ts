import type { BulkColumn, BulkColumns, BulkKind, Field, Label, Row } from '#declare'
import type { Cells } from './cell.ts'
import { shiftedDay } from './shiftedDay.ts'

const people: readonly string[] = ['phone', 'uid']

/** What is filled in where the person is known: every column but those that name the person. */
export const columnsOfOne = ({ columns }: BulkKind): BulkColumns =>
  Object.fromEntries(Object.entries(columns).filter(([, { kind }]) => !people.includes(kind)))

/** The entity a cell names, where it names a record; another cell may say which it is. */
export function recordNamed(column: BulkColumn, values: Row): string | undefined {
  if (column.kind !== 'id' && column.kind !== 'name') return undefined
  const { to } = column
  return typeof to === 'string' ? to : to.of[String(values[to.by])]
}

/**
 * The field a column is filled in by outside a spreadsheet; undefined while a cell that says which entity is meant is
 * empty. Units stand behind the label, as an input shows them.
 */
export function fieldOfColumn(column: BulkColumn, values: Row): Field | undefined {
  const { label, required, help } = column
  const said = { label: bare(label), ...(required && { required }), ...(help && { help }) }
  if (column.kind === 'id' || column.kind === 'name') {
    const to = recordNamed(column, values)
    // Told by the picker itself: one looks for a name, and need not know its number.
    return to === undefined
      ? undefined
      : ({ ...said, help: undefined, kind: 'ref', to, label: unnumbered(label) } as Field)
  }
  if (column.kind === 'choice' || column.kind === 'choices')
    return { ...said, kind: column.kind, of: column.of } as Field
  if (column.kind === 'money' || column.kind === 'integer') {
    const { kind, min, max } = column
    return { ...said, kind, min, max } as Field
  }
  if (column.kind === 'date') return { ...said, kind: 'date' } as Field
  return { ...said, kind: 'text', max: 'max' in column ? column.max : 200 } as Field
}

const bare = ([zh, en]: Label): Label => [zh.replace(/（元）$/, ''), en.replace(/ \(¥\)$/, '')]
const unnumbered = ([zh, en]: Label): Label => [zh.replace(/ID$/, ''), en.replace(/ ID$/, '')]

/** Cells with days counted from today on (`today+30d`) as the days they are. */
export const cellsOn = (kind: BulkKind, cells: Cells, today: string): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [
      name,
      kind.columns[name]?.kind === 'date' && typeof cell === 'string'
        ? shiftedDay(cell, today)
        : cell,
    ]),
  )

/**
 * What one person gets, in words: the columns in braces filled in, what stands in brackets left out where a column in it
 * is empty.
 */
export function giftWords(kind: BulkKind, told: { readonly [column: string]: Label }): Label {
  const [zh, en] = kind.one?.gives ?? kind.label
  return [filled(zh, told, 0), filled(en, told, 1)]
}

/** The columns that those words name; none where the kind has no words. */
export const columnsOfWords = ({ columns, one }: BulkKind): readonly string[] =>
  [...new Set([...(one?.gives[0] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].filter(
    (name) => name in columns,
  )

function filled(text: string, told: { readonly [column: string]: Label }, at: 0 | 1): string {
  const of = (name: string) => told[name]?.[at] ?? ''
  return text
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].some(([, name]) => of(name!) === '') ? '' : part,
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => of(name))
    .trim()
}
