import { wordCount } from '#derive/text/wordCount.ts'
import { isWordForWord } from '#derive/text/wordForWord.ts'
import type { Bringing, Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'
import { beginRun } from './beginRun.ts'
import { digestSource } from './digestSource.ts'

/** Characters a text must have for a digest to be worth it. */
const LEAST = 500

/** What is digested is out, and long enough. */
const hasEnoughText: Judging = async ({ after, records }) => {
  const source = await digestSource(after, records)
  const field = String(after.targetType)
  if (!source?.published)
    return [
      {
        field,
        message: [
          `“${source?.title ?? '原内容'}”尚未发布，发布后再生成`,
          `"${source?.title ?? 'The content'}" is not published: publish it first`,
        ],
      },
    ]
  const count = wordCount(source.text.join('\n'))
  if (count >= LEAST) return []
  return [
    {
      field,
      message: [
        `“${source.title}”正文只有 ${count} 字，至少 ${LEAST} 字才能生成`,
        `"${source.title}" has ${count} characters, a digest takes at least ${LEAST}`,
      ],
    },
  ]
}

/** Quotations are the text's own; looked at when they change, and before readers see them. */
const quotesWordForWord: Judging = async ({ kind, by, before, after, records }) => {
  const quotes = (after.quotes ?? []) as readonly { readonly text?: string | null }[]
  const isSame = JSON.stringify(before?.quotes ?? []) === JSON.stringify(quotes)
  if (quotes.length === 0 || (kind === 'move' ? by !== 'publish' : isSame)) return []
  const source = await digestSource(after, records)
  return quotes.flatMap(({ text }, at): Told[] =>
    isWordForWord(source?.text ?? [], text ?? '')
      ? []
      : [
          {
            field: `quotes.${at}.text`,
            message: [
              `${source ? `《${source.title}》` : '原文'}里没有这段原文，请从正文复制`,
              `${source ? `"${source.title}"` : 'The text'} does not say so word for word: copy the passage from its text`,
            ],
          },
        ],
  )
}

/** Somebody starts it: a run is queued that makes it, unless one waits already. */
const beginsRun: Bringing = { effect: (change) => beginRun(change) }

/** Rules of digests that no word carries. */
export const rules: RuleFunctions = { hasEnoughText, quotesWordForWord, beginsRun }
