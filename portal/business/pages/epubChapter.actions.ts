import type { Row } from '#declare'
import { asks, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { sourceOf } from './epub/chapterSources.ts'
import { differingLines, linesOfHtml } from './epub/differingLines.ts'
import { splitHtml } from './epub/splitHtml.ts'

const rule = 'epubChapter.restore'

/** Back to what was parsed, once it was seen where the two differ. */
const restore: ActionFunction = async ({ row, db, accepted, change }) => {
  const { id, content } = row as Row
  const source = await sourceOf(db, row as Row)
  if (source === undefined)
    throw refusedField('_', ['此章节不是从文件解析的', 'The chapter was never parsed from a file'])
  if (!accepted.has(rule)) {
    const [own, parsed] = [linesOfHtml(String(content ?? '')), linesOfHtml(source)]
    const { mine, theirs } = differingLines(own, parsed)
    const some = (lines: readonly string[]) =>
      lines
        .slice(0, 3)
        .map((line) => `“${[...line].slice(0, 40).join('')}”`)
        .join(' ') || '—'
    throw asks({
      warnings: [
        {
          field: 'content',
          rule,
          message: [
            `将恢复为解析时的原文。现在的：${some(mine)}（${mine.length}段不同）；原文：${some(theirs)}（${theirs.length}段）。`,
            `Goes back to what was parsed. Now: ${some(mine)} (${mine.length} paragraphs differ); parsed: ${some(theirs)} (${theirs.length}).`,
          ],
        },
      ],
    })
  }
  return change(id as number, { content: source || null })
}

/** What begins with the given words, the n-th time, becomes the next chapter at the same level. */
const split: ActionFunction = async ({ row, values, change, make }) => {
  if (!row) throw refusedField('_', ['请先保存章节', 'Save the chapter first'])
  const { id, epub, parent, content, position, trial, visible } = row
  const parts = splitHtml(String(content ?? ''), String(values.from), Number(values.nth ?? 1))
  if (!parts)
    throw refusedField('from', [
      '正文里没有以这些文字开头的段落，或它就是第一段',
      'No paragraph but the first begins with these words',
    ])
  await change(id as number, { content: parts.before })
  return make({
    epub,
    parent,
    title: values.title,
    content: parts.after,
    position: Number(position ?? 0) + 1,
    trial,
    visible,
  })
}

/** Appends the text to the chapter before at the same level; those below come along, and this one goes into the bin. */
const mergeUp: ActionFunction = async (call) => {
  const { row, records, change } = call
  const own = row as Row
  const before = await chapterBefore(call, own)
  const content = [before.content, own.content].filter(Boolean).join('\n') || null
  const below = await records.select('epubChapter', { parent: own.id }, { sort: 'position' })
  const merged = await change(Number(before.id), { content })
  const there = await records.count('epubChapter', { parent: before.id })
  for (const [at, { id }] of below.entries())
    await change(Number(id), { parent: before.id, position: there + at + 1 })
  await records.remove('epubChapter', Number(own.id))
  return merged
}

async function chapterBefore(
  { records }: ActionCall,
  { epub, parent, position }: Row,
): Promise<Row> {
  const [before] = await records.select(
    'epubChapter',
    { epub, parent: parent ?? null, position: { lt: Number(position ?? 0) } },
    { sort: '-position', limit: 1 },
  )
  if (before) return before
  throw refusedField('_', ['前面没有同级的章节', 'There is no chapter before at this level'])
}

/** Actions of epub chapters. */
export const actions: ActionFunctions = { restore, split, mergeUp }
