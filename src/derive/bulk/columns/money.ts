import { finding } from '../finding.ts'
import type { BulkReader, ColumnOf } from './bulkReader.ts'
import { noNumber, partsOf } from './number.ts'

/** Fen as yuan with two decimals, without grouping: `5000.00`. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2)

/** Yuan in the cell, fen as value; counted in digits, never in fractions. */
export const money: BulkReader<'money'> = {
  read(text, column) {
    const parts = partsOf(bare(text))
    if (!parts) return { value: null, fault: noNumber(text, column.example ?? '50.00') }
    if (parts.decimals.length > 2) return { value: null, fault: finding('R8') }
    const fen = Number(parts.whole + parts.decimals.padEnd(2, '0')) * (parts.minus ? -1 : 1)
    if (!Number.isSafeInteger(fen)) return { value: null, fault: outside(column) }
    const within = fen >= column.min && fen <= column.max
    return { value: fen || 0, ...(!within && { fault: outside(column) }) }
  },
  // What is no number stands as it was typed, so that it is named so.
  write: (value) => (Number.isFinite(Number(value)) ? yuan(Number(value)) : String(value)),
  demands: ({ min, max }) => [
    `${yuan(min)} 到 ${yuan(max)} 的金额，单位元，最多两位小数`,
    `From ${yuan(min)} to ${yuan(max)} yuan, two decimals at most`,
  ],
  format: 'yuan',
}
/** The amount without the signs of its currency: `¥20.00`, `20元`. */
const bare = (text: string): string =>
  text.replace(/^(?:[¥￥]|RMB|CNY|人民币)\s*/i, '').replace(/\s*(?:元|圆|RMB|CNY)$/i, '')
const outside = ({ min, max }: ColumnOf<'money'>) =>
  finding('R7', { min: yuan(min), max: yuan(max) })
