import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { closedUp, isScientific } from './digits.ts'

/** The number of an app user. */
export const uid: BulkReader<'uid'> = {
  read(text) {
    if (isScientific(text)) return { value: null, fault: finding('R3.scientific') }
    const digits = closedUp(text)
    return /^\d{4,20}$/.test(digits) ? { value: digits } : { value: null, fault: finding('R3') }
  },
  write: String,
  demands: () => ['4 到 20 位数字', '4 to 20 digits'],
  exact: true,
  format: 'text',
}
