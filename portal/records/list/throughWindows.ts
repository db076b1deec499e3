import { type RawBuilder, sql } from 'kysely'
import { keep, recall, stampOf } from '../../db/freshness.ts'
import { column } from '../computed/scope.ts'
import type { Path } from './alongIndex.ts'
import { type Found, fromIndex, idsOf, lookedUp, passing, type Search } from './found.ts'

type Sql = RawBuilder<unknown>

/** How far a search came: `from` records of the index were looked at, `seen` of them passed. */
interface Milestone {
  readonly from: number
  readonly seen: number
}

/** A search is given up after so many milliseconds. */
const longest = 700
const firstWindow = 500
const largestWindow = 20_000
const lifetime = 30_000

/**
 * Walks an index in the order of the list and tests the records it meets, stretch by stretch: SQLite answers nobody
 * else while a statement runs, and a stretch is over after some milliseconds. Gives up, and says so, when the time is
 * over before the page is full.
 */
export async function throughWindows(search: Search, path: Path): Promise<Found> {
  const started = performance.now()
  const { offset, size } = search
  const way = milestones(search, path)
  let { from, seen } = way.before(offset)
  const ids: number[] = []
  for (let width = firstWindow; ids.length <= size; width = Math.min(width * 2, largestWindow)) {
    if (performance.now() - started > longest)
      return { ...page(ids, size), hasNext: true, total: null, cut: true }
    const { passed, isLast } = await windowOf(search, path, from, width)
    ids.push(...passed.slice(Math.max(0, offset - seen)))
    seen += passed.length
    from += width
    if (isLast) return { ...page(ids, size), total: seen }
    way.add({ from, seen })
  }
  return page(ids, size)
}

const page = (ids: readonly number[], size: number): Found => ({
  ids: ids.slice(0, size),
  hasNext: ids.length > size,
})

/** Which of the next `width` records along the index pass, and how many there were. */
async function windowOf(search: Search, { index, first }: Path, from: number, width: number) {
  const { db, scope, order, tests } = search
  const id = column(scope, 'id')
  const along = passing(search, first ? [first] : [])
  const met = sql`select ${id} as id from ${fromIndex(search, index)} where ${along}
    order by ${order.sql} limit ${width} offset ${from}`
  const passed = await idsOf(
    db,
    sql`select ${id} as id from (${met}) as met
      join ${lookedUp(search)} on ${id} = met.id
      where ${passing(search, tests)} order by ${order.sql}`,
  )
  return { passed, isLast: !(await hasMore(search, along, index, from + width)) }
}

/** Whether the index goes on behind this many records. */
async function hasMore(
  search: Search,
  along: Sql,
  index: Path['index'],
  behind: number,
): Promise<boolean> {
  const next = sql`select ${column(search.scope, 'id')} as id from ${fromIndex(search, index)}
    where ${along} order by ${search.order.sql} limit 1 offset ${behind}`
  return (await idsOf(search.db, next)).length > 0
}

/** Where earlier searches of the same kind came to; they hold as long as nobody writes to the entity. */
function milestones({ db, entity, tests, order }: Search, { index }: Path) {
  const key = `way ${JSON.stringify([tests.map(({ name }) => name), index.name, order.isDown])}`
  const stamp = stampOf(db, entity.name)
  const known = [...(recall<readonly Milestone[]>(db, entity.name, key) ?? [{ from: 0, seen: 0 }])]
  return {
    before: (offset: number) => known.findLast(({ seen }) => seen <= offset) as Milestone,
    add(milestone: Milestone) {
      if (milestone.from <= (known.at(-1) as Milestone).from) return
      known.push(milestone)
      keep(db, entity.name, key, { value: [...known], stamp, lifetime })
    },
  }
}
