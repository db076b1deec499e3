import { useSyncExternalStore } from 'react'

/** What becomes of typing that is left: a draft keeps it in this browser, or it is gone. */
export type Fate = 'draft' | 'lost'

let held: ReadonlyMap<string, Fate> = new Map()
const watchers = new Set<() => void>()

function put(next: ReadonlyMap<string, Fate>): void {
  held = next
  for (const watcher of watchers) watcher()
}

/** Remembers that what was typed at a path is not saved. */
export function hold(path: string, fate: Fate): void {
  if (held.get(path) !== fate) put(new Map(held).set(path, fate))
}
/** Nothing is unsaved there any more, or somebody agreed to leave it. */
export function release(path: string): void {
  if (!held.has(path)) return
  const next = new Map(held)
  next.delete(path)
  put(next)
}
/** Nothing is unsaved anywhere, as where a page begins anew. */
export function releaseAll(): void {
  if (held.size > 0) put(new Map())
}
/** Whether something typed at this path is not saved. */
export const isHeld = (path: string): boolean => held.has(path)

/** The paths with something unsaved, and what becomes of it. */
export const useHeld = (): ReadonlyMap<string, Fate> => useSyncExternalStore(watch, () => held)

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
