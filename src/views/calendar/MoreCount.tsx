import { useLayoutEffect, useRef, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import type { Month } from './monthOf.ts'

interface Props {
  /** So many of what the grid was given are folded away on this day. */
  readonly folded: number
  readonly month: Month
}

/** How many more stand on a day: those the grid folded away, and those it was not given. Which day it is, its cell says. */
export function MoreCount({ folded, month }: Props) {
  const say = useSay()
  const here = useRef<HTMLSpanElement>(null)
  const [day, setDay] = useState('')
  useLayoutEffect(() => {
    setDay(here.current?.closest<HTMLElement>('[data-date]')?.dataset.date ?? '')
  }, [])
  const count = folded + (month.leftOut.get(day) ?? 0)
  return <span ref={here}>{say(['还有 {count} 条', '{count} more'], { count })}</span>
}
