import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeFrame } from '../../theme/beforeFrame.ts'
import { keepWidth, lastWidth } from './lastWidth.ts'

/** The width inside an element, scrollbar taken off, in pixels; followed as it changes. */
export function useRoom(box: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(lastWidth)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    // Told once all is laid out and before it is painted: a wrong guess is drawn anew and never seen, and to look for
    // it would have everything laid out once more.
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element
      if (clientWidth === 0) return
      keepWidth(clientWidth)
      flushSync(() => setRoom(clientWidth))
    })
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
