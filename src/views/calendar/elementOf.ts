import type { Entry } from './useEntries.ts'

/** Where an entry is drawn now: what was dragged and put back is another element than it was. */
export const elementOf = ({ key }: Pick<Entry, 'key'>): HTMLElement | null =>
  document.querySelector(`[data-entry="${CSS.escape(key)}"]`)
