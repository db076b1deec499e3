import { finding } from '../finding.ts'
import type { BulkReader } from './bulkReader.ts'
import { noNumber, partsOf } from './number.ts'

/** A whole number. */
export const integer: BulkReader<'integer'> = {
  read(text, { min, max, unit, example = '1' }) {
    const fault = finding('R7', { min, max })
    const isCounted = unit && text.endsWith(unit)
    const parts = partsOf(isCounted ? text.slice(0, -unit.length).trim() : text)
    if (!parts) return { value: null, fault: noNumber(text, example) }
    if (parts.decimals !== '') return { value: null, fault }
    const value = Number(parts.whole) * (parts.minus ? -1 : 1) || 0
    if (!Number.isSafeInteger(value)) return { value: null, fault }
    return { value, ...((value < min || value > max) && { fault }) }
  },
  write: String,
  demands: ({ min, max }) => [`${min} 到 ${max} 的整数`, `A whole number from ${min} to ${max}`],
  format: 'number',
}
