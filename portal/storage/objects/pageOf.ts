import type { ObjectHead, ObjectPage } from './objectStore.ts'

const MOST = 1000

/** Cuts a page out of all objects: those under `prefix`, by key, after `after`, at most 1,000. */
export function pageOf(
  all: readonly ObjectHead[],
  prefix: string,
  { after = '', limit = MOST }: { after?: string; limit?: number } = {},
): ObjectPage {
  const size = Math.min(Math.max(limit, 1), MOST)
  const rest = all
    .filter(({ key }) => key.startsWith(prefix) && key > after)
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  const objects = rest.slice(0, size)
  return { objects, next: rest.length > size ? objects.at(-1)!.key : null }
}
