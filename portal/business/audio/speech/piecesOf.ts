import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import { SENTENCE } from '#derive/text/sentencesOf.ts'

/** A piece of a text as it is spoken; the last one of a paragraph is followed by a pause. */
export interface Piece {
  readonly text: string
  readonly endsParagraph: boolean
}

/** Where a breath may be taken within a sentence. */
const CLAUSE = /(?<=[，,、：: ])/u

/**
 * A headline and its HTML in pieces of at most `most` characters, cut behind sentences. What is not read aloud (markup,
 * captions, the paid divider, lines without a letter) is left out.
 */
export function piecesOf(title: string, html: string, most: number): readonly Piece[] {
  const head = title.replace(/\s+/g, ' ').trim()
  const read = /[\p{L}\p{N}]/u.test(head) ? [head] : []
  const paragraphs = [...read, ...paragraphsOf(html)]
  return paragraphs.flatMap((paragraph) => {
    const texts = cut(paragraph, most).filter((text) => /[\p{L}\p{N}]/u.test(text))
    return texts.map((text, at) => ({ text, endsParagraph: at === texts.length - 1 }))
  })
}

/** As few pieces as sentences allow; a sentence too long is cut behind clauses, and those anywhere. */
function cut(text: string, most: number): string[] {
  if (text.length <= most) return [text]
  const parts = text
    .split(SENTENCE)
    .flatMap((sentence) => (sentence.length > most ? sentence.split(CLAUSE) : [sentence]))
    .flatMap((part) => inParts(part, most))
  const pieces: string[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + part.length <= most) pieces[pieces.length - 1] += part
    else pieces.push(part)
  }
  return pieces.map((piece) => piece.trim())
}

/** By whole characters: half of an emoji is none. */
function inParts(text: string, most: number): string[] {
  if (text.length <= most) return [text]
  const parts: string[] = ['']
  for (const letter of text) {
    if ((parts.at(-1) as string).length + letter.length > most) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}
