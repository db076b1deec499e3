/** A source of whole numbers below a bound; the same seed gives the same ones. */
type Pick = (bound: number) => number
interface Length {
  readonly min?: number
  readonly max?: number
}
const ANY = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789']
/** What stands in for an unbounded repetition. */
const MORE = 4

/**
 * A text that fits `pattern`, for samples. It knows what declarations use: literals, classes, groups, alternatives,
 * repetitions and anchors. Throws where the text it made does not fit, so that a new kind of pattern is noticed.
 */
export function fromPattern(pattern: string, seed: number, length: Length = {}): string {
  const fits = new RegExp(pattern, 'u')
  for (let turn = 0; turn < 50; turn++) {
    const text = read(pattern, picker(seed * 101 + turn))
    if (fits.test(text) && text.length >= (length.min ?? 0) && text.length <= (length.max ?? 1000))
      return text
  }
  throw new Error(
    `No sample can be made for the pattern ${pattern}; simplify it or extend fromPattern.ts`,
  )
}

function picker(seed: number): Pick {
  let state = (seed * 2654435761 + 12345) >>> 0
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % bound
  }
}

function read(pattern: string, pick: Pick): string {
  const end = { at: 0 }
  return alternatives(pattern, end, pick)
}

/** Reads up to the end of the group and returns one of its alternatives. */
function alternatives(pattern: string, cursor: { at: number }, pick: Pick): string {
  const made = ['']
  while (cursor.at < pattern.length && pattern[cursor.at] !== ')') {
    if (pattern[cursor.at] === '|') {
      cursor.at++
      made.push('')
    } else made[made.length - 1] += piece(pattern, cursor, pick)
  }
  return made[pick(made.length)] ?? ''
}

/** One atom with the repetition behind it. */
function piece(pattern: string, cursor: { at: number }, pick: Pick): string {
  const start = cursor.at
  let made = atom(pattern, cursor, pick)
  const end = cursor.at
  const [least, most] = repetition(pattern, cursor)
  const times = least + pick(most - least + 1)
  if (times === 0) return ''
  for (let time = 1; time < times; time++) made += atom(pattern.slice(0, end), { at: start }, pick)
  return made
}

function repetition(pattern: string, cursor: { at: number }): readonly [number, number] {
  const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})/.exec(pattern.slice(cursor.at))
  if (!found) return [1, 1]
  cursor.at += found[0].length
  if (found[1]) return found[1] === '?' ? [0, 1] : [found[1] === '+' ? 1 : 0, MORE]
  const least = Number(found[2])
  if (!found[3]) return [least, least]
  return [least, found[4] ? Number(found[4]) : least + MORE]
}

function atom(pattern: string, cursor: { at: number }, pick: Pick): string {
  const sign = pattern[cursor.at++] ?? ''
  if (sign === '^' || sign === '$') return ''
  if (sign === '.') return oneOf(ANY, pick)
  if (sign === '\\') return oneOf(escaped(pattern[cursor.at++] ?? ''), pick)
  if (sign === '[') return oneOf(classOf(pattern, cursor), pick)
  if (sign !== '(') return sign
  if (pattern.startsWith('?:', cursor.at)) cursor.at += 2
  const made = alternatives(pattern, cursor, pick)
  cursor.at++
  return made
}

const oneOf = (signs: readonly string[], pick: Pick) => signs[pick(signs.length)] ?? ''
const escaped = (sign: string): readonly string[] =>
  sign === 'd' ? [...'0123456789'] : sign === 's' ? [' '] : sign === 'w' ? ANY : [sign]

function classOf(pattern: string, cursor: { at: number }): readonly string[] {
  const close = pattern.indexOf(']', cursor.at)
  const body = pattern.slice(cursor.at, close)
  cursor.at = close + 1
  if (!body.startsWith('^')) return members(body)
  const refused = members(body.slice(1))
  return ANY.filter((sign) => !refused.includes(sign))
}

function members(body: string): readonly string[] {
  const found = body.matchAll(/\\(.)|(.)-(.)|(.)/gu)
  return [...found].flatMap(([, special, from, to, sign]) => {
    if (special) return escaped(special)
    return from && to ? between(from, to) : [sign ?? '']
  })
}

const between = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, step) =>
    String.fromCharCode(from.charCodeAt(0) + step),
  )
