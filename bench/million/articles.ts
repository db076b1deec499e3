import type { Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { numbers, titles } from './titles.ts'

const started = Date.UTC(2015, 0, 1)
const states = ['published', 'published', 'published', 'published', 'draft', 'proofed', 'withdrawn']

/** Articles of ten years, the same at every run: 400 columns, 5,000 issues, a body of some 300 characters. */
export function* articles(count: number): Generator<Row> {
  const random = numbers(7)
  const title = titles(numbers(11))
  const body = `<p>${Array.from({ length: 30 }, title).join('。')}</p>`
  const upTo = (most: number) => 1 + Math.floor(most * random() ** 2)
  for (let id = 1; id <= count; id++) {
    const createdAt = momentOf(started + Math.floor((id * 3.15e11) / count))
    yield {
      id,
      version: 1,
      createdAt,
      updatedAt: createdAt,
      createdBy: upTo(20),
      updatedBy: null,
      deletedAt: random() < 0.02 ? createdAt : null,
      status: random() < 0.0005 ? 'proofed' : states[Math.floor(random() * states.length)],
      title: title(),
      issue: random() < 0.8 ? upTo(5000) : null,
      column: upTo(400),
      source: upTo(300),
      authors: [upTo(3000)],
      imageUrl: `/articles/${id}.jpg`,
      body,
      trial: random() < 0.1,
      commentable: true,
      publishAt: random() < 0.9 ? createdAt : null,
      position: random() < 0.8 ? upTo(60) : null,
      audioKind: random() < 0.7 ? 'nothing' : random() < 0.5 ? 'recorded' : 'synthesized',
      readCount: Math.floor(1e6 * random() ** 6),
      commentCount: Math.floor(1e3 * random() ** 6),
    }
  }
}
