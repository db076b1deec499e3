import type { Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { Hints } from './rules.ts'

/**
 * The values without what is refused in inputs that other values hide, such as the days of an interval where there is
 * no interval any more: nobody could see it to take it out. In the form it stays, and is there again with its input.
 */
export function withoutUnseen(values: Row, problems: readonly Problem[], hints: Hints): Row {
  const unseen = problems.map(({ field }) => field).filter((field) => hints[field]?.hidden)
  return unseen.reduce((row, field) => emptied(row, field.split('.')), values)
}

/** The same with nothing at `items.2.goods`. */
function emptied(row: Row, [head = '', ...rest]: readonly string[]): Row {
  const value = row[head]
  if (rest.length === 0) return { ...row, [head]: nothingFor(value) }
  if (Array.isArray(value)) {
    const [at, ...within] = rest
    return {
      ...row,
      [head]: value.map((one, n) => (n === Number(at) ? emptied(one, within) : one)),
    }
  }
  return value && typeof value === 'object' ? { ...row, [head]: emptied(value as Row, rest) } : row
}

const nothingFor = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'boolean' ? false : null
