import type { Entity, Screen } from '#declare'

/**
 * The tab a desk opens with from a screen; undefined where it has none. A screen that holds something fast has the desk
 * of a tab that holds just that, too.
 */
export function deskOn({ queue }: Entity, { fixed }: Screen): number | undefined {
  if (!queue) return undefined
  const held = Object.entries(fixed ?? {})
  const at = queue.tabs.findIndex(({ filter }) =>
    held.every(([name, value]) => JSON.stringify(filter[name]) === JSON.stringify(value)),
  )
  return at < 0 ? undefined : at
}
