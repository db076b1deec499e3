import { useId } from 'react'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Summary } from './calls.ts'

/** What a run leaves of stock or places; what it would lack is said before it is found out row by row. */
export function Remains({ named, more }: Summary['remains']) {
  const say = useSay()
  const id = useId()
  if (named.length === 0) return null
  return (
    <section className="bulk-remains" aria-labelledby={id}>
      <h3 id={id}>{say(['执行后剩余', 'Left afterwards'])}</h3>
      <ul>
        {named.map(({ id: of, what, name, now, afterwards }) => (
          <li key={of} className={afterwards < 0 ? 'bad' : afterwards === 0 ? 'held' : undefined}>
            <span>{name}</span>
            <small>
              {say(['现有{what} {now}', 'now {now} {what}'], { what, now: groupDigits(now) })}
            </small>
            <strong>
              {afterwards < 0
                ? say(['缺 {n}', '{n} short'], { n: groupDigits(-afterwards) })
                : groupDigits(afterwards)}
            </strong>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{say(['另有 {more} 项', 'and {more} more'], { more: groupDigits(more) })}</p>}
    </section>
  )
}
