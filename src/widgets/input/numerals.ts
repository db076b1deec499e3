const DIGITS = '〇一二三四五六七八九'
/** Digits as they are written otherwise: in full on bills, by ear, with the circle of a keyboard. */
const alike: { readonly [sign: string]: string } = {
  ...{
    零: '〇',
    '○': '〇',
    两: '二',
    俩: '二',
    廿: '二十',
    卅: '三十',
    拾: '十',
    佰: '百',
    仟: '千',
  },
  ...Object.fromEntries([...'壹贰叁肆伍陆柒捌玖'].map((sign, at) => [sign, DIGITS[at + 1]!])),
}
const places: { readonly [unit: string]: number } = { 十: 10, 百: 100, 千: 1000 }
const myriads: { readonly [unit: string]: number } = { 万: 10_000, 亿: 100_000_000 }
/** Any sign that a number is written with. */
export const NUMERALS = '〇零○一二两俩三四五六七八九十廿卅百千万亿壹贰叁肆伍陆柒捌玖拾佰仟'

/** The number that numerals are: `十二`, `一百零三`, `一万二` (12000), `壹仟贰佰`; `二〇二六` digit by digit. Null where they are none. */
export function numberOf(written: string): number | null {
  const plain = [...written].map((sign) => alike[sign] ?? sign).join('')
  if (plain === '' || plain.length > LONGEST) return null
  if (/^[〇一二三四五六七八九]+$/.test(plain))
    return Number([...plain].map((sign) => DIGITS.indexOf(sign)).join(''))
  let [sum, section, digit] = [0, 0, 0]
  // What the sign before was worth, in its place: each is worth less than the one before it.
  let [last, least] = [1, TOP]
  for (const sign of plain) {
    const place = places[sign]
    const myriad = myriads[sign]
    if (place !== undefined) {
      // Ten alone stands without a digit.
      if (place >= least || (digit === 0 && place !== 10)) return null
      section += (digit || 1) * place
      digit = 0
      last = place
      least = place
    } else if (myriad !== undefined) {
      if (sum + section + digit === 0 || myriad === last) return null
      sum = sign === '亿' ? (sum + section + digit) * myriad : sum + (section + digit) * myriad
      section = 0
      digit = 0
      last = myriad
      least = TOP
    } else {
      // A digit behind a digit is no number with places, but for a nought that only holds one open.
      if (digit !== 0 || !DIGITS.includes(sign)) return null
      digit = DIGITS.indexOf(sign)
      if (digit === 0) last = 10
    }
  }
  // `三万五` goes on one place lower; behind a nought, or tens, it is what it says.
  return sum + section + digit * (last > 10 ? last / 10 : 1)
}

/** Above the places of one section. */
const TOP = 10_000
/** No number is written longer. */
const LONGEST = 24

/** The same text with the numerals that stand before one of these signs in figures: `十二月一日` as `12月1日`. */
export const inFigures = (text: string, before: string): string =>
  text.replace(new RegExp(`[${NUMERALS}]{1,${LONGEST}}(?=${before})`, 'g'), (written) => {
    const number = numberOf(written)
    return number === null ? written : String(number)
  })
