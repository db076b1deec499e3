import { useSyncExternalStore } from 'react'
import { catalogue } from '#resources/catalogue.ts'
import { screensByPath } from '#resources/screens.ts'
import { tabMemory } from '../client/tabMemory.ts'
import { isHeld, release } from '../views/form/unsaved.ts'
import { reorderTags, type Tag, withTag } from './tags.ts'

const storeKey = 'tags'
const user = () => localStorage.getItem('username') ?? ''

const pinned: readonly Tag[] = catalogue.screens
  .filter(({ affix }) => affix)
  .map(({ path }) => ({ key: path, screen: path, address: path }))
/** Whether a tag stays whatever is closed. */
export const isPinned = ({ key }: Tag): boolean => pinned.some((tag) => tag.key === key)

interface Kept {
  readonly user: string
  readonly tags: readonly Tag[]
}
/** Read at first use: by then it is known who is signed in. */
let kept: Kept | undefined
const watchers = new Set<() => void>()

/** Those of this browser tab, after the pinned ones; what somebody else had open is nobody's business. */
function read(): Kept {
  const fresh = { user: user(), tags: pinned }
  try {
    const found = JSON.parse(tabMemory.getItem(storeKey) ?? 'null') as Kept | null
    if (found?.user !== fresh.user) return fresh
    const others = found.tags.filter((tag) => screensByPath.has(tag.screen) && !isPinned(tag))
    return { ...fresh, tags: [...pinned, ...others] }
  } catch {
    return fresh
  }
}

function put(tags: readonly Tag[]): void {
  if (kept?.user === user() && tags === kept.tags) return
  kept = { user: user(), tags }
  tabMemory.setItem(storeKey, JSON.stringify(kept))
  for (const watcher of watchers) watcher()
  // What was shown in full in a tag goes with it.
  dispatchEvent(new CustomEvent('tags', { detail: tags }))
}

function mine(): readonly Tag[] {
  if (kept?.user !== user()) kept = read()
  return kept.tags
}

/** Puts a screen or record among those visited, or brings its address and title up to date. */
export function openTag(tag: Tag): void {
  const same = mine().some((one) => one.address === tag.address && one.title === tag.title)
  if (!same) put(withTag(mine(), tag, isHeld))
}
/** Closes tags; pinned ones stay. What was typed there is no longer held against leaving. */
export function closeTags(keys: ReadonlySet<string>): void {
  for (const key of keys) release(key)
  put(mine().filter((tag) => isPinned(tag) || !keys.has(tag.key)))
}
/** Closes all that can be closed, as when one goes on in another role. */
export const clearTags = (): void => put(pinned)
/** Gives a tag another place in the row, counted from 0. */
export const moveTag = (key: string, to: number): void =>
  put(reorderTags(mine(), key, to, pinned.length))

/** The tags as they stand, first to last. */
export const useTags = (): readonly Tag[] => useSyncExternalStore(watch, mine)

function watch(changed: () => void): () => void {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
