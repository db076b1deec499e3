import type { Row } from '#declare'
import { seededRandom } from './scene.ts'

/**
 * Sample records by entity. A record's id is its place in its list, counted from 1; references name records that way,
 * and whoever writes them to a portal puts the real ids in their place.
 */
export type Samples = { readonly [entity: string]: readonly Row[] }

/** What samples are made from: the portal's moment and where its pictures lie. Nothing else may vary between runs. */
export interface SampleWorld {
  /** ISO 8601 with +08:00. */
  readonly now: string
  /** A moment so many days from today, at a time of day in Asia/Shanghai. */
  at(days: number, time?: string): string
  /** A date so many days from today. */
  day(days: number): string
  /** The address of a picture by its name, `cover-SHZK`; of a sound or another file with its ending. */
  picture(name: string): string
}

const DAY = 86_400_000
const SHANGHAI = 8 * 3_600_000

/** The world as it stands at `clock`, its pictures below `folder`, which ends with a slash. */
export function sampleWorld(clock: Date, folder: string): SampleWorld {
  const known = new Map<number, string>()
  const shifted = (days: number) => {
    const found = known.get(days)
    if (found) return found
    const made = new Date(clock.getTime() + SHANGHAI + days * DAY).toISOString()
    known.set(days, made)
    return made
  }
  return {
    now: `${shifted(0).slice(0, 19)}+08:00`,
    at: (days, time = '10:00') => `${shifted(days).slice(0, 10)}T${time}:00+08:00`,
    day: (days) => shifted(days).slice(0, 10),
    picture: (name) => `${folder}${name.includes('.') ? name : `${name}.jpg`}`,
  }
}

/** Whole numbers below a bound, from a seed of one's own: the same at every run. */
export function dice(seed: number): (bound: number) => number {
  const random = seededRandom(seed)
  return (bound) => Math.floor(random() * bound)
}

/** One of `of`, another for another seed. */
export const oneOf = <T>(of: readonly T[], seed: number): T => of[Math.abs(seed) % of.length] as T

/** Which of its kind the line at `index` is, from 1 on: its place in an order that each kind has of its own. */
export function placeAmong<T>(lines: readonly T[], index: number, kindOf: (line: T) => unknown) {
  const kind = kindOf(lines[index] as T)
  return lines.slice(0, index + 1).filter((line) => kindOf(line) === kind).length
}

/** Creation and last change, so many days ago; a record is never changed before it was made. */
export function stamps(world: SampleWorld, daysAgo: number, by = 1): Row {
  const time = `${String(9 + (daysAgo % 9)).padStart(2, '0')}:${String((daysAgo * 7) % 60).padStart(2, '0')}`
  const changed = Math.min(daysAgo, Math.max(1, Math.floor(daysAgo / 3)))
  return {
    createdAt: world.at(-daysAgo, time),
    updatedAt: world.at(-changed, daysAgo === changed ? time : '16:20'),
    createdBy: by,
    updatedBy: by,
    ...(daysAgo !== changed && { version: 2 }),
  }
}

/** The month so many months back, `2026-10`. */
export function monthOf(world: SampleWorld, back: number): string {
  const [year = 0, month = 0] = world.now.slice(0, 7).split('-').map(Number)
  const at = year * 12 + month - 1 - back
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
