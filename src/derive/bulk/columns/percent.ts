import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { halfWidth } from './digits.ts'
import { noNumber, partsOf } from './number.ts'

/** Per cent from 0 to 100, with or without its sign. */
export const percent: BulkReader<'percent'> = {
  read(text) {
    const parts = partsOf(halfWidth(text).replace(/%$/, '').trimEnd())
    if (!parts) return { value: null, fault: noNumber(text, '30') }
    if (parts.decimals.length > 2) return { value: null, fault: finding('R8') }
    const value = Number(`${parts.whole}.${parts.decimals}`) * (parts.minus ? -1 : 1) || 0
    const within = value >= 0 && value <= 100
    return { value, ...(!within && { fault: finding('R7', { min: 0, max: 100 }) }) }
  },
  write: String,
  demands: () => ['0 到 100 的百分数，如 30', 'Per cent from 0 to 100, such as 30'],
  format: 'number',
}
