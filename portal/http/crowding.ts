import type { MiddlewareHandler } from 'hono'

/** A call that takes longer, in milliseconds, is felt to. */
const FELT = 50
/** So many calls since it was last asked are a crowd; fewer are one person's page, which waits for nobody. */
const CROWD = 8
/** One call in so many may be late: some always are, as a sign-in. */
const LATE = 10

/** Whether people wait for each other, as their calls tell. */
export interface Crowding {
  readonly middleware: MiddlewareHandler
  /** Whether too many of the calls since this was last asked were late. */
  isCrowded(): boolean
}

/** Watches calls for how many of them people had to wait for, so that what nobody waits for can make room. */
export function crowding(): Crowding {
  let calls = 0
  let late = 0
  return {
    middleware: async (_, next) => {
      const begun = performance.now()
      await next()
      calls++
      if (performance.now() - begun > FELT) late++
    },
    isCrowded: () => {
      const found = calls >= CROWD && late * LATE > calls
      calls = 0
      late = 0
      return found
    },
  }
}
