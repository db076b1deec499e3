/** Something that is told often and done seldom. */
export interface Spaced<T> {
  /** Does it at once, or with the latest of what was told once the gap is over. */
  readonly tell: (latest: T) => void
  /** Does nothing further. */
  readonly stop: () => void
}

/** Does something with the latest of what it is told, at most once in so many milliseconds. */
export function throttle<T>(run: (latest: T) => void, gap: number): Spaced<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly latest: T } | undefined
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined
      if (!waiting) return
      run(waiting.latest)
      waiting = undefined
      rest()
    }, gap)
  }
  return {
    tell: (latest) => {
      waiting = { latest }
      if (timer !== undefined) return
      run(latest)
      waiting = undefined
      rest()
    },
    stop: () => {
      clearTimeout(timer)
      waiting = undefined
    },
  }
}
