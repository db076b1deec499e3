import type { Entity, Row } from '#declare'

/** States in which readers find a content. */
const open = ['published', 'onShelf']

/** Whether readers find it: its state says so, or it has none. */
export const isOnItsShelf = ({ states, stateField }: Entity, row: Row): boolean =>
  Object.keys(states).length === 0 || open.includes(String(row[stateField]))
