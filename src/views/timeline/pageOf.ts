import type { Entity, Label, Row, TimelineSource } from '#declare'

/** One line: a record of a source, at the moment it was made. */
export interface Line {
  readonly key: string
  readonly at: string
  readonly source: TimelineSource
  readonly entity: Entity
  readonly row: Row
  readonly told?: ToldLine
}
/** What a line means in words, and what to send to whom it concerns. */
export interface ToldLine {
  readonly became: string
  readonly why: Label
  readonly reply: string | null
}
export interface Page {
  readonly lines: readonly Line[]
  /** Where the next page goes on; undefined at the end. */
  readonly before?: string
}

/** So many are read of each source at a time. */
export const AT_ONCE = 20

/** As far as every source was read. */
export function pageOf(read: readonly (readonly Line[])[]): Page {
  const full = read.filter(({ length }) => length === AT_ONCE)
  const before = full
    .map((lines) => lines.at(-1)!.at)
    .sort()
    .at(-1)
  const lines = read
    .flat()
    .filter(({ at }) => before === undefined || at >= before)
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return { lines, ...(before !== undefined && { before }) }
}
