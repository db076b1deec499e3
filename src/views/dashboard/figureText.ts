import type { Label } from '#declare'
import type { FigureUnit } from '#declare/dashboard.ts'
import { duration } from '#widgets/format/duration.ts'
import { money } from '#widgets/format/money.ts'
import { grouped, number } from '#widgets/format/number.ts'

type Say = (label: Label, filling?: { readonly [name: string]: string | number }) => string
/** How a value of a measure reads; `brief` where there is little room, as at an axis. */
type Write = (value: number, say: Say, brief: boolean) => string

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

const writes: { readonly [unit in FigureUnit]: Write } = {
  count: (value, _say, brief) =>
    brief ? number(rounded(value, 1)) : grouped(rounded(value, Math.abs(value) < 100 ? 1 : 0)),
  decimal: (value) => grouped(rounded(value, 2)),
  percent: (value) => `${grouped(rounded(value, 1))}%`,
  money: (value, _say, brief) =>
    brief
      ? `${value < 0 ? '-' : ''}¥${number(rounded(Math.abs(value) / 100, 1))}`
      : money(Math.round(value)),
  duration: (value, say, brief) => {
    if (value === 0 && brief) return '0'
    if (Math.abs(value) < 3600) return duration(value)
    const hours = value / 3600
    const digits = hours < 100 ? 1 : 0
    const text = brief ? number(rounded(hours, 1)) : grouped(rounded(hours, digits))
    return say(['{text} 小时', '{text} h'], { text })
  },
}

/** A figure as one reads it; a dash where there is none. */
export const figureText = (
  value: number | null | undefined,
  unit: FigureUnit,
  say: Say,
  brief = false,
): string => (typeof value === 'number' ? writes[unit](value, say, brief) : '—')
