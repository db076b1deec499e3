const OFFSET = 8 * 3_600_000
/** What old records hold where nothing was filled in. */
const NEVER = '1970-01-01 08:00:00'

/**
 * A moment as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, whatever the browser's zone. Takes ISO 8601 with offset, a Date
 * or milliseconds; empty for nothing, for what is no time, and for 1970-01-01 08:00:00.
 */
export function dateTime(moment: string | Date | number | null | undefined): string {
  const time = momentOf(moment)
  if (Number.isNaN(time)) return ''
  const text = new Date(time + OFFSET).toISOString().slice(0, 19).replace('T', ' ')
  return text === NEVER ? '' : text
}

/** A moment as records hold it: `2026-11-21T19:31:00+08:00`. Throws on what is no time. */
export function toShanghai(moment: Date | number): string {
  return `${new Date(Number(moment) + OFFSET).toISOString().slice(0, 19)}+08:00`
}

function momentOf(moment: string | Date | number | null | undefined): number {
  if (moment === null || moment === undefined || moment === '') return Number.NaN
  return typeof moment === 'string' ? Date.parse(zoned(moment)) : Number(moment)
}

/** A text without an offset is meant as Shanghai's; a bare day as its midnight. */
function zoned(text: string): string {
  const iso = text.trim().replace(' ', 'T')
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return `${iso}T00:00:00+08:00`
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) ? iso : `${iso}+08:00`
}
