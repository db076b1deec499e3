import type { Jump, Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { type Figure, figuresOf, keepTotals } from './figures.ts'
import { isPinned, MOST_ENTRIES, renumber } from './renumber.ts'

/** Entries a board shows. */
export const MOST_USERS = 100
export const MOST_ITEMS = 50

const keyOf = ({ user, item }: Row): string => {
  const jump = item as Jump | null
  return user ? `user ${user}` : `${jump?.type} ${jump?.id}`
}

/** What the count left to make and to remove, for whoever watches. */
export interface Recounted {
  readonly counted: number
  readonly made: number
  readonly removed: number
}

/**
 * Counts a board anew: entries there are get their figures, those that come up are made, counted ones that fall out go.
 * Pinned, hidden and hand-made ones stay, and one with a bonus as long as that holds it there.
 */
export async function recountBoard(
  { context, tx, records, now }: Transaction,
  board: string,
  cycle: string,
): Promise<Recounted> {
  const entity = entityNamed(context, 'rank')
  const where = { board, cycle }
  const read = () => records.select('rank', where, { limit: MOST_ENTRIES, sort: 'position' })
  const standing = await read()
  const isOfUsers = ['user', 'studyTime', 'continuous'].includes(board)
  const most = isOfUsers ? MOST_USERS : MOST_ITEMS
  const found = await figuresOf(tx, board, cycle, now)
  const figures = new Map(found.map((one) => [`${one.type} ${one.id}`, one]))
  const known = new Set(standing.map(keyOf))
  for (const row of standing) {
    const realScore = figures.get(keyOf(row))?.figure ?? 0
    const pinned = isPinned(row, now)
    await context.rows.keep(tx, entity, row.id as number, { realScore, pinned })
  }
  const kept = standing.filter((row) => staysAnyway(row, now))
  const room = most - kept.filter(({ hidden }) => !hidden).length
  const winners = rivals(standing, found, known, kept).slice(0, Math.max(0, room))
  const removed = standing.filter(
    (row) => !kept.includes(row) && !winners.some(({ row: won }) => won?.id === row.id),
  )
  for (const { id } of removed) await records.remove('rank', id as number)
  let made = 0
  for (const { row, figure } of winners) {
    if (row || !figure) continue
    const { id } = await make(records, { ...where, figure })
    await context.rows.keep(tx, entity, id as number, { realScore: figure.figure })
    made++
  }
  await renumber(tx, entity, await read(), now, true)
  await keepTotals(tx, board, now)
  return { counted: found.length, made, removed: removed.length }
}

const staysAnyway = (row: Row, now: string): boolean =>
  row.hidden === true || row.source !== 'auto' || isPinned(row, now)

interface Rival {
  readonly row?: Row
  readonly figure?: Figure
  readonly score: number
}

/** Counted entries there are and those that come up, the highest first. */
function rivals(
  standing: readonly Row[],
  found: readonly Figure[],
  known: ReadonlySet<string>,
  kept: readonly Row[],
): readonly Rival[] {
  const figures = new Map(found.map((one) => [`${one.type} ${one.id}`, one.figure]))
  const old = standing
    .filter((row) => !kept.includes(row))
    .map((row) => ({ row, score: (figures.get(keyOf(row)) ?? 0) + Number(row.bonus ?? 0) }))
    .filter(({ score }) => score > 0)
  const fresh = found
    .filter(({ type, id }) => !known.has(`${type} ${id}`))
    .map((figure) => ({ figure, score: figure.figure }))
  return [...old, ...fresh].toSorted((one, other) => other.score - one.score)
}

const make = (
  records: Transaction['records'],
  { board, cycle, figure: { type, id } }: { board: string; cycle: string; figure: Figure },
): Promise<Row> =>
  records.create('rank', {
    ...{ board, cycle, source: 'auto' },
    ...(type === 'user' ? { user: id } : { item: { type, id } }),
  })
