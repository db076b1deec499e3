import type { BulkKind } from '#declare'
import { readerOf } from './columns/readers.ts'
import { type Finding, finding } from './finding.ts'

/** The values of a row once read. */
type Values = { readonly [column: string]: string | number | null | undefined }
/** What is usual in a list, by column. */
export type Usual = ReadonlyMap<string, number>

/** So many rows tell what is usual in a list; fewer rows than `FEW` do not. */
export const ENOUGH = 2000
const FEW = 5
/** A value so many times the usual one stands far off. */
const FAR = 10

/** Columns that say how much each user is given: a digit or a separator too many in them costs money. */
export const amountsOf = (kind: BulkKind): readonly string[] =>
  kind.same?.as.includes('user')
    ? Object.keys(kind.columns).filter((name) =>
        ['money', 'integer'].includes(kind.columns[name]!.kind),
      )
    : []

/** The middle one of the values of each such column. */
export function usualOf(kind: BulkKind, rows: readonly Values[]): Usual {
  const columns = amountsOf(kind).flatMap((name) => {
    const values = rows
      .slice(0, ENOUGH)
      .flatMap((row) => row[name] ?? [])
      .map(Number)
      .sort((a, b) => a - b)
    const middle = values[Math.floor((values.length - 1) / 2)]
    return middle !== undefined && middle > 0 && values.length >= FEW
      ? [[name, middle] as const]
      : []
  })
  return new Map(columns)
}

/** D5 for every amount of a row that stands far above what is usual in its list: to be looked at, and ticked. */
export function strays(kind: BulkKind, values: Values, usual: Usual): Finding[] {
  return [...usual].flatMap(([name, middle]) => {
    const value = values[name]
    if (value === null || value === undefined || Number(value) < middle * FAR) return []
    const column = kind.columns[name]!
    const write = (one: string | number) => readerOf(column).write(one, column)
    return [finding('D5', { column: name, value: write(value), usual: write(middle) })]
  })
}
