import { isMobile } from '#widgets/phone/kind.ts'
import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { closedUp, isScientific } from './digits.ts'

/** A Chinese mobile number. */
export const phone: BulkReader<'phone'> = {
  read(text) {
    if (isScientific(text)) return { value: null, fault: finding('R3.scientific') }
    const digits = closedUp(text).replace(/^(\+|00)?86(?=1\d{10}$)/, '')
    return isMobile(digits) ? { value: digits } : { value: null, fault: finding('R3') }
  },
  write: String,
  demands: () => ['11 位手机号', 'A mobile number of 11 digits'],
  exact: true,
  format: 'text',
}
