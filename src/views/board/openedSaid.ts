import type { Label } from '#declare'

/** Why these contents are shown where somebody opened a screen without saying whose. */
export type Opened = 'last' | 'next' | 'newest'

/** The same in words, as far as the place in the history of the browser says it. */
export function openedSaid(state: unknown): Label | undefined {
  const { opened } = (state ?? {}) as { readonly opened?: Opened }
  return opened && said[opened]
}

const said: { readonly [why in Opened]: Label } = {
  last: ['上次看到这里', 'Where you were last'],
  next: ['接下来要出的', 'The next to go out'],
  newest: ['最新的', 'The newest'],
}
