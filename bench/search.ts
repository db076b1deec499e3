import type { Row } from '#declare'
import { touch } from '#portal/db/freshness.ts'
import { list } from '#portal/records/list.ts'
import { isRefused, parseListQuery } from '#portal/records/listQuery.ts'
import { article } from '#resources/magazines/article.ts'
import { type Filled, filledDatabases } from './million/databases.ts'
import { type Figures, line, measured } from './million/measure.ts'
import { byLike, ratio, twin } from './million/twin.ts'

const count = Number(process.env.BENCH_ROWS ?? 1_000_000)
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

/** Searches among a million titles, beside LIKE in the same run; prints p50 and p95. */
export async function benchSearch(): Promise<void> {
  for await (const filled of filledDatabases(article, count)) {
    console.log(`\n${filled.name}, ${count} titles`)
    for (const word of words) {
      const plain = await twin(filled.database, byLike(word), 3)
      await compare(filled, { filter: { q: word } }, 10, plain)
      await compare(filled, { filter: { q: word } }, 100)
    }
    for (const word of ['故事', '碳中和', '鹤'])
      for (const filter of [{ status: 'draft' }, { column: 7 }])
        await compare(filled, { filter: { q: word, ...filter } }, 10)
    await compare(filled, { filter: { q: '故事' }, sort: ['title', 'ASC'] }, 10)
    await compare(filled, { filter: { q: '鹤' }, sort: ['readCount', 'DESC'] }, 10)
  }
}

async function compare(
  { database }: Filled,
  asked: Row,
  size: number,
  plain?: Figures,
): Promise<void> {
  let last: Awaited<ReturnType<typeof list>> | undefined
  const figures = await measured(times, async () => {
    // As after a save: nothing is known from the search before.
    touch(database.db, article.name)
    const query = parseListQuery(article, { ...asked, range: [0, size - 1] })
    if (isRefused(query)) throw new Error(JSON.stringify(query))
    last = await list(database.db, article, query)
  })
  const found = `${last?.total ?? '10,000+'}${last?.cut ? ', cut' : ''}`
  const more = plain ? `, ${ratio(plain, figures)}` : ''
  console.log(
    line(`${JSON.stringify(asked).slice(0, 40)} ${size}`, figures, `found ${found}${more}`),
  )
}

if (import.meta.main) await benchSearch()
