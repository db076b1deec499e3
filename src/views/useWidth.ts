import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where nothing is laid out, as in tests. */
const USUAL = 640

/** The width of an element in pixels, followed as it changes: a drawing whose letters keep their size must know it. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
