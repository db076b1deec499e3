import { columnOf } from './xlsx/address.ts'

interface Range {
  readonly first: number
  readonly last: number
  readonly left: number
  readonly right: number
}

/** Whether a cell lies in one of the merged ranges (`A2:B3`); rows as the file counts them, columns from 0. */
export function mergedIn(ranges: readonly string[]): (rowNo: number, column: number) => boolean {
  const sorted = ranges.flatMap(rangeOf).sort((a, b) => a.first - b.first)
  if (sorted.length === 0) return () => false
  let open: Range[] = []
  let next = 0
  let reached = 0
  return (rowNo, column) => {
    if (rowNo > reached) {
      for (; next < sorted.length && sorted[next]!.first <= rowNo; next++) open.push(sorted[next]!)
      open = open.filter(({ last }) => last >= rowNo)
      reached = rowNo
    }
    return open.some(({ left, right }) => column >= left && column <= right)
  }
}

function rangeOf(ref: string): Range[] {
  const found = /^([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)$/.exec(ref.replaceAll('$', ''))
  if (!found) return []
  const [, left = '', first, right = '', last] = found
  return [
    { first: Number(first), last: Number(last), left: columnOf(left), right: columnOf(right) },
  ]
}
