import type { Row } from '#declare'
import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import type { Records } from '#portal/engine/context/change.ts'

/** What a digest is made from. */
export interface DigestSource {
  readonly title: string
  readonly published: boolean
  readonly text: readonly string[]
}
type Reading = Pick<Records, 'find' | 'select'>

/** Articles of an issue and chapters of a book that are read at most. */
const MOST = 400

/** The text of each kind of content, paragraph by paragraph. */
const texts: {
  readonly [targetType: string]: (item: Row, records: Reading) => Promise<readonly string[]>
} = {
  article: async ({ body }) => paragraphsOf(String(body ?? '')),
  issue: async ({ id }, records) => {
    const where = { issue: id, status: 'published' }
    const articles = await records.select('article', where, { limit: MOST, sort: 'position' })
    return articles.flatMap(({ title, body }) => [
      String(title),
      ...paragraphsOf(String(body ?? '')),
    ])
  },
  epub: async ({ id }, records) => {
    const where = { epub: id, visible: true }
    const chapters = await records.select('epubChapter', where, { limit: MOST, sort: 'position' })
    return chapters.flatMap(({ title, content }) => [
      String(title),
      ...paragraphsOf(String(content ?? '')),
    ])
  },
  audiobook: async ({ id, introduction }, records) => {
    const where = { audiobook: id, status: 'published' }
    const episodes = await records.select('audio', where, { limit: MOST, sort: 'position' })
    return [introduction, ...episodes.map(({ text }) => text)].flatMap((text) =>
      paragraphsOf(String(text ?? '')),
    )
  },
}

/** What a digest is of, with its text; null where it names nothing that still is. */
export async function digestSource(digest: Row, records: Reading): Promise<DigestSource | null> {
  const type = String(digest.targetType)
  const id = digest[type]
  const read = texts[type]
  const item = typeof id === 'number' && read ? await records.find(type, id) : null
  if (!item || !read) return null
  const { title, status } = item
  return {
    title: String(title),
    published: status === 'published',
    text: await read(item, records),
  }
}
