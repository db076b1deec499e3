const OFFSET = 8 * 3_600_000

/** A moment as records hold it: ISO 8601 in Asia/Shanghai, whole seconds, `2026-11-21T19:31:00+08:00`. */
export function shanghaiTime(moment: Date): string {
  return `${new Date(moment.getTime() + OFFSET).toISOString().slice(0, 19)}+08:00`
}
