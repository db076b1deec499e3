import type { Label } from '#declare'
import type { FigureUnit } from '#declare/dashboard.ts'
import { money } from '#widgets/format/money.ts'
import { groupDigits, number } from '#widgets/format/number.ts'

type Say = (label: Label, filling?: { readonly [name: string]: string | number }) => string
/**
 * How a value of a measure reads; `brief` where there is little room, as at an axis, all of which is told in the unit its
 * greatest value has.
 */
type Write = (value: number, say: Say, brief: boolean, greatest: number) => string

const HOUR = 3600
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const TEN_THOUSAND = 10_000
/** In Chinese one counts by ten thousands, in English by thousands. */
const briefly = (value: number, greatest: number): Label => {
  const english = number(rounded(value, 1))
  return Math.abs(greatest) < TEN_THOUSAND || value === 0
    ? [groupDigits(rounded(value, 1)), english]
    : [`${groupDigits(rounded(value / TEN_THOUSAND, 2))}万`, english]
}

const writes: { readonly [unit in FigureUnit]: Write } = {
  count: (value, say, brief, greatest) =>
    brief
      ? say(briefly(value, greatest))
      : groupDigits(rounded(value, Math.abs(value) < 100 ? 1 : 0)),
  decimal: (value) => groupDigits(rounded(value, 2)),
  percent: (value) => `${groupDigits(rounded(value, 1))}%`,
  money: (value, say, brief, greatest) =>
    brief
      ? `${value < 0 ? '-' : ''}¥${say(briefly(Math.abs(value) / 100, greatest / 100))}`
      : money(Math.round(value)),
  duration: (value, say, brief, greatest) => {
    if (value === 0 && brief) return '0'
    const inHours = Math.abs(greatest) >= HOUR
    const amount = value / (inHours ? HOUR : 60)
    const few = rounded(amount, Math.abs(amount) < (inHours ? 100 : 10) ? 1 : 0)
    const text = brief ? say(briefly(few, greatest / (inHours ? HOUR : 60))) : groupDigits(few)
    return inHours
      ? say(['{text} 小时', '{text} h'], { text })
      : say(['{text} 分钟', '{text} min'], { text })
  },
}

/** A figure as one reads it; a dash where there is none. */
export const figureText = (
  value: number | null | undefined,
  unit: FigureUnit,
  say: Say,
  brief = false,
  greatest: number = value ?? 0,
): string => (typeof value === 'number' ? writes[unit](value, say, brief, greatest) : '—')
