import type { ListControllerResult } from 'ra-core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '#declare'

/** What is selected, by what the rows are filtered, and how both change. */
type Selecting = Pick<
  ListControllerResult,
  'selectedIds' | 'onSelect' | 'onUnselectItems' | 'filterValues'
>

/**
 * The rows selected, kept over pages and returns until the filter changes; shift takes everything from the row touched
 * last. `all` means whatever matches the filter, until a row's box is changed.
 */
export function useSelection(list: Selecting, rows: readonly Row[]) {
  const { selectedIds, onSelect, onUnselectItems } = list
  const selected = useMemo(() => new Set(selectedIds.map(Number)), [selectedIds])
  const latest = useRef({ selected, rows, onSelect })
  latest.current = { selected, rows, onSelect }
  const last = useRef(-1)
  const [all, onAll] = useState(false)
  const filter = JSON.stringify(list.filterValues)
  const found = useRef(filter)
  // Another filter means other records: those selected before could be neither seen nor named any more.
  useEffect(() => {
    if (found.current === filter) return
    found.current = filter
    onAll(false)
    onUnselectItems()
  }, [filter, onUnselectItems])

  const toggle = useCallback((index: number, upTo: boolean) => {
    const { selected, rows, onSelect } = latest.current
    const from = upTo && last.current >= 0 ? Math.min(last.current, index) : index
    const to = upTo && last.current >= 0 ? Math.max(last.current, index) : index
    last.current = index
    onAll(false)
    const on = !selected.has(Number(rows[index]?.id))
    onSelect(withAll(selected, rows.slice(from, to + 1), on))
  }, [])
  const toggleAll = useCallback(() => {
    const { selected, rows, onSelect } = latest.current
    onAll(false)
    onSelect(withAll(selected, rows, !rows.every((row) => selected.has(Number(row.id)))))
  }, [])
  const clear = useCallback(() => {
    onAll(false)
    onUnselectItems()
  }, [onUnselectItems])
  return { selected, all, onAll, toggle, toggleAll, clear }
}

function withAll(selected: ReadonlySet<number>, rows: readonly Row[], on: boolean): number[] {
  const next = new Set(selected)
  for (const row of rows) on ? next.add(Number(row.id)) : next.delete(Number(row.id))
  return [...next]
}
