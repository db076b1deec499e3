const DAY = 86_400_000
/** Spreadsheets count days from 1899-12-30 on, and wrongly before March 1900. */
const EPOCH = Date.UTC(1899, 11, 30)
const FIRST = 61

/**
 * A day or a moment as spreadsheets count it: `2026-11-21` is 46347, noon half a day more. A moment is told as the
 * clock shows it in Asia/Shanghai. Null for what is no time, and for what they cannot count.
 */
export function serialOf(time: string): number | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\+08:00)?)?$/.exec(
    time,
  )
  if (!found) return null
  const [year, month, day, hour, minute, second] = found.slice(1).map((part) => Number(part ?? 0))
  const at = Date.UTC(year!, month! - 1, day!, hour!, minute!, second!)
  const serial = (at - EPOCH) / DAY
  return serial >= FIRST && new Date(at).getUTCDate() === day ? serial : null
}
