import type { Label } from '#declare'
import { quoteValue } from './quoteValue.ts'
import { unstorable } from './textProblems.ts'

const LONGEST = 2048

/** What is wrong with an address: only http and https, and short enough for every browser. */
export function urlProblems(value: unknown): readonly Label[] {
  const first = unstorable(value)
  if (first.length > 0) return first
  const address = value as string
  if (address.length > LONGEST)
    return [
      [
        `网址最多 ${LONGEST} 个字符，现有 ${address.length} 个`,
        `An address has at most ${LONGEST} characters; this has ${address.length}`,
      ],
    ]
  return isWebAddress(address)
    ? []
    : [
        [
          `${quoteValue(value)} 不是网址，应以 http:// 或 https:// 开头`,
          `${quoteValue(value)} is no address; it starts with http:// or https://`,
        ],
      ]
}

/** As above, and a path on the portal's own origin, where the embedded store may stand. */
export function storedUrlProblems(value: unknown): readonly Label[] {
  const own =
    typeof value === 'string' && /^\/(?!\/)[^\s\\]*$/.test(value) && value.length <= LONGEST
  return own ? [] : urlProblems(value)
}

const isWebAddress = (address: string) =>
  /^https?:\/\/[^\s\\/]/i.test(address) && !/\s/.test(address) && URL.canParse(address)
