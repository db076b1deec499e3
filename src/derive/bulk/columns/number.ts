import { type Finding, finding } from '../finding.ts'
import { halfWidth } from './digits.ts'

const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/
const plain = /^([+-]?)(\d*)(?:\.(\d*))?$/

/** What is no number, told with what stands there and how it is written. */
export const noNumber = (written: string, example: string): Finding =>
  finding('R7.number', { example, written: [...written].slice(0, 20).join('') })

/** Signs that stand for so many zeros: `1.2万`. */
const zeros: { readonly [sign: string]: number } = { 万: 4, 亿: 8 }

/** A written number cut into its parts, `0.50` and `.5` alike, `1.2万` as 12000; null where it is none. Trailing zeros are gone. */
export function partsOf(text: string): { minus: boolean; whole: string; decimals: string } | null {
  const half = halfWidth(text).replace(/\u2212/g, '-')
  const many = zeros[half.at(-1) ?? '']
  const number = many ? half.slice(0, -1).trimEnd() : half
  const found = plain.exec(grouped.test(number) ? number.replaceAll(',', '') : number)
  const [, sign, digits = '', rest = ''] = found ?? []
  if (!found || digits + rest === '') return null
  const [whole, decimals] = many ? shiftPoint(digits, rest, many) : [digits, rest]
  return { minus: sign === '-', whole: whole || '0', decimals: decimals.replace(/0+$/, '') }
}

/** The point so many digits further on. */
const shiftPoint = (whole: string, decimals: string, by: number): readonly [string, string] => [
  whole + decimals.slice(0, by).padEnd(by, '0'),
  decimals.slice(by),
]
