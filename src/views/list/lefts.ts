import type { Column } from './columns.ts'

/** Where columns that stay at the left stay, in pixels, by name. */
export type Lefts = { readonly [column: string]: number }

interface Room {
  readonly pinned: readonly string[] | undefined
  /** What stands before all columns. */
  readonly pick: number
  readonly room: number
}

/** What stays leaves the greater part of the table to what scrolls. */
const MOST = 0.6

/** Where each of the first columns stays; those for which there is no room scroll. Undefined where none was pinned. */
export function leftsOf(
  columns: readonly Column[],
  widths: readonly number[],
  { pinned = [], pick, room }: Room,
): Lefts | undefined {
  if (pinned.length === 0) return undefined
  const lefts: { [column: string]: number } = {}
  let left = pick
  for (const [at, { name }] of columns.entries()) {
    const width = widths[at] ?? 0
    if (!pinned.includes(name) || left + width > room * MOST) break
    lefts[name] = left
    left += width
  }
  return lefts
}

/** The class of a cell and where it stays: where columns are pinned, the title stays only with them. */
export function staying(
  className: string | undefined,
  lefts: Lefts | undefined,
  name: string,
): { readonly className: string | undefined; readonly style?: { readonly left: number } } {
  const left = lefts?.[name]
  if (!lefts) return { className }
  const scrolls = (className ?? '').split(' ').filter((one) => one !== 'stays-left')
  const classes = left === undefined ? scrolls : [...scrolls, 'stays-left']
  return {
    className: classes.filter(Boolean).join(' ') || undefined,
    ...(left !== undefined && { style: { left } }),
  }
}
