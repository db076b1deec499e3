import { article } from '#resources/magazines/article.ts'
import { type Figure, lineOf } from '../figure.ts'
import { type Filled, filledDatabases } from './databases.ts'

/** Measures something in a filled database. */
export type Measure = (filled: Filled) => Promise<readonly Figure[]>

/** How many articles there are. */
export const count = Number(process.env.BENCH_ROWS ?? 1_000_000)

/** Fills each database once and measures all of these in it. */
export async function overMillion(measures: readonly Measure[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for await (const filled of filledDatabases(article, count)) {
    console.log(`\n${filled.name}, ${count.toLocaleString('en-US')} articles`)
    for (const figure of filled.figures) console.log(lineOf(figure))
    figures.push(...filled.figures)
    for (const measure of measures) figures.push(...(await measure(filled)))
  }
  return figures
}
