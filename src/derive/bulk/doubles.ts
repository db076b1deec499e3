import type { BulkKind } from '#declare'
import { type Finding, finding } from './finding.ts'

/** A row as far as doubles are told by it. `user` is the record that phone and user ID name, where it was found. */
export interface DoubleRow {
  readonly rowNo: number
  readonly user?: number | null
  readonly values: { readonly [column: string]: string | number | null }
}
/** What is to be done with doubles: rows left out, and a value put in another row's place. */
export interface Settled {
  readonly drop: readonly { readonly rowNo: number; readonly first: number }[]
  readonly change: readonly {
    readonly rowNo: number
    readonly column: string
    readonly value: number
  }[]
}

/** D1 for every later row that asks for the same as an earlier one, by row number; the message names the first. */
export function doubles(kind: BulkKind, rows: readonly DoubleRow[]): Map<number, Finding> {
  const found = new Map<number, Finding>()
  for (const [first, ...later] of alike(kind, rows))
    for (const row of later) found.set(row.rowNo, finding('D1', { row: first!.rowNo }))
  return found
}

/**
 * Settles doubles: `keepFirst` leaves out the later rows; `merge` leaves them out and adds their amount (or number) to
 * the first. The sum is checked like any other value afterwards. Throws where the kind has nothing to add up.
 */
export function settleDoubles(
  kind: BulkKind,
  rows: readonly DoubleRow[],
  how: 'keepFirst' | 'merge',
): Settled {
  const groups = alike(kind, rows).filter((group) => group.length > 1)
  const drop = groups.flatMap(([first, ...later]) =>
    later.map(({ rowNo }) => ({ rowNo, first: first!.rowNo })),
  )
  if (how === 'keepFirst') return { drop, change: [] }
  const column = kind.same?.merge
  if (!column)
    throw new Error(`Rows of ${kind.name} cannot be merged: its "same" names no column to merge`)
  return {
    drop,
    change: groups.map((group) => ({
      rowNo: group[0]!.rowNo,
      column,
      value: group.reduce((sum, row) => sum + Number(row.values[column] ?? 0), 0),
    })),
  }
}

/** Rows that ask for the same, in the order of the file. */
function alike(kind: BulkKind, rows: readonly DoubleRow[]): DoubleRow[][] {
  const groups = new Map<string, DoubleRow[]>()
  if (!kind.same) return []
  for (const row of [...rows].sort((a, b) => a.rowNo - b.rowNo)) {
    const key = keyOf(kind.same.as, row)
    const group = key === null ? undefined : groups.get(key)
    if (group) group.push(row)
    else if (key !== null) groups.set(key, [row])
  }
  return [...groups.values()]
}

/** Null where the row does not say whom it is for. */
function keyOf(as: readonly string[], { user, values }: DoubleRow): string | null {
  const whom = user ?? values.phone ?? values.uid ?? null
  if (as.includes('user') && whom === null) return null
  if (as.every((part) => part !== 'user' && (values[part] ?? null) === null)) return null
  return JSON.stringify(as.map((part) => (part === 'user' ? whom : (values[part] ?? null))))
}
