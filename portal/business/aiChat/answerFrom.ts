import type { Row } from '#declare'
import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { ModelCall } from '#portal/outside/model/model.ts'
import type { Ports } from '#portal/outside/ports.ts'

/** The newest articles looked through for what may answer a question, and how many of them are given to the model. */
const LOOKED = 300
const GIVEN = 3
const PARAGRAPHS = 12

/** An answer, and what it was given to answer from. */
export interface Answered {
  readonly text: string
  readonly articles: readonly Row[]
}

/** Asks the model a question, with the articles that speak of the same. */
export async function answerFrom(
  { ports, records }: { readonly ports: Ports; readonly records: Pick<Records, 'select'> },
  setting: Row,
  question: string,
): Promise<Answered> {
  const articles = await speakingOf(records, question)
  const text = articles.flatMap(({ title, body }) => [
    `《${title}》`,
    ...closest(paragraphsOf(String(body ?? '')), question),
  ])
  const { model, temperature, answerMax, timeout, systemPrompt } = setting
  const given = await ports.model.ask({
    ...{ task: 'answer', text, question, model: (model ?? 'standard') as ModelCall['model'] },
    ...(typeof systemPrompt === 'string' && { system: systemPrompt }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(typeof answerMax === 'number' && { most: answerMax }),
    ...(typeof timeout === 'number' && { timeout }),
  })
  return { text: given.text, articles }
}

/** Those whose titles and leads share most with the question. */
async function speakingOf(
  records: Pick<Records, 'select'>,
  question: string,
): Promise<readonly Row[]> {
  const options = { limit: LOOKED, sort: '-publishAt' }
  const found = await records.select('article', { status: 'published' }, options)
  const scored = found.map((article) => ({
    article,
    score: shared(`${article.title}${article.subtitle ?? ''}${article.lead ?? ''}`, question),
  }))
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, GIVEN)
    .map(({ article }) => article)
}

/** In the order of the text. */
function closest(paragraphs: readonly string[], question: string): readonly string[] {
  const order = paragraphs
    .map((text, at) => ({ at, score: shared(text, question) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, PARAGRAPHS)
  const kept = new Set(order.map(({ at }) => at))
  return paragraphs.filter((_, at) => kept.has(at))
}

/** How many pairs of letters of the question a text holds. */
function shared(text: string, question: string): number {
  const letters = [...question.normalize('NFKC').replace(/[\s\p{P}]/gu, '')]
  const pairs = new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))
  return [...pairs].filter((pair) => text.includes(pair)).length
}
