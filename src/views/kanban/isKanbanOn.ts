import type { Entity } from '#declare'

/** Where it is kept in this browser that somebody left a list's lanes. */
export const kanbanKey = (path: string): string => `lanes:${path}`

/** Whether a list is looked at in lanes: where it has some, unless somebody left them. */
export const isKanbanOn = (entity: Entity, path: string): boolean =>
  entity.list.lanes !== undefined && localStorage.getItem(kanbanKey(path)) !== 'off'
