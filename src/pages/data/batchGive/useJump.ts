import { type RefObject, useEffect, useRef } from 'react'
import { besideCell } from '../../../views/cells/besideCell.ts'
import { type BatchRow, type Column, listRows } from './calls.ts'
import type { BatchRows } from './useBatchRows.ts'
import { isProblem, wrongColumns } from './wrongColumns.ts'

interface Where {
  readonly batch: number
  readonly columns: readonly Column[]
  readonly rows: BatchRows
  readonly scroller: RefObject<HTMLElement | null>
  scrollTo(index: number): void
  onSolved?(): void
  onElsewhere?(): void
}

/** Goes from problem to problem by keyboard: the row comes into sight, its first wrong cell gets the focus. */
export function useJump({ batch, columns, rows, scroller, scrollTo, ...told }: Where) {
  const wanted = useRef<number | null>(null)
  const settle = (): void => {
    if (wanted.current === null) return
    const found = [...rows.loaded].find(([, { id }]) => id === wanted.current)
    if (!found) return
    const [index, row] = found
    const [column = columns[0]?.name] = wrongColumns(columns, row)
    const box = scroller.current?.querySelector<HTMLInputElement>(
      `[data-cell="${row.id}:${column}"]`,
    )
    if (!box) {
      scrollTo(index)
      return
    }
    wanted.current = null
    box.focus()
    box.select()
  }
  // Whatever was drawn may be what one waits for.
  useEffect(() => {
    settle()
  })

  const to = (row: BatchRow) => {
    wanted.current = row.id
    settle()
  }
  /** The next problem after a row, from the top again after the last; the portal knows those not fetched yet. */
  const onward = async (row: BatchRow) => {
    const ahead = [...rows.loaded.values()]
      .filter((one) => one.id !== row.id && isProblem(one))
      .sort((a, b) => a.rowNo - b.rowNo)
    const near = ahead.find(({ rowNo }) => rowNo > row.rowNo)
    if (near) return to(near)
    const problems = { batch, level: 'error', status: 'waiting' }
    const after = await listRows({ ...problems, rowNo_gte: row.rowNo + 1 }, 0, 1)
    const [next] = after.list.length > 0 ? after.list : (await listRows(problems, 0, 1)).list
    if (!next) return told.onSolved?.()
    wanted.current = next.id
    if ([...rows.loaded.values()].some(({ id }) => id === next.id)) settle()
    else told.onElsewhere?.()
  }
  /** From a box to the same column so many rows on or back, the last there is at most; false where there is none. */
  const beside = (box: HTMLElement, step: number): boolean => {
    const next = besideCell(scroller.current, box, step) as HTMLInputElement | undefined
    if (!next) return false
    next.focus()
    next.select()
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }
  return { to, onward, beside }
}
