import { type RefObject, useEffect, useState } from 'react'

/** Pixels from one bar to the next. */
const PITCH = 4
const USUAL = 140

/** How many bars stand side by side in an element as wide as it is drawn. */
export function useBarCount(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(USUAL)
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      if (width > 0) setCount(Math.max(20, Math.round(width / PITCH)))
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return count
}
