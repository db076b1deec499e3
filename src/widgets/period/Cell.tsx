import type { Period } from '#declare'
import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { dateTime } from '../format/dateTime.ts'
import { period } from './kind.ts'

/** From and to, one above the other: whole days as days, else to the minute; open ends in words. */
export function PeriodCell({ value, field }: CellProps) {
  const language = useLanguage()
  const whole = period.plain(value as Period, field, language)
  const cut = inDays(value as Period) ? / \d{2}:\d{2}:\d{2}/g : /(?<=:\d{2}):\d{2}/g
  const brief = whole.replace(cut, '').replace(/ (至|to) /, '\n$1 ')
  const [first, from, middle, to, last] = brief.split(/( \d{2}:\d{2})/)
  return (
    <span className="cell-period" title={whole}>
      {first}
      {from && <span className="cell-hour">{from}</span>}
      {middle}
      {to && <span className="cell-hour">{to}</span>}
      {last}
    </span>
  )
}

/** From the first minute of a day to the last one of another, or without an end. */
const inDays = ({ start, end }: Period): boolean =>
  (!start || dateTime(start).endsWith(' 00:00:00')) && (!end || dateTime(end).includes(' 23:59:'))
