import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Row } from '#declare'
import { keptPlace } from '../form/neighbours.ts'
import { useKeys } from './useKeys.ts'

interface Reach {
  /** The path of the screen: it begins at the record that was open there last. */
  readonly screen: string
  readonly rows: readonly Row[]
  linkTo(row: Row): string
  /** Selects the row at this place. */
  toggle(index: number, upTo: boolean): void
  /** Leads to a new record; nothing where none may be made. */
  create(): void
  /** Does what can be done with a row, counted from 0 in the order of its buttons; nothing where there are fewer. */
  act(row: Row, place: number): void
}
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A list under the keyboard: the place of the row it stands on. */
export function useRowKeys({ screen, rows, linkTo, toggle, create, act }: Reach) {
  const navigate = useNavigate()
  const [moved, setAt] = useState<number | null>(null)
  const [left, setLeft] = useState<number | undefined>()
  // A screen that was only hidden begins again where its record was left, too.
  useEffect(() => {
    setLeft(keptPlace(screen))
    setAt(null)
  }, [screen])
  const at = moved ?? (left === undefined ? -1 : rows.findIndex(({ id }) => id === left))
  const open = () => rows[at] && navigate(linkTo(rows[at]))
  useKeys({
    ArrowDown: () => setAt(Math.min(at + 1, rows.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: open,
    e: open,
    x: () => at >= 0 && toggle(at, false),
    n: create,
    '/': () => document.querySelector<HTMLElement>('search input')?.focus(),
    ...Object.fromEntries(
      digits.map((digit) => [digit, () => rows[at] && act(rows[at], digit - 1)]),
    ),
  })
  return at
}
