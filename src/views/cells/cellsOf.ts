import type { Entity, Label, Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { same } from '../form/values.ts'
import type { Column } from '../list/columns.ts'
import { cellIn } from './besideCell.ts'
import { readCell } from './readCell.ts'

/** A cell as it is and as it would be; or why it stays. */
export interface PastedCell {
  readonly row: Row
  readonly column: Column
  readonly value?: unknown
  readonly problem?: Label
}

interface Pasting {
  readonly rows: readonly Row[]
  readonly columns: readonly Column[]
  readonly cell: HTMLElement
  readonly block: readonly (readonly string[])[]
}

/** The cells a block comes upon, without those that hold it already; what stands beyond the last is left out. */
export function cellsOf(
  entity: Entity,
  { rows, columns, cell, block }: Pasting,
): readonly PastedCell[] {
  const { id, column: name } = cellIn(cell)
  const top = rows.findIndex((row) => String(row.id) === id)
  const left = columns.findIndex((column) => column.name === name)
  const today = momentOf(Date.now()).slice(0, 10)
  return block.flatMap((line, down) =>
    line.flatMap((text, right): PastedCell[] => {
      const row = rows[top + down]
      const column = columns[left + right]
      if (!row || !column) return []
      const read = readCell(entity.fields[column.name]!, text, today)
      if ('problem' in read) return [{ row, column, problem: read.problem }]
      return same(read.value, row[column.name]) ? [] : [{ row, column, value: read.value }]
    }),
  )
}
