import type { Entity } from '#declare'
import { type UniqueIndex, uniqueIndexesOf } from '#derive/uniqueIndexes.ts'
import { isUniqueViolation } from '#portal/storage/db/errors.ts'

/** Another record has the values that a unique index guards. */
export class NotUnique extends Error {
  readonly entity: string
  /** The fields that together must be one's own. */
  readonly fields: readonly string[]
  /** The rule that asks for it, `issue#numberUniqueInMagazine`; missing for a field declared `unique`. */
  readonly rule?: string

  constructor(entity: string, { fields, rule }: Pick<UniqueIndex, 'fields' | 'rule'>) {
    super(`Another ${entity} has the same ${fields.join(' and ')}: change ${fields.at(-1)}.`)
    this.name = 'NotUnique'
    this.entity = entity
    this.fields = fields
    if (rule) this.rule = rule
  }
}

/** The unique index an error of the database speaks of; undefined for every other error. */
export function notUniqueOf(entity: Entity, error: unknown): NotUnique | undefined {
  const violation = isUniqueViolation(error)
  if (!violation) return undefined
  const { constraint, columns } = violation
  const met = uniqueIndexesOf(entity).find((index) =>
    constraint ? index.name === constraint : index.columns.join() === columns.join(),
  )
  return new NotUnique(entity.name, met ?? { fields: columns.length > 0 ? columns : ['id'] })
}
