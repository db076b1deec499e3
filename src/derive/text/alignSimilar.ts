/** Two places belong together, or one stands alone; both in reading order. */
export type Pair = readonly [before: number | null, after: number | null]

/** Texts that share less than this were not rewritten: one went, another came. */
const LEAST = 0.3
/** Comparing each with each costs their product: beyond it they are paired as they stand. */
const MOST = 10_000

/** Pairs texts that went with those that came in their place, by what they have in common. */
export function alignSimilar(before: readonly string[], after: readonly string[]): readonly Pair[] {
  if (before.length * after.length > MOST) return inOrder(before.length, after.length)
  const pieces = [before, after].map((texts) => texts.map(bigrams)) as [
    ReadonlySet<string>[],
    ReadonlySet<string>[],
  ]
  const alike = pieces[0].map((one) => pieces[1].map((other) => share(one, other)))
  const best = sums(alike, before.length, after.length)
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    const likeness = alike[i]![j]!
    if (likeness >= LEAST && best[i]![j] === likeness + best[i + 1]![j + 1]!) pairs.push([i++, j++])
    else if (best[i]![j] === best[i + 1]![j]) pairs.push([i++, null])
    else pairs.push([null, j++])
  }
  while (i < before.length) pairs.push([i++, null])
  while (j < after.length) pairs.push([null, j++])
  return pairs
}

/** How much of what follows can be brought together, from each place on. */
function sums(alike: readonly (readonly number[])[], n: number, m: number): number[][] {
  const best = Array.from({ length: n + 1 }, () => Array<number>(m + 1).fill(0))
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--) {
      const likeness = alike[i]![j]!
      best[i]![j] = Math.max(
        best[i + 1]![j]!,
        best[i]![j + 1]!,
        likeness >= LEAST ? likeness + best[i + 1]![j + 1]! : 0,
      )
    }
  return best
}

function bigrams(text: string): ReadonlySet<string> {
  const letters = [...text.replace(/\s+/g, '')]
  return new Set(letters.map((letter, at) => letter + (letters[at + 1] ?? '')))
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 1
  let both = 0
  for (const piece of one) if (other.has(piece)) both++
  return (2 * both) / (one.size + other.size)
}

const inOrder = (n: number, m: number): Pair[] =>
  Array.from({ length: Math.max(n, m) }, (_, at): Pair => [at < n ? at : null, at < m ? at : null])
