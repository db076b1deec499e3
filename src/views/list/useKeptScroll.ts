import { type RefObject, useEffect, useRef } from 'react'

/** Puts the rows back to where somebody left them, and keeps where they are left now. */
export function useKeptScroll(
  scroller: RefObject<HTMLElement | null>,
  key: string | undefined,
): void {
  const begins = useRef(true)
  useEffect(() => {
    const box = scroller.current
    if (!box || !key) return
    const name = `scroll:${key}`
    const kept = Number(sessionStorage.getItem(name) ?? 0)
    // It begins at the top anyway; to say so would have everything laid out.
    if (kept > 0 || !begins.current) box.scrollTop = kept
    begins.current = false
    const keep = () => sessionStorage.setItem(name, String(Math.round(box.scrollTop)))
    box.addEventListener('scroll', keep, { passive: true })
    return () => box.removeEventListener('scroll', keep)
  }, [scroller, key])
}
