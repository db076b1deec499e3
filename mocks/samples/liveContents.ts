import type { Row } from '#declare'
import { podcasts } from './audio/podcast.ts'
import { camps } from './camps/camp.ts'
import { courses } from './content/catalog.ts'
import { dailyCards } from './content/dailyKnowledge.ts'
import { articles } from './magazines/article.ts'
import { oneOf, type SampleWorld } from './sampleWorld.ts'

/** A content readers find, as other records point at it. */
export interface LiveContent {
  readonly target: Row
  readonly title: string
  /** One of the wide pictures of the samples, 690 by 388. */
  readonly picture: string
  /** One of another size, `240x180`. */
  readonly sized: (size: string) => string
  readonly author: number | null
}

const known = new WeakMap<SampleWorld, readonly LiveContent[]>()

/** Published articles, courses, episodes and camps, by turns, so that neighbours are of different kinds. */
export function liveContents(world: SampleWorld): readonly LiveContent[] {
  const found = known.get(world)
  if (found) return found
  const all = byTurns([
    ofKind('article', articles(world), 'published').slice(-60).toReversed(),
    ofKind('course', courses(world), 'published').slice(0, 30),
    ofKind('podcast', podcasts(world), 'onShelf').slice(0, 40),
    ofKind('camp', camps(world), 'published'),
  ]).map(({ type, row, id }, index) => ({
    target: { type, id },
    title: String(row.title),
    picture: world.picture(`picture-${1 + ((index * 11) % 30)}`),
    sized: (size: string) => world.picture(`size-${size}-${1 + (index % 6)}`),
    author: ((row.authors as readonly number[] | undefined) ?? [])[0] ?? null,
  }))
  known.set(world, all)
  return all
}

/** The numbers of cards of the day that are out. */
export const liveCards = (world: SampleWorld): readonly number[] =>
  dailyCards(world).flatMap(({ status }, index) => (status === 'published' ? [index + 1] : []))

/** One of them, another for another seed. */
export const contentAt = (world: SampleWorld, seed: number): LiveContent =>
  oneOf(liveContents(world), seed)

interface Numbered {
  readonly type: string
  readonly row: Row
  readonly id: number
}
const ofKind = (type: string, rows: readonly Row[], status: string): readonly Numbered[] =>
  rows
    .map((row, index) => ({ type, row, id: index + 1 }))
    .filter(({ row }) => row.status === status && (type !== 'course' || row.parent == null))

function byTurns(kinds: readonly (readonly Numbered[])[]): readonly Numbered[] {
  const longest = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => kind[at] ?? [])).flat()
}
