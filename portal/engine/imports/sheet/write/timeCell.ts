import { serialOf } from '#widgets/format/serial.ts'
import type { PlannedCell } from './sheetPlan.ts'
import { escaped } from './xmlText.ts'

/** A day (`2026-11-21`) or a moment as a cell that sorts and calculates; what is no time, such as 永久, as a text. */
export function timeCell(time: unknown): PlannedCell {
  if (time === null || time === undefined || time === '') return null
  const told = String(time)
  const value = serialOf(told)
  if (value === null) return { value: escaped(told), style: 'text' }
  const text = told.slice(0, 19).replace('T', ' ')
  return { value, style: told.length === 10 ? 'day' : 'moment', text }
}
