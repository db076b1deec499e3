import { type Entity, isKept, type Row } from '#declare'
import { same } from './values.ts'

/** A field that both changed, each to something else. */
export interface Collision {
  readonly field: string
  readonly was: unknown
  readonly theirs: unknown
  readonly mine: unknown
}
/** Mine put upon theirs, and where the two collide. */
export interface Merged {
  readonly values: Row
  readonly collisions: readonly Collision[]
}

/** Brings two changes of one record together: what only one of them touched is taken from that one. */
export function mergeRecords(entity: Entity, was: Row, theirs: Row, mine: Row): Merged {
  const values: { [field: string]: unknown } = { ...theirs }
  const collisions: Collision[] = []
  for (const [field, { kind, ...rest }] of Object.entries(entity.fields)) {
    if (isKept({ kind, ...rest }) || !(field in mine) || same(mine[field], was[field])) continue
    values[field] = mine[field]
    if (!same(theirs[field], was[field]) && !same(theirs[field], mine[field]))
      collisions.push({ field, was: was[field], theirs: theirs[field], mine: mine[field] })
  }
  return { values, collisions }
}
