import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has been in sight; where a browser cannot say, it has. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(!('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isSeen || !element.current) return
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [isSeen, element])
  return isSeen
}
