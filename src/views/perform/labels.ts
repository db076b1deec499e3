import type { Action, Entity, Label, Row } from '#declare'

const remove: Label = ['删除', 'Delete']

export const close: Label = ['关闭', 'Close']

/** What a move, an action or the removal is called. */
export const labelOf = (entity: Entity, name: string): Label =>
  entity.moves[name]?.label ??
  entity.actions[name]?.label ??
  (name === 'delete' ? remove : [name, name])

/** What an action is called above one record: of what it turns on and off, the one of both that pressing does. */
export const labelOn = ({ label, turns }: Action, row: Row | null): Label =>
  turns && row ? (row[turns.field] === true ? turns.off : turns.on) : label
