import type { Figure } from '#declare'
import { serialOf } from './serial.ts'

/** A day or a moment as a figure; null where spreadsheets cannot count it. */
export function timeFigure(time: unknown, as: 'day' | 'moment'): Figure | null {
  const value = serialOf(String(time))
  return value === null ? null : { value, as }
}
