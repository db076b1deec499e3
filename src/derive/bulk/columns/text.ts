import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { isRounded } from './digits.ts'

/** Characters as a reader counts them. */
export const lengthOf = (text: string): number => [...text].length

/** A text of some length, perhaps of a given form. */
export const text: BulkReader<'text'> = {
  read(written, { max, pattern }) {
    if (isRounded(written)) return { value: null, fault: finding('R3.scientific') }
    const value = written.replace(/\r\n?/g, '\n').normalize('NFC')
    if (lengthOf(value) > max) return { value, fault: finding('R12', { max }) }
    const fits = !pattern || new RegExp(pattern, 'u').test(value)
    return { value, ...(!fits && { fault: finding('R3') }) }
  },
  write: String,
  demands: ({ max }) => [`最多 ${max} 个字`, `${max} characters at most`],
  exact: true,
  format: 'text',
}
