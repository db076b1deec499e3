/** Part of a paragraph: which one, from 0, and from which letter up to which. */
export interface Passage {
  readonly paragraph: number
  readonly from: number
  readonly to: number
}

interface Letter {
  readonly folded: string
  readonly paragraph: number
  readonly at: number
  readonly length: number
}

/** White space and full or half width make no difference. */
const fold = (text: string): string => text.normalize('NFKC').replace(/\s+/g, '')

function lettersOf(paragraphs: readonly string[]): readonly Letter[] {
  return paragraphs.flatMap((text, paragraph) => {
    let at = 0
    return [...text].flatMap((letter) => {
      const here = { paragraph, at, length: letter.length }
      at += letter.length
      return [...fold(letter)].map((folded) => ({ folded, ...here }))
    })
  })
}

/**
 * Where a quotation stands word for word in a text, white space and full or half width aside: its part of each
 * paragraph it runs through. Empty where the text does not say so, or nothing is quoted.
 */
export function passagesOf(paragraphs: readonly string[], quote: string): readonly Passage[] {
  const sought = fold(quote)
  const letters = lettersOf(paragraphs)
  const found =
    sought === ''
      ? -1
      : letters
          .map(({ folded }) => folded)
          .join('')
          .indexOf(sought)
  if (found < 0) return []
  // An index of text counts units, a letter may be two of them.
  let units = 0
  const within = letters.filter(({ folded }) => {
    const from = units
    units += folded.length
    return from >= found && from < found + sought.length
  })
  const touched = [...new Set(within.map(({ paragraph }) => paragraph))]
  return touched.map((paragraph) => {
    const own = within.filter((letter) => letter.paragraph === paragraph)
    const last = own.at(-1) as Letter
    return { paragraph, from: own[0]?.at ?? 0, to: last.at + last.length }
  })
}

/** Whether a text says something word for word. */
export const isWordForWord = (paragraphs: readonly string[], quote: string): boolean =>
  fold(paragraphs.join('')).includes(fold(quote))
