/** A run of a sequence, and whether both sequences have it, only the one before or only the one after. */
export interface Run {
  readonly is: 'same' | 'gone' | 'new'
  readonly items: readonly string[]
}

/** Comparing every item with every other costs their product: beyond it only beginning and end are compared. */
const MOST = 400_000

/** What became of a sequence, in reading order: what is gone stands before what came in its place. */
export function sequenceDifference(a: readonly string[], b: readonly string[]): readonly Run[] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end++
  return joined([
    { is: 'same', items: a.slice(0, start) },
    ...between(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { is: 'same', items: a.slice(a.length - end) },
  ])
}

function between(a: readonly string[], b: readonly string[]): Run[] {
  if (a.length * b.length > MOST)
    return [
      { is: 'gone', items: a },
      { is: 'new', items: b },
    ]
  const longest = lengths(a, b)
  const found: Run[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push({ is: 'same', items: [a[i] as string] })
      i++
      j++
    } else if (j >= b.length || (i < a.length && at(longest, i + 1, j) >= at(longest, i, j + 1)))
      found.push({ is: 'gone', items: [a[i++] as string] })
    else found.push({ is: 'new', items: [b[j++] as string] })
  }
  return found
}

const at = (table: readonly Uint32Array[], i: number, j: number) => table[i]?.[j] ?? 0

/** For each place in both, how many items the rest of them have in common in this order. */
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

function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (const { is, items } of runs) {
    const last = whole.at(-1)
    if (items.length === 0) continue
    if (last?.is === is) whole[whole.length - 1] = { is, items: [...last.items, ...items] }
    else whole.push({ is, items })
  }
  return whole
}
