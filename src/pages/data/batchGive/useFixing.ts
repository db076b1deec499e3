import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { Label } from '#declare'
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
  /** Checks every row that is typed into, and waits for those under way: what is done with the whole list comes after. */
  settle(): Promise<void>
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
  const typedInto = useRef(new Map<number, BatchRow>())
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
      if (error instanceof PortalError && error.code === codes.conflict)
        await readAnew(row, rows, say, notify)
      else notify(wordsOf(error), { type: 'error' })
      return null
    } finally {
      mark(row.id, false)
    }
  }
  /** A row takes nothing any more once it is left out or carried out: what was typed into it would wait for ever. */
  useEffect(() => {
    for (const row of rows.loaded.values())
      if (row.status !== 'waiting' && latest.current.has(row.id)) {
        revert(row)
        notify(say(leftSaid, { row: row.rowNo }), { type: 'warning' })
      }
  })
  const check = (row: BatchRow): Promise<BatchRow | null> => {
    const under = running.current.get(row.id)
    if (under) return under
    const saving = save(row).finally(() => running.current.delete(row.id))
    running.current.set(row.id, saving)
    return saving
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
      else {
        typedInto.current.set(row.id, row)
        keep((all) => all.set(row.id, { ...all.get(row.id), [column]: value }))
      }
    },
    revert,
    check,
    settle: async () => {
      const now = new Map([...rows.loaded.values()].map((row) => [row.id, row] as const))
      const left = [...latest.current.keys()].flatMap(
        (id) => now.get(id) ?? typedInto.current.get(id) ?? [],
      )
      await Promise.all([...left.map(check), ...running.current.values()])
    },
  }
}

const leftSaid: Label = [
  '第 {row} 行已不再执行，刚输入的内容没有保存',
  'Row {row} is not carried out any more: what was typed into it is not kept',
]

const changedSaid: Label = [
  '第 {row} 行刚有别的修改，已显示最新内容；你输入的还在，请核对后再按 Enter',
  'Row {row} has just been changed otherwise: it is shown as it is now. What you typed stays, look again and press Enter',
]

/** The row was changed meanwhile: it is shown as it is, and what was typed here stays to be checked again. */
async function readAnew(
  row: BatchRow,
  rows: BatchRows,
  say: ReturnType<typeof useSay>,
  notify: ReturnType<typeof useNotify>,
): Promise<void> {
  const { list } = await listRows({ batch: row.batch, id: [row.id] }, 0, 1)
  rows.patch(list)
  notify(say(changedSaid, { row: row.rowNo }), { type: 'warning' })
}
