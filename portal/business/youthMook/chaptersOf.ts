import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall } from '#portal/engine/actions/action.ts'

/** Chapters of one book at most. */
const MOST = 60

/** The chapters one reads of a complete book, in their order. Throws 40001 where it has none. */
export async function chaptersOf({ records }: ActionCall, book: unknown): Promise<readonly Row[]> {
  const { epub } = (typeof book === 'number' && (await records.find('yongsComplete', book))) || {}
  const where = { epub, visible: true }
  const chapters = epub
    ? await records.select('epubChapter', where, { limit: MOST, sort: 'position' })
    : []
  if (chapters.length > 0) return chapters
  throw refusedField('book', ['这本书还没有章节', 'This book has no chapters yet'])
}
