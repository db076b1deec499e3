import type { Row } from '#declare'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { writeSources } from './chapterSources.ts'
import type { Chapter } from './readChapters.ts'

/**
 * Brings the chapters of a book to what its file says, within one transaction. A chapter at the same place in the file
 * stays the same record, so that what refers to it and what was set about it stay; what is gone goes into the bin.
 */
export async function writeChapters(
  { records, tx }: Transaction,
  epub: number,
  chapters: readonly Chapter[],
): Promise<void> {
  await writeSources(
    tx,
    epub,
    chapters.map(({ href, html }) => ({ href, content: html })),
  )
  const standing = await records.select('epubChapter', { epub }, { limit: 5000, sort: 'id' })
  const byHref = new Map(standing.map((row) => [row.href, row]))
  const ids: number[] = []
  const counted = new Map<number | null, number>()
  for (const chapter of chapters) {
    const parent = chapter.parent === null ? null : ids[chapter.parent]!
    const position = (counted.get(parent) ?? 0) + 1
    counted.set(parent, position)
    const values = { parent, title: chapter.title, content: chapter.html || null, position }
    ids.push(await put(records, epub, byHref.get(chapter.href), chapter.href, values))
  }
  const kept = new Set(ids)
  for (const { id } of standing.filter((row) => !kept.has(Number(row.id))))
    if (await records.find('epubChapter', Number(id)))
      await records.remove('epubChapter', Number(id))
}

async function put(
  records: Transaction['records'],
  epub: number,
  row: Row | undefined,
  href: string,
  values: Row,
): Promise<number> {
  if (!row) return Number((await records.create('epubChapter', { epub, href, ...values })).id)
  await records.update('epubChapter', Number(row.id), values)
  return Number(row.id)
}
