import { sequenceDifference } from '../sequenceDifference.ts'
import { type Piece, textDifference } from '../textDifference.ts'
import { alignSimilar } from './alignSimilar.ts'
import { blocksOf } from './blocksOf.ts'
import { picturesOf, readOf } from './readOf.ts'

/** What became of one paragraph: told word by word where it was rewritten. */
export interface BlockChange {
  readonly is: 'same' | 'gone' | 'new' | 'changed'
  readonly pieces: readonly Piece[]
  /** Pictures that both have, that are gone and that came. */
  readonly pictures: readonly { readonly is: Piece['is']; readonly src: string }[]
  /** Only its markup changed: what one reads is the same. */
  readonly isOnlyMarkup?: true
}

/** What became of a text, paragraph by paragraph. */
export function blockDifference(before: string, after: string): readonly BlockChange[] {
  const runs = sequenceDifference(blocksOf(before), blocksOf(after))
  const found: BlockChange[] = []
  for (let at = 0; at < runs.length; at++) {
    const { is, items } = runs[at]!
    const next = runs[at + 1]
    if (is === 'gone' && next?.is === 'new') {
      found.push(...rewritten(items, next.items))
      at++
    } else found.push(...items.map((one) => whole(is, one)))
  }
  return found
}

/** Paragraphs in place of others: what reads much alike was rewritten, whatever was put before it or taken away. */
function rewritten(gone: readonly string[], came: readonly string[]): BlockChange[] {
  return alignSimilar(gone.map(contentOf), came.map(contentOf)).map(([before, after]) => {
    if (after === null) return whole('gone', gone[before!]!)
    return before === null ? whole('new', came[after]!) : changed(gone[before]!, came[after]!)
  })
}

/** What a paragraph is told from others by: its words, or its pictures where it has none. */
const contentOf = (html: string): string => readOf(html) || picturesOf(html).join(' ')

const whole = (is: Piece['is'], html: string): BlockChange => ({
  is,
  pieces: [{ is, text: readOf(html) }],
  pictures: picturesOf(html).map((src) => ({ is, src })),
})

/** Of a text that was written anew, single characters that both happen to have tell nothing. */
function piecesOf(before: string, after: string): readonly Piece[] {
  const pieces = textDifference(before, after)
  const kept = pieces
    .filter(({ is }) => is === 'same')
    .reduce((sum, { text }) => sum + text.length, 0)
  if (kept * 3 >= Math.max(before.length, after.length)) return pieces
  const whole: readonly Piece[] = [
    { is: 'gone', text: before },
    { is: 'new', text: after },
  ]
  return whole.filter(({ text }) => text !== '')
}

function changed(before: string, after: string): BlockChange {
  const [read, written] = [readOf(before), readOf(after)]
  const pictures = sequenceDifference(picturesOf(before), picturesOf(after))
  const isAlike = read === written && pictures.every(({ is }) => is === 'same')
  return {
    is: 'changed',
    pieces: piecesOf(read, written),
    pictures: pictures.flatMap(({ is, items }) => items.map((src) => ({ is, src }))),
    ...(isAlike && { isOnlyMarkup: true }),
  }
}
