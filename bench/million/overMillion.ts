import { article } from '#resources/magazines/article.ts'
import { type Figure, lineOf } from '../figure.ts'
import { type Filled, filledDatabases, filledInMemory } from './databases.ts'

/** Measures something in a filled database. */
export type Measure = (filled: Filled) => Promise<readonly Figure[]>

/** How many articles there are. */
export const count = Number(process.env.BENCH_ROWS ?? 1_000_000)

/** Fills each server's database once and measures all of these in it. */
export const overMillion = (measures: readonly Measure[]): Promise<Figure[]> =>
  over(filledDatabases(article, count), measures)

/** The same in a database in memory, with little more than titles. */
export const overTitles = (measures: readonly Measure[]): Promise<Figure[]> =>
  over(filledInMemory(count), measures)

async function over(
  databases: AsyncGenerator<Filled>,
  measures: readonly Measure[],
): Promise<Figure[]> {
  const figures: Figure[] = []
  for await (const filled of databases) {
    console.log(`\n${filled.name}, ${count.toLocaleString('en-US')} articles`)
    for (const figure of filled.figures) console.log(lineOf(figure))
    figures.push(...filled.figures)
    for (const measure of measures) figures.push(...(await measure(filled)))
  }
  return figures
}
