import { useMemo, useRef, useState } from 'react'
import type { Row } from '#declare'

const none: ReadonlySet<number> = new Set()

/** The lines that are ticked, as they stand now. Shift takes everything from the line touched last. */
export function useTicked(rows: readonly Row[]) {
  const [held, setHeld] = useState(none)
  const last = useRef(-1)
  const records = useMemo(() => rows.filter(({ id }) => held.has(Number(id))), [rows, held])
  // What stands here no more is not ticked either.
  const ticked = useMemo(() => new Set(records.map(({ id }) => Number(id))), [records])
  const put = (some: readonly Row[], on: boolean) => {
    const next = new Set(ticked)
    for (const { id } of some) on ? next.add(Number(id)) : next.delete(Number(id))
    setHeld(next)
  }
  const toggle = (row: Row, upTo: boolean) => {
    const at = rows.findIndex(({ id }) => id === row.id)
    const from = upTo && last.current >= 0 ? last.current : at
    last.current = at
    const some = rows.slice(Math.min(from, at), Math.max(from, at) + 1)
    put(some, !ticked.has(Number(row.id)))
  }
  /** All of them, or none where they are ticked already. */
  const toggleAll = (some: readonly Row[]) =>
    put(some, !some.every(({ id }) => ticked.has(Number(id))))
  return { ticked, records, toggle, toggleAll, clear: () => setHeld(none) }
}
