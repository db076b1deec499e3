import type { CellProps } from '../cell/CellProps.ts'
import { dateTime } from '../format/dateTime.ts'

/** To the minute; with seconds on hover. */
export function DateTimeCell({ value }: CellProps) {
  const whole = dateTime(value as string)
  const [day, hour] = whole.slice(0, 16).split(' ')
  return (
    <time className="cell-number" dateTime={String(value)} title={whole}>
      {day || '–'}
      {hour && <span className="cell-hour"> {hour}</span>}
    </time>
  )
}
