import { hashOf } from '#derive/hash.ts'

/**
 * What a text is found by is every place in it: the three characters from there as one number, the three after them
 * as another, both below 2^48, nothing behind the end. So a word of up to six characters is one stretch of them, and
 * whatever has something in it contains the word. A value of a list is one number beyond these.
 */
export interface Place {
  readonly first: number
  readonly next: number
}
const each = 3
const valueStart = 2 ** 48
export const firstBits = 49n

/** Longer texts are found by their beginning; a text of this length costs as many rows in the index. */
export const longestIndexed = 2000

/** The places of a folded text; those that begin alike for six characters come twice. */
export const placesOf = (folded: string): readonly Place[] =>
  Array.from({ length: Math.min(folded.length, longestIndexed) }, (_, at) => placeAt(folded, at))

/** From and to, both included. */
export type Range<T = number> = readonly [from: T, to: T]

/** Places that begin alike; `next` is left out where all that begin with `first` do. */
export interface Stretch<T = number> {
  readonly first: Range<T>
  readonly next?: Range
}

/**
 * What a text must have to contain the folded word: one stretch up to six characters. A longer word has one for every
 * six of its characters, and a text may have all of these in other places.
 */
export function stretchesOf(word: string): readonly Stretch[] {
  if (word.length <= each) return [{ first: begunBy(word) }]
  const places = Math.min(word.length, longestIndexed) - 2 * each
  return Array.from({ length: Math.max(1, places + 1) }, (_, at) => {
    const { first } = placeAt(word, at)
    return { first: [first, first], next: begunBy(word.slice(at + each, at + 2 * each)) }
  })
}

/** One value of a list: the id of a reference, or what is made of a label or a choice. */
export const valuePlace = (value: unknown): Place => ({
  first: valueStart + ((typeof value === 'number' ? value : hashOf(String(value))) % valueStart),
  next: 0,
})

const placeAt = (text: string, at: number): Place => ({
  first: three(text, at),
  next: three(text, at + each),
})

/** Three characters as one number, so that numbers sort as the characters do. */
const three = (text: string, at: number): number =>
  (code(text, at) * 0x10000 + code(text, at + 1)) * 0x10000 + code(text, at + 2)

const code = (text: string, at: number): number => text.charCodeAt(at) || 0

/** The numbers of all that begins with up to three characters. */
function begunBy(word: string): Range {
  const from = three(word, 0)
  return [from, from + 2 ** (16 * (each - Math.min(word.length, each))) - 1]
}
