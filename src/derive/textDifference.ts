/** A piece of a text, and whether both texts have it, only the one before or only the one after. */
export interface Piece {
  readonly text: string
  readonly is: 'same' | 'gone' | 'new'
}

/** Characters of Chinese one by one, words of other writing whole, what stands between them. */
const tokens = (text: string): string[] => text.match(/[A-Za-z0-9_]+|\s+|[\s\S]/gu) ?? []
/** Comparing every word with every other costs their product: beyond it only beginning and end are compared. */
const MOST = 400_000

/** What became of a text, piece by piece in reading order: what is gone stands before what came in its place. */
export function textDifference(before: string, after: string): readonly Piece[] {
  const [a, b] = [tokens(before), tokens(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end++
  const pieces = [
    piece('same', a.slice(0, start)),
    ...between(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    piece('same', a.slice(a.length - end)),
  ]
  return joined(pieces)
}

const piece = (is: Piece['is'], words: readonly string[]): Piece => ({ is, text: words.join('') })

function between(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length * b.length > MOST) return [piece('gone', a), piece('new', b)]
  const longest = lengths(a, b)
  const found: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push(piece('same', [a[i] as string]))
      i++
      j++
    } else if (j >= b.length || (i < a.length && at(longest, i + 1, j) >= at(longest, i, j + 1)))
      found.push(piece('gone', [a[i++] as string]))
    else found.push(piece('new', [b[j++] as string]))
  }
  return found
}

const at = (table: readonly Uint32Array[], i: number, j: number) => table[i]?.[j] ?? 0

/** For each place in both, how many tokens the rest of them have in common in this order. */
function lengths(a: readonly string[], b: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (table[i] as Uint32Array)[j] =
        a[i] === b[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1))
  return table
}

function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const { is, text } of pieces) {
    const last = whole.at(-1)
    if (text === '') continue
    if (last?.is === is) whole[whole.length - 1] = { is, text: last.text + text }
    else whole.push({ is, text })
  }
  return whole
}
