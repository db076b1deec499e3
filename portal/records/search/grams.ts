import { hashOf } from '#derive/hash.ts'

/**
 * Numbers a record is found by, all below 2^34. A pair of neighbouring characters is one number, the last character
 * pairs with nothing; so a single character is the stretch of numbers that begin with it. Four letters or digits in a
 * row are one number too, since pairs of digits stand in nearly every code. Values of a list are numbers of their own.
 */
const pair = (first: number, second: number): number => first * 0x10000 + second
const fourStart = 0x100000000
const valueStart = 0x200000000
export const gramLimit = 0x400000000

/** Longer texts are found by their beginning; a text of this length costs as many rows in the index. */
export const longestIndexed = 2000

/** The numbers of a folded text, each once. */
export function gramsOf(folded: string): Set<number> {
  const text = folded.slice(0, longestIndexed)
  const grams = new Set<number>()
  for (let i = 0; i < text.length; i++) {
    grams.add(pair(text.charCodeAt(i), i + 1 < text.length ? text.charCodeAt(i + 1) : 0))
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
 * What a text must have to contain the folded word, the most telling first: four letters or digits, then pairs;
 * for a single character the stretch of all pairs that begin with it.
 */
export function stretchesOf(word: string): readonly Stretch[] {
  if (word.length === 1) {
    const code = word.charCodeAt(0)
    return [{ from: pair(code, 0), to: pair(code, 0xffff) }]
  }
  const fours = new Set<number>()
  const pairs = new Set<number>()
  for (let i = 0; i + 1 < Math.min(word.length, longestIndexed); i++) {
    pairs.add(pair(word.charCodeAt(i), word.charCodeAt(i + 1)))
    const four = fourAt(word, i)
    if (four !== undefined) fours.add(four)
  }
  return [...fours, ...pairs].map((gram) => ({ from: gram, to: gram }))
}

/** The number of one value of a list: the id of a reference, or what is made of a label or a choice. */
export const valueGram = (value: unknown): number =>
  valueStart +
  ((typeof value === 'number' ? value : hashOf(String(value))) % (gramLimit - valueStart))

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
