import type { Row } from '#declare'
import type { LiveChange } from '../../client/live/liveEvents.ts'

/** A heading of a record that is put together; null for contents without one. */
export interface Heading {
  readonly id: number | null
  readonly name: string
}
/** One line of a workbench: a heading, or a content below it. */
export type Line =
  | { readonly kind: 'heading'; readonly key: string; readonly heading: Heading }
  | { readonly kind: 'content'; readonly key: string; readonly row: Row }

export const headingKey = (id: number | null) => `heading ${id}`
export const contentKey = (id: unknown) => `content ${String(id)}`

const headingOf = (row: Row, under: string): number | null =>
  typeof row[under] === 'number' ? row[under] : null

/**
 * Headings in the order their first contents stand, those without contents behind them, each with its contents in their
 * order. A heading that is not known, being disabled, is called by its number until it is.
 */
export function linesOf(
  rows: readonly Row[],
  headings: readonly Heading[],
  under: string,
): readonly Line[] {
  const known = new Map(headings.map((heading) => [heading.id, heading]))
  const used = [...new Set(rows.map((row) => headingOf(row, under)))]
  const empty = headings.filter(({ id }) => !used.includes(id))
  const all = [...used.map((id) => known.get(id) ?? { id, name: `#${id}` }), ...empty]
  return all.flatMap((heading) => [
    { kind: 'heading' as const, key: headingKey(heading.id), heading },
    ...rows
      .filter((row) => headingOf(row, under) === heading.id)
      .map((row) => ({ kind: 'content' as const, key: contentKey(row.id), row })),
  ])
}

/** The lines once one was put where another stands, as a drag reports it: a heading takes its contents along. */
export function movedLines(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const line = lines[from]
  if (!line || from === to) return lines
  if (line.kind === 'heading') return movedHeading(lines, from, to)
  const rest = lines.filter((_, at) => at !== from)
  // Nothing stands above the first heading.
  const place = Math.max(to, 1)
  return [...rest.slice(0, place), line, ...rest.slice(place)]
}

/** A heading dropped among the contents of another one goes before it when it came from below, behind it otherwise. */
function movedHeading(lines: readonly Line[], from: number, to: number): readonly Line[] {
  const blocks = blocksOf(lines)
  const at = (line: number) => blocks.findIndex(({ start, end }) => line >= start && line < end)
  const [source, target] = [at(from), at(to)]
  if (source === target) return lines
  const rest = blocks.filter((_, index) => index !== source)
  return [...rest.slice(0, target), blocks[source]!, ...rest.slice(target)].flatMap(
    ({ start, end }) => lines.slice(start, end),
  )
}

function blocksOf(lines: readonly Line[]) {
  const starts = lines.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []))
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? lines.length }))
}

/** The contents in their order, and those that stand under another heading than they did. */
export function arrangedBy(lines: readonly Line[], under: string) {
  const ids: number[] = []
  const moved: { readonly row: Row; readonly heading: number | null }[] = []
  let heading: number | null = null
  for (const line of lines) {
    if (line.kind === 'heading') heading = line.heading.id
    else {
      ids.push(Number(line.row.id))
      if (headingOf(line.row, under) !== heading) moved.push({ row: line.row, heading })
    }
  }
  return { ids, moved }
}

/** Whether a change that somebody made may show here: to a content that stands here, comes here, or is made anywhere. */
export const isMatterOf = (change: LiveChange, shown: ReadonlySet<number>, by: string): boolean =>
  change.kind === 'made' || shown.has(change.id) || change.fields.includes(by)
