import { type RefObject, useEffect } from 'react'

/** Puts the rows back to where somebody left them, and keeps where they are left now. */
export function useKeptScroll(
  scroller: RefObject<HTMLElement | null>,
  key: string | undefined,
): void {
  useEffect(() => {
    const box = scroller.current
    if (!box || !key) return
    const name = `scroll:${key}`
    box.scrollTop = Number(sessionStorage.getItem(name) ?? 0)
    const keep = () => sessionStorage.setItem(name, String(Math.round(box.scrollTop)))
    box.addEventListener('scroll', keep, { passive: true })
    return () => box.removeEventListener('scroll', keep)
  }, [scroller, key])
}
