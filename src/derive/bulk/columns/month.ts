import { shift } from '../../moment.ts'
import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { dayOf } from './day.ts'
import { halfWidth } from './digits.ts'

/** A month, `2025-06`; a spreadsheet that made the first day of it is understood. */
export const month: BulkReader<'month'> = {
  read(text, { closed }, today) {
    const written = halfWidth(text).replace(/\s+/g, '').replace(/月$/, '')
    const day =
      dayOf(text) ?? dayOf(`${written.replace(/[/.年]/, '-')}-01`) ?? dayOf(`${written}01`)
    if (!day?.endsWith('-01')) return { value: null, fault: finding('R9.month') }
    const last = shift(`${today.slice(0, 7)}-01`, '-1d').slice(0, 7)
    const late = closed && day.slice(0, 7) > last
    return { value: day.slice(0, 7), ...(late && { fault: finding('R9.late', { day: last }) }) }
  },
  write: String,
  demands: ({ closed }) =>
    closed
      ? ['已结束的月份，如 2025-06', 'A month that is over, such as 2025-06']
      : ['月份，如 2025-06', 'A month such as 2025-06'],
  exact: true,
  format: 'text',
}
