import type { Row } from '#declare'

/** A record of a tree as one line of it. */
export interface TreeLine {
  readonly row: Row
  readonly id: number
  /** Null at the top. */
  readonly parent: number | null
  /** 0 at the top. */
  readonly level: number
  readonly children: number
}
/** Where a record is put: below which one, and its siblings in their new order, itself among them. */
export interface Put {
  readonly parent: number | null
  readonly siblings: readonly number[]
}

/**
 * The lines in sight, top to bottom. `rows` come in their order among siblings; a record whose parent is not among
 * them stands at the top, so that nothing is ever out of reach. A loop is cut where it closes.
 */
export function linesOf(
  rows: readonly Row[],
  parentField: string,
  folded: ReadonlySet<number>,
): readonly TreeLine[] {
  const ids = new Set(rows.map(({ id }) => Number(id)))
  const parentOf = (row: Row) =>
    ids.has(Number(row[parentField])) ? Number(row[parentField]) : null
  const below = Map.groupBy(rows, parentOf)
  const seen = new Set<number>()
  const lines = (parent: number | null, level: number): TreeLine[] =>
    (below.get(parent) ?? []).flatMap((row) => {
      const id = Number(row.id)
      if (seen.has(id)) return []
      seen.add(id)
      const line = { row, id, parent, level, children: below.get(id)?.length ?? 0 }
      return folded.has(id) ? [line] : [line, ...lines(id, level + 1)]
    })
  const top = lines(null, 0)
  const loose = rows.filter(
    ({ id }) => !seen.has(Number(id)) && loops(Number(id), rows, parentField),
  )
  return [
    ...top,
    ...loose.map((row) => ({ row, id: Number(row.id), parent: null, level: 0, children: 0 })),
  ]
}

/** The records that were found, with all above them; so that what is found keeps its place. */
export function withAncestors(
  rows: readonly Row[],
  found: ReadonlySet<number>,
  parentField: string,
): readonly Row[] {
  const parents = new Map(rows.map((row) => [Number(row.id), Number(row[parentField])]))
  const kept = new Set<number>()
  for (const id of found)
    for (let at: number | undefined = id; at && !kept.has(at); at = parents.get(at)) kept.add(at)
  return rows.filter(({ id }) => kept.has(Number(id)))
}

/** The records above some that are not among them: the screen leaves them out, or they are gone. */
export function missingParents(rows: readonly Row[], parentField: string): readonly number[] {
  const ids = new Set(rows.map(({ id }) => id))
  const parents = rows.map((row) => row[parentField]).filter((id) => id != null && !ids.has(id))
  return [...new Set(parents as number[])].toSorted((one, other) => one - other)
}

/** Records that others stand below. */
export function groupsOf(rows: readonly Row[], parentField: string): readonly number[] {
  const parents = new Set(rows.map((row) => row[parentField]))
  return rows.map(({ id }) => Number(id)).filter((id) => parents.has(id))
}

/** Whether one comes back to a record by going up from it. */
function loops(id: number, rows: readonly Row[], parentField: string): boolean {
  const parents = new Map(rows.map((row) => [Number(row.id), row[parentField] as number | null]))
  let at = parents.get(id)
  for (let step = 0; at != null && step <= rows.length; step++) {
    if (at === id) return true
    at = parents.get(at)
  }
  return false
}

/** How many levels hang below a line, itself counted. */
export function heightOf(lines: readonly TreeLine[], id: number): number {
  const at = lines.findIndex((line) => line.id === id)
  const line = lines[at]
  if (!line) return 1
  const end = lines.findIndex((other, index) => index > at && other.level <= line.level)
  const within = lines.slice(at, end < 0 ? undefined : end)
  return Math.max(...within.map(({ level }) => level)) - line.level + 1
}

/**
 * Where a line comes to stand when it is dropped at the place of `over`, moved sideways by whole levels; null where it
 * would hang below itself or deeper than `depth` allows.
 */
export function dropAt(
  lines: readonly TreeLine[],
  id: number,
  over: number,
  sideways: number,
  depth: number,
): Put | null {
  const moved = lines.find((line) => line.id === id)
  if (!moved) return null
  const own = subtree(lines, id)
  if (id !== over && own.has(over)) return null
  const from = lines.findIndex((line) => line.id === id)
  const to = lines.findIndex((line) => line.id === over)
  const rest = lines.filter((line) => !own.has(line.id))
  // Going down, it stands after the one it is dropped on; going up, before it.
  const overAt = rest.findIndex((line) => line.id === over)
  const index = id === over ? restIndex(rest, lines, from) : to > from ? overAt + 1 : overAt
  const above = rest[index - 1]
  const below = rest[index]
  const deepest = above ? above.level + 1 : 0
  const level = Math.min(Math.max(moved.level + sideways, below?.level ?? 0, 0), deepest)
  if (level + heightOf(lines, id) > depth) return null
  const parent = parentAt(rest, index, level)
  const before = rest
    .slice(0, index)
    .filter((line) => line.parent === parent && line.level === level)
  const siblings = rest
    .filter((line) => line.parent === parent && line.level === level)
    .map((line) => line.id)
  siblings.splice(before.length, 0, id)
  return { parent, siblings }
}

/** Moves a line one place up or down among its siblings, or a level in or out; null where that leads nowhere. */
export function step(
  lines: readonly TreeLine[],
  id: number,
  way: 'up' | 'down' | 'in' | 'out',
  depth: number,
): Put | null {
  const line = lines.find((one) => one.id === id)
  if (!line) return null
  const siblingsOf = (parent: number | null) =>
    lines.filter((one) => one.parent === parent).map((one) => one.id)
  const siblings = siblingsOf(line.parent)
  const at = siblings.indexOf(id)
  if (way === 'up' || way === 'down') {
    const to = way === 'up' ? at - 1 : at + 1
    if (to < 0 || to >= siblings.length) return null
    const next = siblings.filter((one) => one !== id)
    next.splice(to, 0, id)
    return { parent: line.parent, siblings: next }
  }
  if (way === 'in') {
    const parent = siblings[at - 1]
    if (parent === undefined || line.level + 1 + heightOf(lines, id) > depth) return null
    return { parent, siblings: [...siblingsOf(parent), id] }
  }
  const above = lines.find((one) => one.id === line.parent)
  if (!above) return null
  const uncles = siblingsOf(above.parent)
  uncles.splice(uncles.indexOf(above.id) + 1, 0, id)
  return { parent: above.parent, siblings: uncles }
}

const restIndex = (rest: readonly TreeLine[], lines: readonly TreeLine[], from: number) => {
  const before = lines.slice(0, from)
  return rest.filter((line) => before.includes(line)).length
}

function subtree(lines: readonly TreeLine[], id: number): ReadonlySet<number> {
  const own = new Set([id])
  for (const line of lines) if (line.parent !== null && own.has(line.parent)) own.add(line.id)
  return own
}

function parentAt(rest: readonly TreeLine[], index: number, level: number): number | null {
  for (let at = index - 1; at >= 0; at--) {
    const line = rest[at]!
    if (line.level === level) return line.parent
    if (line.level === level - 1) return line.id
  }
  return null
}
