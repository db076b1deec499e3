import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Row } from '#declare'
import { useKeys } from './useKeys.ts'

interface Reach {
  readonly rows: readonly Row[]
  linkTo(row: Row): string
  /** Selects the row at this place. */
  toggle(index: number, upTo: boolean): void
  /** Leads to a new record; nothing where none may be made. */
  create(): void
}

/** A list under the keyboard: the row it stands on, and whether its keys are being shown. */
export function useRowKeys({ rows, linkTo, toggle, create }: Reach) {
  const navigate = useNavigate()
  const [at, setAt] = useState(-1)
  const [keysShown, showKeys] = useState(false)
  const open = () => rows[at] && navigate(linkTo(rows[at]))
  useKeys({
    ArrowDown: () => setAt(Math.min(at + 1, rows.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: open,
    e: open,
    x: () => at >= 0 && toggle(at, false),
    n: create,
    '/': () => document.querySelector<HTMLElement>('search input')?.focus(),
    '?': () => showKeys(true),
  })
  return { at, keysShown, hideKeys: () => showKeys(false) }
}
