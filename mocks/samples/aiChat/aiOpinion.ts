import type { Row } from '#declare'
import { readTexts, sentencesIn } from '../readTexts.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const EACH = 5
const states = ['published', 'published', 'published', 'pending', 'pending', 'rejected'] as const
const reasons = ['distorted', 'trivial', 'duplicate', 'sensitive'] as const
const leads = ['你怎么看？', '你身边也是这样吗？', '换作是你会怎么做？', '你同意吗？'] as const

const angleOf = (text: string): string => {
  if (/[？?]/.test(text)) return 'question'
  if (/要|不妨|最好/.test(text)) return 'advice'
  return /[一二三四五六七八九十百]|年/.test(text) ? 'fact' : 'judgement'
}

/** Sixty opinions over the twelve newest articles, each a sentence the article says. */
export const aiOpinions = (world: SampleWorld): Row[] =>
  readTexts(world)
    .slice(0, 12)
    .flatMap(({ article, row, paragraphs }, of) =>
      sentencesIn(paragraphs, 14, 60)
        .slice(0, EACH)
        .map(({ text, paragraph }, place) => {
          const index = of * EACH + place
          const status = oneOf(states, index)
          const out = status === 'published'
          const isModel = index % 7 !== 6
          return {
            content: text,
            article,
            author: (row.authors as readonly number[])[0],
            quote: text,
            paragraph,
            angle: angleOf(text),
            tags: row.tags,
            question: oneOf(leads, index),
            origin: isModel ? 'model' : 'editor',
            confidence: isModel ? 62 + ((index * 11) % 36) : null,
            rejectReason: status === 'rejected' ? oneOf(reasons, index) : null,
            likes: out ? (index * 37) % 900 : 0,
            shares: out ? (index * 13) % 240 : 0,
            order: place + 1,
            status,
            ...stamps(world, 2 + of, 1 + (index % 4)),
          }
        }),
    )
