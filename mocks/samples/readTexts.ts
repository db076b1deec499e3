import type { Row } from '#declare'
import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import { sentencesOf } from '#derive/text/sentencesOf.ts'
import { articles } from './magazines/article.ts'
import type { SampleWorld } from './sampleWorld.ts'

/** An article of the samples as it is read. */
export interface ReadText {
  /** Its place among the articles, from 1. */
  readonly article: number
  readonly row: Row
  readonly paragraphs: readonly string[]
}

const read = new WeakMap<SampleWorld, readonly ReadText[]>()

/** The published articles, newest ones first, with their text paragraph by paragraph. */
export function readTexts(world: SampleWorld): readonly ReadText[] {
  const found =
    read.get(world) ??
    articles(world)
      .map((row, index) => ({ article: index + 1, row }))
      .filter(({ row }) => row.status === 'published')
      .toSorted((one, other) =>
        String(other.row.publishAt).localeCompare(String(one.row.publishAt)),
      )
      .slice(0, 60)
      .map((one) => ({ ...one, paragraphs: paragraphsOf(String(one.row.body)) }))
  read.set(world, found)
  return found
}

/** A sentence of a text, and its paragraph from 1. */
export interface ReadSentence {
  readonly text: string
  readonly paragraph: number
}

/** Different sentences of some length, in the order of the text. */
export const sentencesIn = (
  paragraphs: readonly string[],
  least: number,
  most: number,
): readonly ReadSentence[] => {
  const all = paragraphs.flatMap((paragraph, at) =>
    sentencesOf(paragraph).map((text) => ({ text, paragraph: at + 1 })),
  )
  const fitting = all.filter(({ text }) => [...text].length >= least && [...text].length <= most)
  const seen = new Set<string>()
  return fitting.filter(({ text }) => !seen.has(text) && seen.add(text))
}
