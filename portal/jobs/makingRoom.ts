import { setTimeout as pause } from 'node:timers/promises'

/** Between two portions, in milliseconds: whoever waits to write comes first. */
const REST = 4
/** Jobs go on however many people there are, a portion or so a second. */
const LONGEST = 1000
/** What the pause becomes at once where people wait. */
const FIRST = 250

/** How jobs rest between portions. */
export interface MakingRoom {
  /** What the portal tells twice a second: whether people wait for its answers. */
  hear(isCrowded: boolean): void
  /** How long a pause is now, in milliseconds. */
  now(): number
  /** All jobs of a process share the pauses: three of them take no more than one does. */
  rest(): Promise<void>
}

/**
 * Rests longer and longer between two portions while people wait, and less and less once they do not, as traffic that
 * is in no hurry does on a line it shares: jobs take what is left of processors, disk and database, and all of it at
 * night.
 */
export function makingRoom(): MakingRoom {
  let now = REST
  let free = 0
  return {
    hear: (isCrowded) => {
      now = isCrowded ? Math.min(LONGEST, Math.max(FIRST, now * 2)) : Math.max(REST, now * 0.7)
    },
    now: () => now,
    rest: () => {
      free = Math.max(performance.now(), free) + now
      return pause(free - performance.now())
    },
  }
}
