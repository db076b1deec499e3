import type { Kind } from '#declare'
import { textColumn } from '../kind/column.ts'
import { isBlank } from '../kind/isBlank.ts'
import { sampleText } from '../kind/sampleText.ts'
import { textProblems } from '../kind/textProblems.ts'
import { tooLong } from '../kind/tooLong.ts'

/** Several lines of text without markup. */
export const longText: Kind<string> = {
  name: 'longText',
  is: { words: 'paragraphs', wide: true, bare: true },
  ...textColumn,
  isEmpty: isBlank,
  check: textProblems,
  plain: (value) => onOneLine(String(value)),
  filters: ['contains'],
  sortable: false,
  sample: sampleText,
  broken: (field) => [5, 'a\0b', ...tooLong(field)],
}

/** Line by line: a pattern of blanks around an end of line takes minutes for a page of blanks. */
const onOneLine = (text: string): string => {
  const lines = text.split(/[\r\n]+/)
  if (lines.length === 1) return text
  const between = lines.slice(1, -1).map((line) => line.trim())
  return [lines[0]?.trimEnd(), ...between.filter(Boolean), lines.at(-1)?.trimStart()].join(' ')
}
