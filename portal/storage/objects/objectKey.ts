import { utf8 } from './encoding.ts'
import { StoreError } from './storeError.ts'

/** OSS takes names of up to 1,023 bytes. */
const LONGEST = 1023

/**
 * Lets a key pass that every store can take, and throws `InvalidObjectName` else. Segments are joined
 * by `/`; none is empty, `.` or `..`, so that a key reads the same as an address and as a path.
 */
export function checkKey(key: string): string {
  const problem = problemOf(key)
  if (!problem) return key
  throw new StoreError(
    'InvalidObjectName',
    `The object name ${JSON.stringify(key.slice(0, 80))} ${problem}; use segments such as image/2026/cover.png.`,
  )
}

function problemOf(key: string): string | null {
  if (key === '') return 'is empty'
  if (!key.isWellFormed()) return 'is no valid Unicode'
  if (utf8(key).length > LONGEST) return `is longer than ${LONGEST} bytes`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u001f\u007f\\]/.test(key)) return 'has a backslash or a control character'
  const odd = key.split('/').find((segment) => ['', '.', '..'].includes(segment))
  return odd === undefined ? null : `has the segment ${JSON.stringify(odd)}`
}

/** Lets a part number of 1 to 10,000 pass, and throws `InvalidPart` else. */
export function checkPartNumber(number: number): number {
  if (Number.isInteger(number) && number >= 1 && number <= 10_000) return number
  throw new StoreError(
    'InvalidPart',
    `Part number ${number} is not a whole number from 1 to 10000.`,
  )
}
