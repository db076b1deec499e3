import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { closedUp, isRounded } from './digits.ts'
import { written } from './written.ts'

/** Characters as a reader counts them. */
export const lengthOf = (text: string): number => [...text].length

/** A text of some length, perhaps of a given form; a number that is one without its blanks is read so, `SF 1234 5678`. */
export const text: BulkReader<'text'> = {
  read(cell, { max, pattern, example }) {
    if (isRounded(cell)) return { value: null, fault: finding('R3.scientific') }
    const value = cell.replace(/\r\n?/g, '\n').normalize('NFC')
    if (lengthOf(value) > max) return { value, fault: finding('R12', { max }) }
    const form = pattern ? new RegExp(pattern, 'u') : /(?:)/
    if (form.test(value)) return { value }
    const closed = closedUp(value)
    if (form.test(closed)) return { value: closed }
    const like = example && { example, written: written(value) }
    return { value, fault: like ? finding('R3.like', like) : finding('R3') }
  },
  write: String,
  demands: ({ max }) => [`最多 ${max} 个字`, `${max} characters at most`],
  exact: true,
  format: 'text',
}
