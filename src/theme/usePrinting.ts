import { useSyncExternalStore } from 'react'

let printing = false
const watchers = new Set<() => void>()
const set = (next: boolean) => () => {
  printing = next
  for (const changed of watchers) changed()
}
if (typeof addEventListener === 'function') {
  addEventListener('beforeprint', set(true))
  addEventListener('afterprint', set(false))
}

const watch = (changed: () => void) => {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Whether the page is being laid out for paper: what is drawn in sight only is then to be drawn whole. */
export const usePrinting = (): boolean => useSyncExternalStore(watch, () => printing)
