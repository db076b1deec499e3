import type { CellProps } from '../cell/CellProps.ts'
import { dateTime } from '../format/dateTime.ts'

/** To the minute; with seconds on hover. */
export function DateTimeCell({ value }: CellProps) {
  const whole = dateTime(value as string)
  return (
    <time className="cell-number" dateTime={String(value)} title={whole}>
      {whole.slice(0, 16) || '–'}
    </time>
  )
}
