import type { Period } from '#declare'
import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { period } from './kind.ts'

/** From and to, to the minute, one above the other; open ends in words. */
export function PeriodCell({ value, field }: CellProps) {
  const language = useLanguage()
  const whole = period.plain(value as Period, field, language)
  const brief = whole.replace(/(\d{2}:\d{2}):\d{2}/g, '$1').replace(/ (至|to) /, '\n$1 ')
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
