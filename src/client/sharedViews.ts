import { useSyncExternalStore } from 'react'
import { isShared, isView, type SharedView } from '#derive/savedView.ts'

let known: readonly SharedView[] = []
const heard = new Set<() => void>()

/** The views of lists that are shared with whoever is signed in, as the portal gave them last. */
export const readSharedViews = (): readonly SharedView[] => known

/** The same, drawn anew when there are others. */
export const useSharedViews = (): readonly SharedView[] =>
  useSyncExternalStore(onSharedViews, readSharedViews)

/** Takes over what the portal gave; what is no view is left out, as of a portal that shares none. */
export function takeSharedViews(given: unknown): void {
  known = (Array.isArray(given) ? given : []).filter(isView).filter(isShared)
  for (const listener of heard) listener()
}

function onSharedViews(listener: () => void): () => void {
  heard.add(listener)
  return () => heard.delete(listener)
}
