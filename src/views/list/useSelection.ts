import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Row } from '#declare'

/** Records selected under one filter, as they were when their boxes were ticked. */
interface Selected {
  readonly filter: string
  readonly rows: ReadonlyMap<number, Row>
  /** Whatever matches the filter is meant. */
  readonly all: boolean
}

interface Options {
  readonly rows: readonly Row[]
  /** What the rows are filtered by. */
  readonly filter: object
  /**
   * Where the selection waits while one looks at something else: whose it is, and on which screen. Left out, the rows
   * are all there are, and what is none of them any more is not selected either.
   */
  readonly place?: string
}

const none: ReadonlyMap<number, Row> = new Map()
/** What is selected on screens that are not shown; gone with the page, so that nobody else finds it. */
const kept = new Map<string, Selected>()

/**
 * The rows selected, kept over pages and returns. They are of their filter and end with it, wherever it is changed:
 * under another one they could be neither seen nor named. Shift takes everything from the row touched last. `all` means
 * whatever matches the filter, until a row's box is changed.
 */
export function useSelection({ rows, filter, place }: Options) {
  const by = JSON.stringify(filter)
  const [held, setHeld] = useState(() => (place === undefined ? undefined : kept.get(place)))
  const current = held?.filter === by ? held : undefined
  const chosen = useMemo(() => {
    const all = current?.rows ?? none
    return place === undefined ? among(all, rows) : all
  }, [current, place, rows])
  const put = useCallback(
    (next: Selected) => {
      setHeld(next)
      if (place !== undefined) kept.set(place, next)
    },
    [place],
  )
  const isOver = held !== undefined && current === undefined
  useEffect(() => {
    if (isOver) put({ filter: by, rows: none, all: false })
  }, [isOver, by, put])
  const latest = useRef({ chosen, rows, by })
  latest.current = { chosen, rows, by }
  const last = useRef(-1)
  const choose = useCallback(
    (change: (now: Map<number, Row>) => void) => {
      const next = new Map(latest.current.chosen)
      change(next)
      latest.current.chosen = next
      put({ filter: latest.current.by, rows: next, all: false })
    },
    [put],
  )
  const toggle = useCallback(
    (index: number, upTo: boolean) => {
      const { chosen, rows } = latest.current
      const from = upTo && last.current >= 0 ? Math.min(last.current, index) : index
      const to = upTo && last.current >= 0 ? Math.max(last.current, index) : index
      last.current = index
      const on = !chosen.has(Number(rows[index]?.id))
      choose((now) => mark(now, rows.slice(from, to + 1), on))
    },
    [choose],
  )
  const toggleAll = useCallback(() => {
    const { chosen, rows } = latest.current
    const on = !rows.every((row) => chosen.has(Number(row.id)))
    choose((now) => mark(now, rows, on))
  }, [choose])
  const clear = useCallback(() => choose((now) => now.clear()), [choose])
  const drop = useCallback(
    (ids: readonly number[]) =>
      choose((now) => {
        for (const id of ids) now.delete(id)
      }),
    [choose],
  )
  const onAll = (all: boolean) => put({ filter: by, rows: chosen, all })
  const selected: ReadonlySet<number> = useMemo(() => new Set(chosen.keys()), [chosen])
  const records = useMemo(() => newestOf(chosen, rows), [chosen, rows])
  return { selected, records, all: current?.all ?? false, onAll, toggle, toggleAll, clear, drop }
}

function mark(now: Map<number, Row>, rows: readonly Row[], on: boolean): void {
  for (const row of rows) on ? now.set(Number(row.id), row) : now.delete(Number(row.id))
}

function among(chosen: ReadonlyMap<number, Row>, rows: readonly Row[]): ReadonlyMap<number, Row> {
  if (chosen.size === 0) return none
  const there = new Set(rows.map(({ id }) => Number(id)))
  return new Map([...chosen].filter(([id]) => there.has(id)))
}

/** Those in sight as they stand now. */
function newestOf(chosen: ReadonlyMap<number, Row>, rows: readonly Row[]): readonly Row[] {
  const seen = new Map(rows.map((row) => [Number(row.id), row]))
  return [...chosen].map(([id, row]) => seen.get(id) ?? row)
}
