import { finding } from '../finding.ts'
import type { BulkReader, ColumnOf } from './bulkReader.ts'

/** One of a few, written in Chinese, in English or as it is called elsewhere; the value is its key. */
export const choice: BulkReader<'choice'> = {
  read(text, column) {
    const { of, words = {} } = column
    const wanted = alike(text)
    const found = Object.entries(of).find(([key, label]) =>
      [...label, ...(words[key] ?? [])].some((word) => alike(word) === wanted),
    )
    return found
      ? { value: found[0] }
      : { value: null, fault: finding('R11', { choices: choicesOf(column) }) }
  },
  write: (value, { of }) => of[value]?.[0] ?? String(value),
  demands: (column) => {
    const [zh, en] = choicesOf(column)
    return [`只能填：${zh}`, `One of: ${en}`]
  },
  format: 'text',
}
const alike = (text: string) => text.replace(/\s+/g, '').toLowerCase()
const choicesOf = ({ of }: ColumnOf<'choice'>) => {
  const labels = Object.values(of)
  return [labels.map(([zh]) => zh).join('、'), labels.map(([, en]) => en).join(', ')] as const
}
