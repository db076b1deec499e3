import { useSay } from '../../i18n/useSay.ts'
import type { DeskOf } from './useDesk.ts'

/** What waits in a tab, less what was decided here and is not sent yet. */
export function Waiting({
  label,
  count,
  more,
  late = 0,
  unsent,
  unsentLate,
}: {
  readonly label: string
  readonly count?: number
  /** Decided here, and still counted by the portal; how many of them had waited too long. */
  readonly unsent: number
  readonly unsentLate: number
  readonly more?: true
  readonly late?: number
}) {
  const say = useSay()
  const overdue = Math.max(late - unsentLate, 0)
  return (
    <span className="queue-tab">
      {label}
      {count !== undefined && <strong>{more ? `${count}+` : Math.max(count - unsent, 0)}</strong>}
      {overdue > 0 && <em>{say(['超时 {late}', '{late} late'], { late: overdue })}</em>}
    </span>
  )
}

/** How many were dealt with today, and who is at it. */
export function Today({
  turn,
  done,
}: {
  readonly turn: NonNullable<DeskOf['turn']>
  readonly done: number
}) {
  const say = useSay()
  return (
    <p className="queue-today">
      {say(['今天我处理 {mine} · 大家 {all}', 'Today: {mine} mine · {all} by all'], turn.today)}
      {done > 0 && say([' · 这次 {done}', ' · {done} now'], { done })}
      {turn.others.length > 0 &&
        say([' · {names}也在处理', ' · {names} here too'], {
          names: turn.others.join(say(['、', ', '])),
        })}
    </p>
  )
}
