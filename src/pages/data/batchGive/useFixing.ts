import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useRef, useState } from 'react'
import { textOf } from '#derive/bulk/cell.ts'
import { codes, PortalError } from '../../../client/portalError.ts'
import { useLanguage, useSay } from '../../../i18n/useSay.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { type BatchRow, type Finding, listRows, saveRow } from './calls.ts'
import { findingsOf } from './findingsOf.ts'
import type { BatchRows } from './useBatchRows.ts'

type Typed = { readonly [column: string]: string }
/** What is typed into rows and not checked yet. */
export interface Fixing {
  readonly typed: ReadonlyMap<number, Typed>
  /** Ids of rows that are being checked. */
  readonly checking: ReadonlySet<number>
  valueOf(row: BatchRow, column: string): string
  /** What is wrong with the row as typed, as far as the row alone tells; undefined where nothing is typed. */
  findingsOf(row: BatchRow): readonly Finding[] | undefined
  type(row: BatchRow, column: string, value: string): void
  /** Puts back what stood in the row, or in one column of it. */
  revert(row: BatchRow, column?: string): void
  /** Checks the row as typed; gives it as it stands then, or null where it could not be saved. */
  check(row: BatchRow): Promise<BatchRow | null>
}

/**
 * Cells put right in place. What is typed is kept until the portal has it; after a check the other rows in sight are
 * read again, since what is put right in one row may settle another (a double, a limit).
 */
export function useFixing(
  kind: string,
  rows: BatchRows,
  inSight: () => readonly BatchRow[],
): Fixing {
  const client = useQueryClient()
  const notify = useNotify()
  const say = useSay()
  const language = useLanguage()
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map())
  const [checking, setChecking] = useState<ReadonlySet<number>>(new Set())
  const running = useRef(new Map<number, Promise<BatchRow | null>>())
  const latest = useRef(typed)
  latest.current = typed

  const keep = (change: (all: Map<number, Typed>) => void) => {
    const next = new Map(latest.current)
    change(next)
    latest.current = next
    setTyped(next)
  }
  const revert = (row: BatchRow, column?: string) =>
    keep((all) => {
      const { [column ?? '']: _, ...rest } = all.get(row.id) ?? {}
      if (column === undefined || Object.keys(rest).length === 0) all.delete(row.id)
      else all.set(row.id, rest)
    })
  const mark = (id: number, on: boolean) =>
    setChecking((before) => {
      const after = new Set(before)
      if (on) after.add(id)
      else after.delete(id)
      return after
    })
  const follow = async (but: BatchRow) => {
    const ids = inSight().flatMap(({ id }) => (id === but.id || latest.current.has(id) ? [] : [id]))
    if (ids.length === 0) return
    const { list } = await listRows({ batch: but.batch, id: ids }, 0, ids.length)
    rows.patch(list)
  }
  const save = async (row: BatchRow): Promise<BatchRow | null> => {
    const changes = latest.current.get(row.id)
    if (!changes) return row
    mark(row.id, true)
    try {
      const saved = await saveRow(row, changes)
      rows.patch([saved])
      revert(row)
      void client.invalidateQueries({ queryKey: ['batch'] })
      void follow(saved).catch(() => undefined)
      return saved
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
      if (error instanceof PortalError && error.code === codes.conflict)
        await readAnew(row, rows, say, notify)
      return null
    } finally {
      mark(row.id, false)
    }
  }
  return {
    typed,
    checking,
    valueOf: (row, column) => typed.get(row.id)?.[column] ?? textOf(row.cells[column]),
    findingsOf: (row) => {
      const changes = typed.get(row.id)
      return changes && findingsOf(kind, { ...row.cells, ...changes }, language)
    },
    type: (row, column, value) => {
      const stands = row.cells[column]
      // Typed as it stands, nothing is changed; a formula is, since it becomes what it shows.
      if (typeof stands !== 'object' && value === textOf(stands)) revert(row, column)
      else keep((all) => all.set(row.id, { ...all.get(row.id), [column]: value }))
    },
    revert,
    check: (row) => {
      const under = running.current.get(row.id)
      if (under) return under
      const saving = save(row).finally(() => running.current.delete(row.id))
      running.current.set(row.id, saving)
      return saving
    },
  }
}

/** Somebody else changed the row: theirs is shown, and what was typed here stays to be checked again. */
async function readAnew(
  row: BatchRow,
  rows: BatchRows,
  say: ReturnType<typeof useSay>,
  notify: ReturnType<typeof useNotify>,
): Promise<void> {
  const { list } = await listRows({ batch: row.batch, id: [row.id] }, 0, 1)
  rows.patch(list)
  notify(
    say(['第 {row} 行已被他人修改，请核对后再按 Enter', 'Row {row} was changed by somebody else'], {
      row: row.rowNo,
    }),
    { type: 'warning' },
  )
}
