/** How far back the speed of a line is looked at, in milliseconds. */
const WINDOW = 10_000
/** Sooner nobody can tell how fast it goes. */
const LEAST = 1500

interface Sample {
  readonly at: number
  readonly sent: number
}

/** Tells how fast a file goes, in bytes a second, from what has arrived when; undefined until it is known. */
export function pace(clock: () => number) {
  let samples: readonly Sample[] = []
  return {
    note(sent: number): number | undefined {
      const at = clock()
      // What was there already when it went on was not sent now.
      samples = [...samples.filter((one) => at - one.at <= WINDOW), { at, sent }]
      const first = samples[0] as Sample
      if (at - first.at < LEAST) return undefined
      return Math.max(0, ((sent - first.sent) * 1000) / (at - first.at))
    },
    stop(): void {
      samples = []
    },
  }
}
