const OFFSET = 8 * 3_600_000

/** A moment as records hold it: ISO 8601 in Asia/Shanghai, whole seconds, `2026-11-21T19:31:00+08:00`. */
export function shanghaiTime(moment: Date): string {
  const second = Math.floor(moment.getTime() / 1000)
  if (second !== last.second) last = { second, text: textOf(moment) }
  return last.text
}

/** Thousands ask within one second. */
let last = { second: Number.NaN, text: '' }

const textOf = (moment: Date): string =>
  `${new Date(moment.getTime() + OFFSET).toISOString().slice(0, 19)}+08:00`
