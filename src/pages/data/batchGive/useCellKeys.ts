import type { KeyboardEvent } from 'react'
import type { BatchRow } from './calls.ts'
import { sideways } from './sideways.ts'
import type { Fixing } from './useFixing.ts'
import type { useJump } from './useJump.ts'
import { isProblem } from './wrongColumns.ts'

/** Rows that PageDown goes on by. */
const PAGE = 10

/**
 * The keys of a spreadsheet in the cells of a list: arrows from cell to cell, typing in the place of what is chosen, F2
 * into the text, Escape to put it back, Enter on: from a problem to the next one, from a row that is fine to the one
 * below.
 */
export function useCellKeys(fixing: Fixing, jump: ReturnType<typeof useJump>) {
  const check = async (row: BatchRow) => {
    const saved = await fixing.check(row)
    if (saved && isProblem(saved)) jump.to(saved)
    else if (saved) await jump.onward(saved)
  }
  const enter = (box: HTMLInputElement, row: BatchRow, isBack: boolean) => {
    // Enter on a formula or a merged cell as it stands takes what it shows as its value.
    const column = columnOf(box)
    if (typeof row.cells[column] === 'object' && !fixing.typed.has(row.id))
      fixing.type(row, column, box.value)
    if (isProblem(row) && !isBack) void check(row)
    else if (!jump.beside(box, isBack ? -1 : 1)) void fixing.check(row)
  }
  const putBack = (box: HTMLInputElement, row: BatchRow): boolean => {
    const typed = fixing.typed.get(row.id)
    if (!typed) return false
    const column = columnOf(box)
    fixing.revert(row, column in typed ? column : undefined)
    // Chosen again once what stood there is drawn.
    requestAnimationFrame(() => box === document.activeElement && box.select())
    return true
  }
  const goes = (event: KeyboardEvent, box: HTMLInputElement, row: BatchRow): boolean => {
    const { key, shiftKey } = event
    const rows = steps[key]
    if (key === 'Enter') enter(box, row, shiftKey)
    else if (key === 'Escape') return putBack(box, row)
    else if (key === 'F2') box.setSelectionRange(box.value.length, box.value.length)
    else if (shiftKey) return false
    else if (rows) jump.beside(box, rows)
    else return key in sides && sideways(box, sides[key]!)
    return true
  }
  return (event: KeyboardEvent, row: BatchRow): void => {
    const { target, nativeEvent, altKey, ctrlKey, metaKey } = event
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return
    if (target instanceof HTMLInputElement && goes(event, target, row)) event.preventDefault()
  }
}

const columnOf = ({ dataset }: HTMLInputElement): string => dataset.cell?.split(':')[1] ?? ''
const sides: { readonly [key: string]: -1 | 1 } = { ArrowLeft: -1, ArrowRight: 1 }
const steps: { readonly [key: string]: number } = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
}
