import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

const storeKey = 'pageScroll'
/** How far down each path was left, in pixels. */
const places = new Map<string, number>(read())
/** How long a page may take to become as long as it was, in milliseconds. */
const patience = 3000
/** How long nothing may grow any more until the page counts as drawn, in milliseconds. */
const calm = 300

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storeKey) ?? '[]')
  } catch {
    return []
  }
}

/** What a link may wish: to begin at the top, or so many pixels down where the path has not been left before. */
interface Wish {
  readonly _scrollToTop?: boolean
  readonly stays?: number
}

/**
 * Brings each path back to where on the page it was left, once enough of it is drawn; a link that says
 * `_scrollToTop` starts at the top. Whoever scrolls meanwhile is not pulled back.
 */
export function usePageScroll(path: string): void {
  const { key, state } = useLocation()
  const { _scrollToTop: top = false, stays } = (state ?? {}) as Wish
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to where one is leads to the top again
  useLayoutEffect(() => {
    const wanted = top ? 0 : (places.get(path) ?? stays ?? 0)
    let settled = false
    let soon: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      settled = true
      observer?.disconnect()
      clearTimeout(timer)
      clearTimeout(soon)
    }
    // What is drawn late above would move the place by its own height.
    const go = () => {
      scrollTo({ top: wanted, behavior: 'instant' })
      clearTimeout(soon)
      if (scrollY >= wanted - 1) soon = setTimeout(arrive, calm)
    }
    const arrive = () => {
      if (Math.abs(scrollY - wanted) > 1) scrollTo({ top: wanted, behavior: 'instant' })
      settle()
    }
    const keep = () => settled && places.set(path, Math.round(scrollY))
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(go)
    const timer = setTimeout(settle, patience)
    // It tells at once when all is laid out, before it is painted; to scroll now would have it laid out once more.
    if (observer) observer.observe(document.body)
    else go()
    const own = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const
    for (const name of own) addEventListener(name, settle, { passive: true })
    addEventListener('scroll', keep, { passive: true })
    return () => {
      settle()
      for (const name of own) removeEventListener(name, settle)
      removeEventListener('scroll', keep)
    }
  }, [path, top && key])
  useLayoutEffect(() => {
    const write = () => sessionStorage.setItem(storeKey, JSON.stringify([...places]))
    addEventListener('pagehide', write)
    return () => removeEventListener('pagehide', write)
  }, [])
}
