import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { beforeFrame } from '../../theme/beforeFrame.ts'

/** Where nothing is laid out, as in tests. */
const unmeasured = 1000
/** The next list most likely has as much room as the one before: it is drawn once. */
let latest: number | undefined

/** The width inside an element, scrollbar taken off, in pixels; followed as it changes. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(latest ?? unmeasured)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth } = element
      if (clientWidth === 0) return
      latest = clientWidth
      setRoom(clientWidth)
    }
    // Before the paint, so that a wrong guess is never seen; it is laid out once in any case.
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}

/**
 * Tells the styles at which sides columns are covered: `data-left` and `data-right` on the box. `stuck` is where the
 * last column that stays at the right ends when it does not stick, so that the shadow falls from what covers others,
 * below nothing where there is none;
 * `layout` changes with whatever changes widths.
 */
export function useEdges(box: RefObject<HTMLElement | null>, stuck: number, layout: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths are measured, not given
  useEffect(() => {
    const element = box.current
    if (!element) return
    const tell = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const hidden = scrollWidth - clientWidth - scrollLeft
      element.toggleAttribute('data-left', scrollLeft > 1)
      element.toggleAttribute('data-right', hidden > 1)
      element.toggleAttribute('data-stuck', hidden > 1 && stuck >= 0 && hidden > stuck)
    }
    const callOff = beforeFrame(tell)
    element.addEventListener('scroll', tell, { passive: true })
    return () => {
      callOff()
      element.removeEventListener('scroll', tell)
    }
  }, [box, stuck, layout])
}
