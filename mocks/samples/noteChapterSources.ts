import { writeSources } from '#portal/business/pages/epub/chapterSources.ts'
import type { Portal } from '#portal/createPortal.ts'

/** The chapters of the samples are as they were parsed, but for one that was added to since: it can be brought back. */
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
  const [notes] = await records.select('epubChapter', { title: '注释' }, { limit: 1 })
  if (!notes) return
  const content = `${String(notes.content)}<p>编者按：数字版补入。</p>`
  await records.update('epubChapter', Number(notes.id), { content })
}
