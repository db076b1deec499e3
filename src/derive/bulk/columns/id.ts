import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { closedUp, isScientific } from './digits.ts'
import { written } from './written.ts'

/** The number of a record; whether there is such a record, the portal finds out. */
export const id: BulkReader<'id'> = {
  read(text) {
    if (isScientific(text)) return { value: null, fault: finding('R3.scientific') }
    const digits = closedUp(text)
    const value = Number(digits)
    return /^\d{1,15}$/.test(digits) && value > 0
      ? { value }
      : { value: null, fault: finding('R3.id', { written: written(text) }) }
  },
  write: String,
  demands: () => ['后台列表中的 ID', 'The ID as the lists of this admin show it'],
  exact: true,
  format: 'text',
}
