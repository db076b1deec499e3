import { type Finding, finding } from '../finding.ts'
import { halfWidth } from './digits.ts'

const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/
const plain = /^([+-]?)(\d*)(?:\.(\d*))?$/

/** What is no number, told with what stands there and how it is written. */
export const noNumber = (written: string, example: string): Finding =>
  finding('R7.number', { example, written: [...written].slice(0, 20).join('') })

/** A written number cut into its parts, `0.50` and `.5` alike; null where it is none. Trailing zeros are gone. */
export function partsOf(text: string): { minus: boolean; whole: string; decimals: string } | null {
  const half = halfWidth(text).replace(/\u2212/g, '-')
  const found = plain.exec(grouped.test(half) ? half.replaceAll(',', '') : half)
  const [, sign, whole = '', decimals = ''] = found ?? []
  if (!found || whole + decimals === '') return null
  return { minus: sign === '-', whole: whole || '0', decimals: decimals.replace(/0+$/, '') }
}
