import type { Label, Row } from '#declare'

const sides: { readonly [role: string]: string } = { user: 'right', assistant: 'left' }
const ratings: { readonly [rating: string]: Label } = {
  up: ['赞', 'Thumbs up'],
  down: ['踩', 'Thumbs down'],
}

/** Titles of what an answer cites: the app sends `[{ title, … }]` or plain titles. */
export const sourcesOf = (citations: unknown): readonly string[] =>
  Array.isArray(citations)
    ? citations.flatMap(
        (one) => (typeof one === 'string' ? one : ((one as Row | null)?.title ?? [])) as string[],
      )
    : []

/** A conversation as bubbles in the order of time, the message of that number (from 1) marked. */
export function bubblesOf(messages: readonly Row[], here?: number): readonly Row[] {
  const numbered = messages.map((message, index) => ({ message, number: index + 1 }))
  const inTime = numbered.toSorted((one, other) => timeOf(one.message) - timeOf(other.message))
  return inTime.map(({ message, number }) => ({
    side: sides[String(message.role)] ?? 'middle',
    text: String(message.content ?? ''),
    at: message.at ?? null,
    facts: factsOf(message),
    sources: sourcesOf(message.citations),
    ...(number === here && { here: true }),
  }))
}

const timeOf = ({ at }: Row): number => (at ? Date.parse(String(at)) : 0)

function factsOf({ seconds, rating, intervene }: Row): readonly Label[] {
  const rated = ratings[String(rating)]
  return [
    ...(typeof seconds === 'number' ? [[`${seconds} 秒`, `${seconds} s`] as const] : []),
    ...(rated ? [rated] : []),
    ...(intervene ? [['命中干预', 'Intervention hit'] as const] : []),
  ]
}
