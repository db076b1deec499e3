/** A test file that is being run. */
interface Running {
  /** Silence after which it counts as stalled, in milliseconds. */
  readonly patience: number
  /** When it was last heard of. */
  heard: number
}

/**
 * Which of the files being run have stalled: a test that waits too long fails by its time limit, but one that never
 * gives its thread back, or an import that never ends, would keep the whole run waiting.
 * @param clock milliseconds
 */
export function signsOfLife(clock: () => number) {
  const running = new Map<string, Running>()
  return {
    /** Something was heard of a file: it began, or one of its tests or hooks began or ended. */
    heard(file: string, patience: number) {
      running.set(file, { patience, heard: clock() })
    },
    ended(file: string) {
      running.delete(file)
    },
    /** All that are being run, once not one of them lives any more; before that, none. */
    stalled(): string[] {
      const silent = [...running].filter(([, { heard, patience }]) => clock() - heard > patience)
      return silent.length === running.size ? silent.map(([file]) => file) : []
    },
  }
}
