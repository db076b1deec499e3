import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { closedUp } from './digits.ts'
import { written } from './written.ts'

/** A code of upper-case letters and digits. */
export const code: BulkReader<'code'> = {
  read(text, { length }) {
    const value = closedUp(text).toUpperCase()
    const fits = value.length === length && /^[A-Z0-9]+$/.test(value)
    return fits
      ? { value }
      : { value: null, fault: finding('R3.code', { length, written: written(text) }) }
  },
  write: String,
  demands: ({ length }) => [
    `${length} 位大写字母和数字`,
    `${length} upper-case letters and digits`,
  ],
  exact: true,
  format: 'text',
}
