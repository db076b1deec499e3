import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#widgets/richText/whenIdle.ts'

/** How long the first screen has the line to itself, and how long is waited where the line was lost; in milliseconds. */
const [PAUSE, AGAIN] = [1500, 10_000]

/**
 * A part that nobody looks at first: loaded once the screen stands and the browser has nothing else to do, null until
 * then. A line that is lost breaks nothing: it is loaded when the line is back.
 */
export function useLater<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const attempt = (pause: number) => {
      stop = whenIdle(() => {
        load().then(
          (module) => !isOver && setPart(() => module.default),
          () => !isOver && attempt(AGAIN),
        )
      }, pause)
    }
    attempt(PAUSE)
    return () => {
      isOver = true
      stop()
    }
  }, [load])
  return part
}
