import { hashOf } from '#derive/hash.ts'

/**
 * Numbers a text is found by, all below 2^50. Three neighbouring characters are one number, the last two of a text
 * have nothing after them; so two characters, and one, are the stretch of numbers that begin with them, and need no
 * rows of their own. Four letters or digits in a row are one number too, since three digits stand in nearly every
 * code. Values of a list are numbers of their own.
 */
const three = (first: number, second: number, third: number): number =>
  (first * 0x10000 + second) * 0x10000 + third
const fourStart = 2 ** 48
const valueStart = 2 ** 49
export const gramBits = 50n

/** Longer texts are found by their beginning; a text of this length costs as many rows in the index. */
export const longestIndexed = 2000

/** The numbers of a folded text, each once. */
export function gramsOf(folded: string): Set<number> {
  const text = folded.slice(0, longestIndexed)
  const grams = new Set<number>()
  for (let i = 0; i < text.length; i++) {
    grams.add(threeAt(text, i))
    const four = fourAt(text, i)
    if (four !== undefined) grams.add(four)
  }
  return grams
}

/** A stretch of numbers, both ends included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * What a text must have to contain the folded word. One and two characters, three, and four letters or digits are one
 * stretch each, and whatever has something there contains the word. Longer words have several, the most telling first:
 * then a text may have them all in other places.
 */
export function stretchesOf(word: string): readonly Stretch[] {
  const from = threeAt(word, 0)
  if (word.length < 3) return [{ from, to: from + (word.length === 1 ? 0xffffffff : 0xffff) }]
  const fours = new Set<number>()
  const threes = new Set<number>()
  let told = 0
  for (let i = 0; i + 2 < Math.min(word.length, longestIndexed); i++) {
    const four = fourAt(word, i)
    if (four !== undefined) {
      fours.add(four)
      told = i + 4
    }
    if (i + 3 > told) threes.add(threeAt(word, i))
  }
  return [...fours, ...threes].map((gram) => ({ from: gram, to: gram }))
}

/** The number of one value of a list: the id of a reference, or what is made of a label or a choice. */
export const valueGram = (value: unknown): number =>
  valueStart + ((typeof value === 'number' ? value : hashOf(String(value))) % valueStart)

/** Up to three characters, nothing behind the end. */
const threeAt = (text: string, at: number): number =>
  three(text.charCodeAt(at), text.charCodeAt(at + 1) || 0, text.charCodeAt(at + 2) || 0)

function fourAt(text: string, at: number): number | undefined {
  let number = 0
  for (let i = at; i < at + 4; i++) {
    const code = text.charCodeAt(i)
    if (!isPlain(code)) return undefined
    number = number * 128 + code
  }
  return fourStart + number
}

/** A small letter or a digit; NaN beyond the end is neither. */
const isPlain = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 97 && code <= 122)
