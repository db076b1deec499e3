import { sequenceDifference } from './sequenceDifference.ts'

/** A piece of a text, and whether both texts have it, only the one before or only the one after. */
export interface Piece {
  readonly text: string
  readonly is: 'same' | 'gone' | 'new'
}

/** Characters of Chinese one by one, words of other writing whole, what stands between them. */
const tokens = (text: string): string[] => text.match(/[A-Za-z0-9_]+|\s+|[\s\S]/gu) ?? []

/** What became of a text, piece by piece in reading order: what is gone stands before what came in its place. */
export const textDifference = (before: string, after: string): readonly Piece[] =>
  sequenceDifference(tokens(before), tokens(after)).map(({ is, items }) => ({
    is,
    text: items.join(''),
  }))
