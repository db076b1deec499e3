import { useSay } from '#src/i18n/useSay.ts'
import { duration, longDuration } from '../format/duration.ts'
import type { CellProps } from './CellProps.ts'

/** A length as `03:25`; one of many hours in hours, with all of it on hover. */
export function DurationCell({ value }: CellProps) {
  const say = useSay()
  const length = Number(value)
  return (
    <span className="cell-number" title={duration(length)}>
      {say(longDuration(length))}
    </span>
  )
}
