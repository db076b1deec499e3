const weekday = new Intl.DateTimeFormat('zh-CN', { weekday: 'long', timeZone: 'UTC' })
const lunar = new Intl.DateTimeFormat('zh-Hans-CN-u-ca-chinese', {
  ...{ month: 'long', day: 'numeric', timeZone: 'UTC' },
})
const digits = '一二三四五六七八九十'

/** `星期六 · 十月十三`: a date's day of the week and day of the lunar calendar; empty for no date. */
export function weekdayAndLunar(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return ''
  const parts = lunar.formatToParts(day)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${weekday.format(day)} · ${part('month')}${dayInWords(Number(part('day')))}`
}

/** 初一 to 三十, as calendars write it. */
function dayInWords(day: number): string {
  const last = digits[(day - 1) % 10]
  if (day <= 10) return `初${last}`
  if (day === 20) return '二十'
  if (day === 30) return '三十'
  return `${day < 20 ? '十' : '廿'}${last}`
}
