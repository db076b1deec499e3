import { useSyncExternalStore } from 'react'

const query = '(max-width: 991.98px)'
const watch = (changed: () => void) => {
  const list = globalThis.matchMedia?.(query)
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** Whether the window is narrower than 992 px: a phone, by the product's measure. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(watch, () => globalThis.matchMedia?.(query).matches ?? false)
