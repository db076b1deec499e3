import { useEffect } from 'react'

/**
 * Whoever goes to another screen by keyboard goes on there: what had the focus went with the old screen, and Tab would
 * begin at the head of the page, before a hundred entries of the menu.
 */
export function useArrival(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen is an arrival
  useEffect(() => {
    // The browser takes the focus off what is gone only when it has drawn the page.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('content')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [path])
}
