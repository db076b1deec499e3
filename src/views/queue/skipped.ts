import type { Row } from '#declare'
import { HOLD, lastToTakeBack, type OutboxState } from './outbox.ts'

/** What somebody left to others stays behind for so long, in milliseconds: half a day's work. */
export const LEFT_FOR = 4 * 3_600_000
/** So many at most: the portal is told of them with every turn. */
const MOST = 100

interface Left {
  readonly id: number
  /** When it was left. */
  readonly at: number
}

/** Records that were left to others with one press. */
export interface LeftNow {
  readonly rows: readonly Row[]
  /** When, in milliseconds. */
  readonly at: number
}

/** Whether leaving to others is what was pressed last, and not too long ago to be taken back. */
export const isLastPress = ({ at }: LeftNow, outbox: OutboxState, now: number): boolean =>
  now - at < HOLD && (lastToTakeBack(outbox)?.at ?? 0) <= at

/** What somebody left to others at a desk, kept over leaving it and coming again. */
export interface Skipped {
  ids(): readonly number[]
  add(id: number): void
  /** They were not meant to be left. */
  remove(ids: readonly number[]): void
  /** They come again, the longest waiting first. */
  clear(): void
}

/** @param place where it is kept: `queueSkipped:12:comment`, one for each person and desk */
export function skippedAt(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  place: string,
  now: () => number = Date.now,
): Skipped {
  const read = (): readonly Left[] => {
    try {
      const all = JSON.parse(storage.getItem(place) ?? '[]') as readonly Left[]
      return all.filter(({ id, at }) => Number.isInteger(id) && now() - at < LEFT_FOR)
    } catch {
      return []
    }
  }
  return {
    ids: () => read().map(({ id }) => id),
    add: (id) => {
      const others = read().filter((one) => one.id !== id)
      storage.setItem(place, JSON.stringify([...others, { id, at: now() }].slice(-MOST)))
    },
    remove: (ids) =>
      storage.setItem(place, JSON.stringify(read().filter(({ id }) => !ids.includes(id)))),
    clear: () => storage.removeItem(place),
  }
}
