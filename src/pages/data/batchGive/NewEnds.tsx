import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Summary } from './calls.ts'
import { type Fact, FactList } from './FactList.tsx'

/** Until when people have what the batch gives: day by day where that is on a handful of days. */
export function NewEnds({ ends }: Pick<Summary, 'ends'>) {
  const say = useSay()
  if (!ends || ends.dated + ends.forever === 0) return null
  const rowsOf = (rows: number) => say(['{rows} 行', '{rows:row}'], { rows: groupDigits(rows) })
  const spread: Fact = {
    key: 'spread',
    name: say(['{first} 至 {last}', '{first} to {last}'], {
      first: ends.first ?? '',
      last: ends.last ?? '',
    }),
    value: rowsOf(ends.dated),
  }
  const facts: readonly Fact[] = [
    ...ends.days.map(({ day, rows }) => ({ key: day, name: day, value: rowsOf(rows) })),
    ...(ends.days.length === 0 && ends.dated > 0 ? [spread] : []),
    ...(ends.forever > 0
      ? [{ key: 'forever', name: say(['永久', 'For ever']), value: rowsOf(ends.forever) }]
      : []),
  ]
  return <FactList title={say(['新到期日', 'New ends'])} facts={facts} />
}
