import type { Row } from '#declare'
import { list } from '#portal/engine/records/list.ts'
import { isRefused, parseListQuery } from '#portal/engine/records/listQuery.ts'
import { countRows } from '#portal/engine/records/store.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { article } from '#resources/magazines/article.ts'
import { type Figure, lineOf } from './figure.ts'
import type { Filled } from './million/databases.ts'
import { figureOf, measureTimes } from './million/measure.ts'
import { count, overMillion } from './million/overMillion.ts'
import { numbers } from './million/titles.ts'
import { byOffset, twin } from './million/twin.ts'

const times = Number(process.env.BENCH_TIMES ?? 100)

type Ask = (random: () => number) => {
  readonly filter?: Row
  readonly sort?: readonly [string, string]
}
const some = (random: () => number, most: number) => 1 + Math.floor(most * random() ** 2)
const day = (random: () => number) =>
  `${2016 + Math.floor(random() * 8)}-0${1 + Math.floor(random() * 3)}-15`

/** One filter and one order, by equality or by a range of what is sorted. */
const asked: { readonly [what: string]: Ask } = {
  'declared order': () => ({}),
  'one state': (random) => ({ filter: { status: random() < 0.5 ? 'published' : 'draft' } }),
  'a column': (random) => ({ filter: { column: some(random, 400) } }),
  'an issue': (random) => ({ filter: { issue: some(random, 5000) } }),
  'an author': (random) => ({ filter: { authors: some(random, 3000) } }),
  'by title': () => ({ sort: ['title', 'ASC'] }),
  'one state by title': () => ({ filter: { status: 'published' }, sort: ['title', 'ASC'] }),
  'a column by reads': (random) => ({
    filter: { column: some(random, 400) },
    sort: ['readCount', 'DESC'],
  }),
  'a rare state by reads': () => ({ filter: { status: 'proofed' }, sort: ['readCount', 'DESC'] }),
  'reads from': (random) => ({
    filter: { readCount_gte: 10 * Math.floor(random() * 20) },
    sort: ['readCount', 'ASC'],
  }),
  'created from': (random) => ({
    filter: { createdAt_gte: day(random) },
    sort: ['createdAt', 'ASC'],
  }),
  'one state, created to': (random) => ({
    filter: { status: 'published', createdAt_lte: day(random) },
    sort: ['createdAt', 'DESC'],
  }),
  'by position, empty ones too': () => ({ sort: ['position', 'ASC'] }),
}

/** What takes longer is answered within a second or cut. */
const rest: { readonly [what: string]: Ask } = {
  'three filters': (random) => ({
    filter: { status: 'draft', audioKind: 'recorded', column: some(random, 400) },
  }),
  'a value through a reference': (random) => ({ filter: { magazine: some(random, 50) } }),
  'by a column without index': () => ({ sort: ['updatedAt', 'DESC'] }),
}

/** What a page may take at the slow end, in milliseconds, by database. */
const targets: Record<Filled['name'], number> = { SQLite: 30, PostgreSQL: 50, WebAssembly: 30 }
const cutAfter = 1000

/** Lists of a large table, first pages and any page at 10 and 100 records; p95 as the figure. */
export async function measureLists(filled: Filled): Promise<Figure[]> {
  const { name, database } = filled
  const figures: Figure[] = []
  const tell = (figure: Figure) => {
    console.log(lineOf(figure))
    figures.push(figure)
  }
  const target = { target: targets[name] }
  for (const [what, ask] of Object.entries(asked)) {
    for (const size of [10, 100]) {
      const [first, any] = [
        await run(filled, ask, size, near),
        await run(filled, ask, size, anywhere, spread),
      ]
      tell(figureOf(`${name}: ${what}, first pages of ${size}`, first, target))
      tell(figureOf(`${name}: ${what}, any page of ${size}`, any, target))
    }
  }
  for (const [what, ask] of Object.entries(rest))
    tell(figureOf(`${name}: ${what}`, await run(filled, ask, 10, near, 5), { target: cutAfter }))
  for (const share of [0, 0.1, 0.9]) {
    const offset = Math.round(share * count)
    const plain = await twin(database, byOffset(offset))
    tell(figureOf(`${name}: the declared order by OFFSET ${offset}, beside`, plain))
  }
  tell(await throughput(filled))
  return figures
}

/** Lists of a table of a million articles on SQLite and PostgreSQL. */
export const benchList = (): Promise<Figure[]> => overMillion([measureLists])

type Choose = (random: () => number, pages: number, i: number) => number
const near: Choose = (random, pages) => Math.floor(random() * Math.min(5, pages))

/** So many pages spread over a whole list, each seen once: the slow end of few would be the slowest. */
const spread = 40
/** Far and near by turns, the first in the last tenth; 17 meets every stretch. */
const anywhere: Choose = (random, pages, i) =>
  Math.min(pages - 1, Math.floor(((((i + 2) * 17 + 3) % spread) + random()) * (pages / spread)))

async function run({ database }: Filled, ask: Ask, size: number, choose: Choose, repeat = times) {
  const random = numbers(size)
  const asked: { readonly one: ReturnType<Ask>; readonly page: number }[] = []
  for (let i = 0; i < repeat; i++) {
    const one = ask(random)
    const found = await howMany(database, one.filter ?? {})
    asked.push({ one, page: choose(random, Math.max(1, Math.ceil(found / size)), i) })
  }
  return measureTimes(repeat, (i) =>
    one(database.db, asked[i]?.one ?? {}, asked[i]?.page ?? 0, size),
  )
}

const counts = new Map<string, Promise<number>>()

/** Lists count to 10,000; only beyond is the whole table counted. */
async function totalOf(database: Database, filter: Row, where: Row): Promise<number> {
  const { total } = await one(database.db, { filter }, 0, 1)
  return total ?? countRows(database.db, article, where)
}

/** How many records a filter leaves, so that no page behind the last is asked for. */
function howMany(database: Database, filter: Row): Promise<number> {
  const key = database.kind + JSON.stringify(filter)
  const tests = Object.entries(filter).map(([name, value]) => {
    const [, field = name, end] = /^(.*)_([gl]te)$/.exec(name) ?? []
    return [field, end ? { [end]: value } : value]
  })
  const counted = counts.get(key) ?? totalOf(database, filter, Object.fromEntries(tests))
  counts.set(key, counted)
  return counted
}

async function one(
  db: Filled['database']['db'],
  asked: ReturnType<Ask>,
  page: number,
  size: number,
) {
  const range = [page * size, page * size + size - 1]
  const query = parseListQuery(article, { columns: article.list.columns, ...asked, range })
  if (isRefused(query)) throw new Error(JSON.stringify(query))
  return list(db, article, query)
}

/** Ten callers at once, each asking as soon as it is answered. */
async function throughput({ name, database }: Filled): Promise<Figure> {
  const random = numbers(3)
  const seconds = 3
  const until = performance.now() + seconds * 1000
  let answered = 0
  const ask = asked['a column'] as Ask
  const caller = async () => {
    for (; performance.now() < until; answered++)
      await one(database.db, ask(random), Math.floor(random() * 5), 10)
  }
  await Promise.all(Array.from({ length: 10 }, caller))
  const what = `${name}: lists of 10 by ten callers inside the process`
  return { what, unit: 'requests/s', value: answered / seconds }
}

if (import.meta.main) await benchList()
