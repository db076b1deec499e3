import { NUMERALS, numberOf } from './numerals.ts'

/** No amount is written longer; a page of blanks takes a pattern minutes. */
const LONGEST = 60

const zeros: { readonly [unit: string]: number } = { 千: 3, k: 3, 万: 4, w: 4, 亿: 8 }

/** What stands around an amount and says nothing of how much: `人民币`, `¥`, `RMB`, `元整`. */
const around =
  /^(-?)\s*(?:人民币|RMB|CNY)?\s*(-?)\s*[¥￥]?\s*(.*?)\s*(?:人民币|RMB|CNY)?\s*[整正]?$/i

/**
 * Fen of what was typed in yuan (`1,234.5`, `¥12`, `1.2万`, `3千`, `1200元整`, `12块5`, `一千二百元`), or null where it
 * is no amount or has parts of a fen.
 */
export function readFen(typed: string): number | null {
  if (typed.length > LONGEST) return null
  const [, sign = '', second = '', plain = ''] = around.exec(typed.trim()) ?? []
  if (sign && second) return null
  const amount = inCoins(plain) ?? inDecimals(plain) ?? inNumerals(plain)
  if (amount === null || !Number.isSafeInteger(amount)) return null
  return sign || second ? -amount || 0 : amount
}

/** `1,234.5`, `1.2万元`. */
function inDecimals(plain: string): number | null {
  const found =
    /^(\d{1,3}(?:[,，]\d{3})+|\d+)(?:\.(\d{0,10}))?\s*([千kK万wW亿])?\s*(?:[元块圆]钱?)?$/.exec(
      plain,
    )
  if (!found) return null
  const [, whole = '', rest = '', many = ''] = found
  const places = 2 + (zeros[many.toLowerCase()] ?? 0)
  if (rest.length > places) return null
  return Number(whole.replace(/[,，]/g, '') + rest.padEnd(places, '0'))
}

/** `12元5角`, `12块5`, `5毛`, `3元零8分`. */
function inCoins(plain: string): number | null {
  const found =
    /^(?:(\d{1,12}|[^\d元块圆角毛分]{1,24})[元块圆][零〇]?)?(?:([\d一二两三四五六七八九])(?:[角毛]|$))?(?:([\d一二三四五六七八九])分)?$/.exec(
      plain,
    )
  if (!found?.[2] && !found?.[3]) return null
  // A figure alone is yuan, whatever else it might be.
  if (!found[1] && /^.$/.test(plain)) return null
  const [yuan, jiao, fen] = found.slice(1).map((part) => worthOf(part ?? '0'))
  return yuan == null || jiao == null || fen == null ? null : yuan * 100 + jiao * 10 + fen
}

const worthOf = (part: string): number | null =>
  /^\d+$/.test(part) ? Number(part) : numberOf(part)

/** `一千二百元`, `壹仟贰佰元整`. */
function inNumerals(plain: string): number | null {
  const [, written = ''] = numerals.exec(plain) ?? []
  const yuan = numberOf(written)
  return yuan === null ? null : yuan * 100
}
const numerals = new RegExp(`^([${NUMERALS}]+)(?:[元块圆]钱?)?$`)
