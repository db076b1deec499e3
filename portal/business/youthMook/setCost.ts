import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

/** The books a compilation holds, those in the bin left out. */
export async function booksOf(
  { books }: Row,
  records: Pick<Records, 'select'>,
): Promise<readonly Row[]> {
  const ids = (books ?? []) as readonly number[]
  return ids.length === 0 ? [] : records.select('yongsComplete', { id: ids }, { limit: 100 })
}

/** What the books of a compilation cost one by one, in fen. */
export async function setCost(set: Row, records: Pick<Records, 'select'>): Promise<number> {
  const books = await booksOf(set, records)
  return books.reduce((sum, { price }) => sum + Number(price ?? 0), 0)
}
