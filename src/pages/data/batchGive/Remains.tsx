import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Summary } from './calls.ts'
import { FactList } from './FactList.tsx'

/** What a run leaves of stock or places; what it would lack is said before it is found out row by row. */
export function Remains({ named, more }: Summary['remains']) {
  const say = useSay()
  if (named.length === 0) return null
  return (
    <FactList
      title={say(['执行后剩余', 'Left afterwards'])}
      facts={named.map(({ id, what, name, now, afterwards }) => ({
        key: id,
        name,
        note: say(['现有{what} {now}', 'now {now} {what}'], { what, now: groupDigits(now) }),
        value:
          afterwards < 0
            ? say(['缺 {n}', '{n} short'], { n: groupDigits(-afterwards) })
            : groupDigits(afterwards),
        tone: afterwards < 0 ? 'bad' : afterwards === 0 ? 'held' : undefined,
      }))}
      foot={more > 0 && say(['另有 {more} 项', 'and {more} more'], { more: groupDigits(more) })}
    />
  )
}
