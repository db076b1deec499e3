import { sql } from 'kysely'
import { shift, startOfDay } from '#derive/moment.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** Days a cycle looks back; all time without. */
const looksBack: { readonly [cycle: string]: string } = { day: '-1d', week: '-7d', month: '-30d' }

/** The first moment of a cycle that ends now; undefined for all time. */
export function cycleStart(cycle: string, now: string): string | undefined {
  const back = looksBack[cycle]
  return back && shift(startOfDay(now), back)
}

/** What somebody or something reached in a cycle. */
export interface Figure {
  readonly type: string
  readonly id: number
  readonly figure: number
}

/** What is added up of users' days: minutes studied, contents studied, or the longest run of days. */
const ofUsers = {
  studyTime: sql<number>`sum("listen" + "read" + "video") / 60`,
  user: sql<number>`sum("contents")`,
  continuous: sql<number>`max("streak")`,
} as const

/** The count of each content that a board ranks. */
const ofContents: {
  readonly [board: string]: readonly [
    type: string,
    entity: string,
    count: string,
    states: readonly string[],
  ]
} = {
  digital: ['issue', 'issue', 'readCount', ['published']],
  podcast: ['podcast', 'podcast', 'playCount', ['onShelf']],
  hotCourses: ['course', 'catalog', 'learnerCount', ['published']],
  hotListening: ['audiobook', 'audiobook', 'playCount', ['published']],
  articles: ['article', 'article', 'readCount', ['published']],
}

/** Whether a board is counted at all; others are made by hand. */
export const isCounted = (board: string): boolean =>
  Object.hasOwn(ofUsers, board) || Object.hasOwn(ofContents, board)

/** Looked through of one kind, the highest totals first. */
const MOST = 2000

/** The figures of a board in a cycle, the highest first. */
export async function figuresOf(
  tx: Tx | Db,
  board: string,
  cycle: string,
  now: string,
): Promise<readonly Figure[]> {
  const start = cycleStart(cycle, now)
  const found =
    board in ofUsers
      ? await userFigures(tx, board as keyof typeof ofUsers, start, now)
      : await contentFigures(tx, board, start)
  return found
    .filter(({ figure }) => figure > 0)
    .toSorted((one, other) => other.figure - one.figure || one.id - other.id)
}

async function userFigures(
  tx: Tx | Db,
  board: keyof typeof ofUsers,
  start: string | undefined,
  now: string,
): Promise<Figure[]> {
  let days = tx
    .selectFrom('cumulativeTime')
    .select(['user', ofUsers[board].as('figure')])
    .where('deletedAt', 'is', null)
    .where('date', '<=', now.slice(0, 10))
    .groupBy('user')
    .orderBy('figure', 'desc')
    .limit(MOST)
  if (start) days = days.where('date', '>=', start.slice(0, 10))
  const rows = await days.execute()
  return rows.map(({ user, figure }) => ({
    ...{ type: 'user', id: Number(user), figure: Math.floor(Number(figure ?? 0)) },
  }))
}

async function contentFigures(
  tx: Tx | Db,
  board: string,
  start: string | undefined,
): Promise<Figure[]> {
  const source = ofContents[board]
  if (!source) return []
  const [type] = source
  const totals = await totalsOf(tx, board)
  const before = start ? await totalsBefore(tx, source[1], start.slice(0, 10)) : new Map()
  return totals.map(({ id, total }) => ({ type, id, figure: total - (before.get(id) ?? 0) }))
}

async function totalsOf(tx: Tx | Db, board: string) {
  const [, entity, count, states] = ofContents[board] as (typeof ofContents)[string]
  const rows = await tx
    .selectFrom(entity)
    .select(['id', count])
    .where('deletedAt', 'is', null)
    .where('status', 'in', [...states])
    .where(count, '>', 0)
    .orderBy(count, 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ id: Number(row.id), total: Number(row[count]) }))
}

/** The totals before a day began, as they were kept last. */
async function totalsBefore(
  tx: Tx | Db,
  entity: string,
  day: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectFrom('_rankTotal')
    .select((eb) => ['recordId', eb.fn.max('total').as('total')])
    .where('entity', '=', entity)
    .where('day', '<', day)
    .groupBy('recordId')
    .execute()
  return new Map(rows.map(({ recordId, total }) => [Number(recordId), Number(total)]))
}

/** Keeps today's totals, so that coming cycles know what contents grew by. */
export async function keepTotals(tx: Tx, board: string, now: string): Promise<void> {
  const source = ofContents[board]
  if (!source) return
  for (const { id, total } of await totalsOf(tx, board))
    await tx
      .insertInto('_rankTotal')
      .values({ entity: source[1], recordId: id, day: now.slice(0, 10), total })
      .onConflict((conflict) =>
        conflict.columns(['entity', 'recordId', 'day']).doUpdateSet({ total }),
      )
      .execute()
}
