import { duration } from '../../format/duration.ts'
import { readSeconds } from '../../input/readSeconds.ts'

/** A place in a sound as `mm:ss.s`. */
export function tenths(at: number): string {
  const whole = Math.round(Math.max(0, at) * 10)
  return `${duration(Math.floor(whole / 10))}.${whole % 10}`
}

/** The place that was typed (`1:23.4`, `83`, `1分23秒`), in seconds; null where it is none. */
export function readTenths(typed: string): number | null {
  const [, whole = typed, part = '0'] = /^(.*\d)[.．](\d)\d*$/.exec(typed.trim()) ?? []
  const read = readSeconds(whole)
  return read === null ? null : read + Number(part) / 10
}
