import { type Format, formatOf } from '../numberCell.ts'
import { attribute } from './xml.ts'

/** The formats every spreadsheet knows by number, as far as they are not plain. */
const builtIn = new Map<number, Format>([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47].map((id) => [id, 'date'] as const),
  ...[27, 28, 29, 30, 31, 32, 33, 34, 35, 36].map((id) => [id, 'date'] as const),
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, 'date'] as const),
  [9, 'percent'],
  [10, 'percent'],
  [11, 'scientific'],
  [48, 'scientific'],
])

/** The format of each cell style, by its number. */
export function formatsOf(styles: string): readonly Format[] {
  const own = new Map<number, Format>()
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g))
    own.set(Number(attribute(tag, 'numFmtId')), formatOf(attribute(tag, 'formatCode') ?? ''))
  const cellStyles = /<(?:\w+:)?cellXfs\b[\s\S]*?<\/(?:\w+:)?cellXfs>/.exec(styles)?.[0] ?? ''
  return [...cellStyles.matchAll(/<(?:\w+:)?xf\s[^>]*>/g)].map(([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0)
    return own.get(id) ?? builtIn.get(id) ?? 'plain'
  })
}
