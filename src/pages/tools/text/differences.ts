/** A line in pieces: what stands in both, and what is new. */
export type MarkedLine = readonly (readonly [text: string, isNew: boolean])[]

/** Beyond so many characters a line is compared by its beginning and end alone. */
const WHOLE = 400

/** The lines of `after` with what is not in `before` marked; lines that stand in both are found again where they moved on. */
export function differences(before: string, after: string): readonly MarkedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const standing = new Set(old)
  if (old.length === now.length) return now.map((line, at) => marked(old[at]!, line))
  // Where lines were taken out or put in, the next old line that is alike is held against the new one.
  let at = 0
  return now.map((line) => {
    if (standing.has(line)) {
      const found = old.indexOf(line, at)
      if (found >= 0) at = found + 1
      return [[line, false]]
    }
    const next = old[at]
    at += 1
    return next === undefined ? [[line, line !== '']] : marked(next, line)
  })
}

function marked(old: string, now: string): MarkedLine {
  if (old === now) return [[now, false]]
  const [a, b] = [[...old], [...now]]
  if (a.length === b.length) return joined(b.map((sign, at) => [sign, sign !== a[at]]))
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail))
    tail += 1
  const [from, into] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)]
  const middle: [string, boolean][] =
    from.length > WHOLE || into.length > WHOLE ? [[into.join(''), true]] : longest(from, into)
  return joined([
    [b.slice(0, head).join(''), false],
    ...middle,
    [b.slice(b.length - tail).join(''), false],
  ])
}

/** By the longest row of characters that stands in both. */
function longest(a: readonly string[], b: readonly string[]): [string, boolean][] {
  const width = b.length + 1
  const table = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i * width + j] =
        a[i] === b[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!)
  const found: [string, boolean][] = []
  let [i, j] = [0, 0]
  while (j < b.length) {
    const same = i < a.length && a[i] === b[j]
    if (!same && i < a.length && table[(i + 1) * width + j]! >= table[i * width + j + 1]!) {
      i += 1
      continue
    }
    found.push([b[j]!, !same])
    if (same) i += 1
    j += 1
  }
  return found
}

function joined(pieces: readonly (readonly [string, boolean])[]): MarkedLine {
  const line: [string, boolean][] = []
  for (const [text, isNew] of pieces) {
    const last = line.at(-1)
    if (text === '') continue
    if (last && last[1] === isNew) last[0] += text
    else line.push([text, isNew])
  }
  return line.length > 0 ? line : [['', false]]
}
