import type { Row } from '#declare'
import { list } from '#portal/engine/records/list.ts'
import { isRefused, parseListQuery } from '#portal/engine/records/listQuery.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { type Figure, lineOf } from './figure.ts'
import type { Filled } from './million/databases.ts'
import { type Figures, figureOf, measureTimes } from './million/measure.ts'
import { overMillion, overTitles } from './million/overMillion.ts'
import { byLike, ratio, twin } from './million/twin.ts'

const times = Number(process.env.BENCH_TIMES ?? 30)

/** From the commonest character to words that are nowhere. */
const words = [
  '的',
  '我',
  '鹤',
  '碳',
  '我们',
  '故事',
  '敦煌',
  '碳中和',
  '山水',
  '鹤松',
  '人工智能',
  '我们的生活',
  '春天的故事',
  '丝绸之路',
  '为什么',
  '虫桥',
  '鑫',
]

/** What a search may take at the slow end, in milliseconds. */
const target = 30

/** What a search is measured beside, and whether its total alone is asked for, as the admin does after a page without one. */
interface Beside {
  readonly plain?: Figures
  readonly isTotal?: true
}

/** Searches among many titles, each as after a save, beside LIKE in the same run; p95 as the figure. */
export async function measureSearches(filled: Filled): Promise<Figure[]> {
  const figures: Figure[] = []
  const tell = async (asked: Row, size: number, beside: Beside = {}) => {
    const figure = await compare(filled, asked, size, beside)
    console.log(lineOf(figure))
    figures.push(figure)
  }
  for (const word of words) {
    const plain = await twin(filled.database, byLike(word), 3)
    await tell({ filter: { q: word } }, 10, { plain })
    await tell({ filter: { q: word } }, 100)
  }
  for (const word of ['故事', '碳中和', '鹤'])
    for (const filter of [{ status: 'draft' }, { column: 7 }]) {
      await tell({ filter: { q: word, ...filter } }, 10)
      await tell({ filter: { q: word, ...filter } }, 1, { isTotal: true })
    }
  await tell({ filter: { q: '故事' }, sort: ['title', 'ASC'] }, 10)
  await tell({ filter: { q: '鹤' }, sort: ['readCount', 'DESC'] }, 10)
  return figures
}

/** Searches in a table of a million articles on SQLite and PostgreSQL, and of a million titles in WebAssembly. */
export const benchSearch = async (): Promise<Figure[]> => [
  ...(await overMillion([measureSearches])),
  ...(await overTitles([measureSearches])),
]

async function compare(
  { name, entity, database }: Filled,
  asked: Row,
  size: number,
  { plain, isTotal }: Beside,
): Promise<Figure> {
  let last: Awaited<ReturnType<typeof list>> | undefined
  const figures = await measureTimes(times, async () => {
    // As after a save: nothing is known from the search before.
    touch(database.db, entity.name)
    const columns = [...entity.list.columns]
    // As the admin asks: it has the page first, and a total that takes long by itself.
    const total = isTotal ? undefined : 'later'
    const query = parseListQuery(entity, { ...asked, columns, range: [0, size - 1], total })
    if (isRefused(query)) throw new Error(JSON.stringify(query))
    last = await list(database.db, entity, query)
  })
  const total = last?.later ? 'not counted yet' : (last?.total ?? '10,000+')
  const found = `found ${total}${last?.cut ? ', cut' : ''}`
  const more = plain ? `${found}, ${ratio(plain, figures)}` : found
  const what = `${isTotal ? 'total of ' : ''}${JSON.stringify(asked).replaceAll('"', '')}`
  return figureOf(`${name}: ${what}, ${size} rows`, figures, { ...(!isTotal && { target }), more })
}

if (import.meta.main) await benchSearch()
