import type { Entity, Label } from '#declare'

const remove: Label = ['删除', 'Delete']

export const close: Label = ['关闭', 'Close']

/** What a move, an action or the removal is called. */
export const labelOf = (entity: Entity, name: string): Label =>
  entity.moves[name]?.label ??
  entity.actions[name]?.label ??
  (name === 'delete' ? remove : [name, name])
