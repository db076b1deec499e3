import type { Entity } from '#declare'

/** Moves that answer no to what a record asks for. */
const refusals: readonly string[] = [
  'reject',
  'refuse',
  'rejectRefund',
  'sendBack',
  'flag',
  'ignore',
]

interface Deed {
  readonly key: string
  readonly disabled?: string
}

/**
 * Which of what can be done with a row stands in sight, the rest behind three dots: the first; where somebody decides,
 * yes and no side by side, and what is looked at to decide.
 */
export function inSight<D extends Deed>(entity: Entity, deeds: readonly D[]): readonly D[] {
  const open = deeds.filter(({ disabled }) => !disabled)
  const [first] = open
  if (!first || first !== deeds[0]) return []
  const no = open.find(({ key }) => refusals.includes(key))
  if (!no || no === first || !(first.key in entity.moves)) return [first]
  const look = open.find(({ key }) => isLook(entity, key))
  return look ? [first, no, look] : [first, no]
}

/** Whether an action shows something beside the record and begins nothing. */
const isLook = ({ actions }: Entity, name: string): boolean =>
  actions[name]?.looks !== undefined && actions[name].begins === undefined
