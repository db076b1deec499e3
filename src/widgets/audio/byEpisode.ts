const DIGITS = '〇一二三四五六七八九'
const UNITS: { readonly [unit: string]: number } = { 十: 10, 百: 100, 千: 1000 }
/** `第十二集`, `第一百零三回`: what is counted does not matter, only that it is. */
const COUNTED = /第([〇零一二两三四五六七八九十百千]+)/g

/** Orders names as episodes follow each other: `第2集` before `第10集`, and `第九集` before `第十二集`. */
export const byEpisode = (one: string, other: string): number =>
  inDigits(one).localeCompare(inDigits(other), 'zh', { numeric: true })

/** The same name with its counted numerals as digits: `第十二集` is `第12集`. */
export const inDigits = (name: string): string =>
  name.replace(COUNTED, (_, numeral: string) => `第${numberOf(numeral)}`)

/** `十二` is 12, `一百零三` 103, `二〇二六` 2026: without a unit, digit stands by digit. */
function numberOf(numeral: string): number {
  let sum = 0
  let digit = 0
  for (const character of numeral.replaceAll('零', '〇').replaceAll('两', '二')) {
    const unit = UNITS[character]
    if (unit === undefined) digit = digit * 10 + DIGITS.indexOf(character)
    else {
      sum += (digit || 1) * unit
      digit = 0
    }
  }
  return sum + digit
}
