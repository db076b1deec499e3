import { inFigures } from './numerals.ts'

/** What lengths are counted in, in Chinese. */
const COUNTED = '个?半?(?:小时|钟头)|[时刻分秒]'

/** Seconds of what was typed (`3:25`, `1:02:03`, `205`, `1小时2分`, `一个半小时`, `三刻钟`, `3m25s`), or null where it is no length. */
export function readSeconds(typed: string): number | null {
  const plain = typed.trim().replace(/：/g, ':')
  // No length is written longer; a page of blanks takes a pattern minutes.
  if (plain.length > 60) return null
  const parts = plain.split(':')
  if (parts.length === 1 && !/^\d+$/.test(plain)) return inUnits(plain)
  if (parts.length > 3 || parts.some((part) => !/^\d{1,6}$/.test(part))) return null
  if (parts.slice(1).some((part) => Number(part) > 59)) return null
  return parts.reduce((total, part) => total * 60 + Number(part), 0)
}

const units =
  /^(?:(\d{1,4})\s*(?:小时|时|h))?\s*(?:(\d{1,6})\s*(?:分钟|分|min|m|['′]))?\s*(?:(\d{1,6})\s*(?:秒钟|秒|s|["″]|''))?$/i

/** Seconds of a length with its units, each at most once and the largest first. */
function inUnits(typed: string): number | null {
  const halves = inFigures(typed, COUNTED)
    .replace(/(\d+)分半钟?$/, '$1分30秒')
    .replace(/钟头/g, '小时')
    .replace(/(\d+)刻钟?/, (_, quarters) => `${Number(quarters) * 15}分`)
    .replace(/^半个?小时/, '30分')
    .replace(/^(\d+)个半小时|^(\d+)小时半/, (_, one, other) => `${one ?? other}小时30分`)
    .replace(/^(\d+)个(?=小时)/, '$1')
  const [, ofHours] = /^(\d{1,4}\.\d{1,2})\s*(?:个?小时|h)$/i.exec(typed) ?? []
  if (ofHours) return Math.round(Number(ofHours) * 3600)
  const found = halves === '' ? null : units.exec(halves)
  if (!found) return null
  const [hours = 0, minutes = 0, rest = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return hours * 3600 + minutes * 60 + rest
}
