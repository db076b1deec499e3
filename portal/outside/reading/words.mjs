/**
 * Words as one finds them in a picture, in several ways of looking at it.
 *
 * @typedef {{ text: string, confidence: number, left: number, right: number, top: number, bottom: number }} Word
 */

/** Words that are less certain are specks and edges, of 100; one letter by itself is one more often. */
const [CERTAIN, CERTAIN_ALONE] = [60, 75]
/** So much of the smaller of two: they are the same word, found twice. */
const SAME = 0.25

/**
 * What was found, and of what another way found the words that stand where none was.
 *
 * @param {readonly Word[]} found
 * @param {readonly Word[]} more
 * @returns {Word[]}
 */
export function merged(found, more) {
  const certain = more.filter(isCertain)
  return [...found, ...certain.filter((word) => !found.some((one) => isSame(one, word)))]
}

/**
 * @param {Word} word
 * @returns {boolean}
 */
const isCertain = ({ text, confidence }) =>
  isSaid.test(text) && confidence >= (text.length > 1 ? CERTAIN : CERTAIN_ALONE)
/** Letters, figures, and the signs that stand between them. */
const isSaid = /[\p{L}\p{N}]|^[，。、；：？！“”‘’《》（）…—·]+$/u

function isSame(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 && width * height > SAME * Math.min(sizeOf(one), sizeOf(other))
}
const sizeOf = ({ left, right, top, bottom }) => (right - left) * (bottom - top)

/**
 * The words by lines, from the top down and from the left: one that stands at the height of another is of its line.
 *
 * @param {readonly Word[]} words
 * @returns {string[]}
 */
export function linesOf(words) {
  const lines = []
  // The largest of a line say how high it is: a comma or a hyphen does not.
  for (const word of words.toSorted((one, other) => heightOf(other) - heightOf(one))) {
    const line = lines.find(([first]) => isBeside(first, word))
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines
    .toSorted(([one], [other]) => one.top - other.top)
    .map((line) =>
      line
        .toSorted((one, other) => one.left - other.left)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter((line) => !isDrawn.test(line))
}

/** What horizontal strokes, edges and a single letter come to that nobody has written. */
const isDrawn = /^[\s\p{P}一二三工I]*$|^\p{Script=Latin}$/u

/** A caption beside a title is no part of it. */
const ALIKE = 0.35
const heightOf = ({ top, bottom }) => bottom - top

function isBeside(first, word) {
  const shared = Math.min(first.bottom, word.bottom) - Math.max(first.top, word.top)
  return heightOf(word) > ALIKE * heightOf(first) && shared > 0.5 * heightOf(word)
}
