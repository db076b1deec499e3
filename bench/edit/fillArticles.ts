import type { Row } from '#declare'
import { articles } from '../million/articles.ts'
import { type WriteRows, writeInto } from '../rowWriter.ts'

/** Magazines, columns, authors, sources: as many of each as articles are spread over here. */
const OTHERS = 40
/** The label every article is to get: the third, below the first and the second. */
export const LABEL = 3
const AT_ONCE = 5000

/**
 * Writes so many articles, with what they must refer to, straight into the database of a portal that does not run: all of
 * them without an issue, as the columns have them.
 */
export const fillArticles = (folder: string, databaseUrl: string | undefined, count: number) =>
  writeInto(folder, databaseUrl, (write) => articlesInColumns(write, count))

/** The same through what writes rows. */
export async function articlesInColumns(write: WriteRows, count: number): Promise<void> {
  const numbered = (more: (id: number) => Row) =>
    Array.from({ length: OTHERS }, (_, at) => ({ id: at + 1, ...more(at + 1) }))
  await write(
    'magazine',
    numbered((id) => ({ title: `杂志${id}`, status: 'published' })),
  )
  await write(
    'column',
    numbered((id) => ({ name: `栏目${id}`, magazine: id, status: 'enabled' })),
  )
  await write(
    'author',
    numbered((id) => ({ name: `作者${id}`, status: 'enabled' })),
  )
  await write(
    'source',
    numbered((id) => ({
      name: `来源${id}`,
      sourceKind: 'own',
      rights: ['text'],
      status: 'enabled',
    })),
  )
  const labels = [1, 2, LABEL].map((id) => ({
    id,
    name: `标签${id}`,
    parent: id === 1 ? null : id - 1,
    status: 'enabled',
  }))
  await write('articleTag', labels)
  let some: Row[] = []
  for (const row of articles(count)) {
    some.push(inColumn(row))
    if (some.length < AT_ONCE) continue
    await write('article', some)
    some = []
  }
  await write('article', some)
}

const inColumn = (row: Row): Row => {
  const spread = (1 + (Number(row.id) % OTHERS)) as number
  return {
    ...row,
    ...{
      deletedAt: null,
      issue: null,
      // Each has its place: what has none is given one by its next save.
      position: Number(row.id),
      podcastInserts: [],
      status: 'draft',
      audioKind: 'nothing',
    },
    ...{ column: spread, source: spread, authors: [spread] },
  }
}
