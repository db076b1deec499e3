import { writeSources } from '#portal/business/pages/epub/chapterSources.ts'
import type { Portal } from '#portal/createPortal.ts'

/** The chapters of the samples are as they were parsed: what is edited later can be brought back. */
export async function noteChapterSources(portal: Portal): Promise<void> {
  const { database } = portal.context
  const records = portal.records()
  for (const { id } of await records.select('epub', {}, { limit: 100 })) {
    const chapters = await records.select('epubChapter', { epub: id }, { limit: 2000 })
    const sources = chapters
      .filter(({ href }) => href)
      .map(({ href, content }) => ({ href: String(href), content: String(content ?? '') }))
    await database.transaction((tx) => writeSources(tx, Number(id), sources))
  }
}
