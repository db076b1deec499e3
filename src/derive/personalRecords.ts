import type { Entity } from '#declare'
import { masksOf } from './maskPlan.ts'

/**
 * What becomes of a record about somebody who asks to be forgotten: what says who they are is emptied; the record no
 * longer refers to them; or it goes. It follows from what a reference says of the deletion of what it refers to.
 */
export type Fate = 'emptied' | 'unlinked' | 'removed'

/** Records of one entity that are about somebody. */
export interface PersonalRecords {
  readonly entity: Entity
  /** The reference of a record that leads to the person, or to a record about them. */
  readonly by: string
  /** The entity it leads to: that of the persons, or one further up in the list. */
  readonly to: string
  readonly fate: Fate
}

/** The fields of a record that say who somebody is or where they live, as they are declared and masked. */
export function personalFields(entity: Entity): readonly string[] {
  const masked = masksOf(entity).filter(({ personal, kind }) => personal && kind !== 'computed')
  const told = Object.keys(entity.fields).filter((name) => entity.fields[name]?.personal)
  return [...new Set([...told, ...masked.map(({ list, field }) => list ?? field)])]
}

/**
 * Every entity whose records are about somebody of that kind, by its own reference; and, behind these, those that hold
 * something personal and hang on one of them: the parcel of a prize that somebody won.
 */
export function personalRecords(
  entities: readonly Entity[],
  person: string,
): readonly PersonalRecords[] {
  const own = entities.flatMap((entity) => leadingTo(entity, person))
  const known = new Set([person, ...own.map(({ entity }) => entity.name)])
  const behind = entities
    .filter((entity) => !known.has(entity.name) && personalFields(entity).length > 0)
    .flatMap((entity) =>
      own.flatMap(({ entity: { name }, fate }) =>
        fate === 'emptied' ? leadingTo(entity, name).slice(0, 1) : [],
      ),
    )
  return [...own, ...behind]
}

function leadingTo(entity: Entity, to: string): readonly PersonalRecords[] {
  return Object.entries(entity.fields).flatMap(([by, field]) => {
    if (field.kind !== 'ref' || field.to !== to) return []
    return [{ entity, by, to, fate: fates[field.onDelete ?? 'restrict'] }]
  })
}

const fates = { restrict: 'emptied', setNull: 'unlinked', cascade: 'removed' } as const
