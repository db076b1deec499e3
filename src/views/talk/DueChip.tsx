import { useSay } from '../../i18n/useSay.ts'

interface Props {
  /** `2026-11-28`. */
  readonly due: string
  /** Nothing is late any more. */
  readonly isOver?: boolean
}

/** The day something is to be done by, told apart where it is today or past. */
export function DueChip({ due, isOver = false }: Props) {
  const say = useSay()
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  const when = isOver || due > today ? 'later' : due === today ? 'today' : 'over'
  const day = due.slice(5)
  return (
    <span className={`talk-chip ${when}`}>
      {when === 'over'
        ? say(['已逾期 {day}', 'late, {day}'], { day })
        : when === 'today'
          ? say(['今天', 'today'])
          : say(['{day} 前', 'by {day}'], { day })}
    </span>
  )
}
