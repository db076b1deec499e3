import { isDivider } from '#derive/richText/paidDivider.ts'

/** A piece of a text as it is spoken; the last one of a paragraph is followed by a pause. */
export interface Piece {
  readonly text: string
  readonly endsParagraph: boolean
}

const HIDDEN = /<(script|style|figcaption)\b[^>]*>[\s\S]*?<\/\1>/gi
const BLOCK = /<\/?(?:p|div|h[1-6]|li|ul|ol|blockquote|section|table|tr|figure|hr|br)\b[^>]*>/gi
const TAG = /<[^>]*>/g
/** Where a breath may be taken: behind the end of a sentence with its closing quotes, else behind a comma. */
const SENTENCE = /(?<=[。！？!?…；;][”’」』）)]*)(?![”’」』）)。！？!?…；;])/u
const CLAUSE = /(?<=[，,、：: ])/u

const named: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  hellip: '…',
  middot: '·',
}

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, number, name) => {
    const code = hex ? Number.parseInt(hex, 16) : number ? Number(number) : 0
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
    return named[String(name ?? '').toLowerCase()] ?? (name ? ' ' : whole)
  })

/**
 * A headline and its HTML in pieces of at most `most` characters, cut behind sentences. What is not read aloud (markup,
 * captions, the paid divider, lines without a letter) is left out.
 */
export function piecesOf(title: string, html: string, most: number): readonly Piece[] {
  const body = html.replace(HIDDEN, '\n').replace(BLOCK, '\n').replace(TAG, '')
  const paragraphs = [title, ...decoded(body).split('\n')]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !isDivider(line))
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
