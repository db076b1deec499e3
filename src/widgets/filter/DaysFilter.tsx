import { useSay } from '#src/i18n/useSay.ts'
import { readDay } from '../calendar/readTime.ts'
import { TimeBox } from '../calendar/TimeBox.tsx'
import { dateTime } from '../format/dateTime.ts'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './FilterProps.ts'

/**
 * Between two days of Shanghai, both included: `createdAt_gte`, `createdAt_lte`. `moments` writes the beginning of the
 * first and the end of the last; dates are compared as they are.
 */
export function DaysFilter({
  source,
  field,
  values,
  onChange,
  moments,
}: FilterProps & { readonly moments: boolean }) {
  const say = useSay()
  const name = say(field.label)
  const box = (end: 'gte' | 'lte', label: string) => {
    const key = `${source}_${end}`
    const time = end === 'gte' ? 'T00:00:00+08:00' : 'T23:59:59+08:00'
    return (
      <TimeBox
        aria-label={`${name} ${label}`}
        value={dateTime(values[key] as string | undefined).slice(0, 10)}
        read={readDay}
        onChange={(text) => {
          const day = readDay(text)
          if (text === '') onChange({ [key]: undefined })
          else if (day) onChange({ [key]: day + (moments ? time : '') })
        }}
      />
    )
  }
  return (
    <FilterFrame field={field}>
      {box('gte', say(['从', 'from']))}
      <span aria-hidden="true">–</span>
      {box('lte', say(['到', 'to']))}
    </FilterFrame>
  )
}
