import type { ListControllerResult } from 'ra-core'
import { useCallback, useMemo, useRef } from 'react'
import type { Row } from '#declare'

/** The rows selected, kept over pages and returns; shift takes everything from the row touched last. */
export function useSelection(list: ListControllerResult, rows: readonly Row[]) {
  const { selectedIds, onSelect, onUnselectItems } = list
  const selected = useMemo(() => new Set(selectedIds.map(Number)), [selectedIds])
  const latest = useRef({ selected, rows, onSelect })
  latest.current = { selected, rows, onSelect }
  const last = useRef(-1)

  const toggle = useCallback((index: number, upTo: boolean) => {
    const { selected, rows, onSelect } = latest.current
    const from = upTo && last.current >= 0 ? Math.min(last.current, index) : index
    const to = upTo && last.current >= 0 ? Math.max(last.current, index) : index
    last.current = index
    const on = !selected.has(Number(rows[index]?.id))
    onSelect(withAll(selected, rows.slice(from, to + 1), on))
  }, [])
  const toggleAll = useCallback(() => {
    const { selected, rows, onSelect } = latest.current
    onSelect(withAll(selected, rows, !rows.every((row) => selected.has(Number(row.id)))))
  }, [])
  const clear = useCallback(() => onUnselectItems(), [onUnselectItems])
  return { selected, toggle, toggleAll, clear }
}

function withAll(selected: ReadonlySet<number>, rows: readonly Row[], on: boolean): number[] {
  const next = new Set(selected)
  for (const row of rows) on ? next.add(Number(row.id)) : next.delete(Number(row.id))
  return [...next]
}
