import type { Row } from '#declare'
import { passagesOf } from '#derive/text/wordForWord.ts'
import { entriesIn, readAnswer, textIn } from './readAnswer.ts'

/** Opinions of one article at most. */
const MOST = 8
const ANGLES = ['judgement', 'fact', 'advice', 'question']

/** What a model drew from a text, as records would hold it; only what the text says word for word, nothing twice. */
export function opinionsIn(answer: string, text: readonly string[]): readonly Row[] {
  const found = entriesIn(readAnswer(answer).opinions).map(opinionOf)
  const sound = found.filter(
    ({ content, quote }) =>
      [...String(content)].length >= 10 && passagesOf(text, String(quote)).length > 0,
  )
  return [...new Map(sound.map((one) => [one.content, one])).values()].slice(0, MOST)
}

const opinionOf = ({ content, quote, angle, question, confidence }: Row): Row => ({
  content: textIn(content, 120),
  quote: typeof quote === 'string' && [...quote].length <= 500 ? quote.trim() : '',
  angle: ANGLES.includes(String(angle)) ? angle : 'judgement',
  question: textIn(question, 30) || null,
  confidence:
    typeof confidence === 'number' ? Math.max(0, Math.min(100, Math.round(confidence))) : null,
})
