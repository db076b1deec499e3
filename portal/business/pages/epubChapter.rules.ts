import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** What the reader does not know is taken out on saving, whoever saves. */
const readerMarkup: Judging = async ({ after }) => {
  if (typeof after.content !== 'string' || after.content === '') return
  const { readerHtml } = await import('./epub/readerHtml.ts')
  after.content = readerHtml(after.content)
}

/** Those below a chapter go along with it: how many is said first. */
const countsBelow: Judging = async ({ before, records }) => {
  let count = 0
  let above: readonly unknown[] = [before?.id]
  while (above.length > 0) {
    const below = await records.select('epubChapter', { parent: above })
    count += below.length
    above = below.map(({ id }) => id)
  }
  if (count === 0) return []
  return [
    {
      field: '_',
      warn: true,
      message: [
        `下面还有 ${count} 个章节，会一并删除`,
        `${count} chapters below it are deleted along with it`,
      ],
    },
  ]
}

/** Rules of epub chapters that no word carries. */
export const rules: RuleFunctions = { countsBelow, readerMarkup }
