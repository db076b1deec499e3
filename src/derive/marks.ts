import { type Entity, type Label, type Row, wordOf } from '#declare'
import type { Circumstances } from './checkRecord.ts'
import { holds } from './condition.ts'
import { literalsOf } from './literalsOf.ts'
import { plainWhere } from './others.ts'
import type { Situation } from './situation.ts'

/** A chip a record bears: `即将到期`. */
export interface Mark {
  readonly rule: string
  readonly label: Label
  /** Counted on the home page. */
  readonly todo: boolean
}

const marksDeclared = (entity: Entity) =>
  literalsOf(entity).filter(({ literal }) => wordOf(literal) === 'mark')

/** The chips of a record as it stands. */
export function marksOf(entity: Entity, row: Row, circumstances: Circumstances): readonly Mark[] {
  const situation: Situation = { ...circumstances, entity, after: row }
  return marksDeclared(entity)
    .filter(({ literal }) => holds(literal.mark as object, situation) === true)
    .map(({ rule, literal }) => ({ rule, label: literal.as as Label, todo: literal.todo === true }))
}

/** For each mark to be counted on the home page: which records bear it, as a condition for a list. */
export function todosOf(
  entity: Entity,
  circumstances: Circumstances,
): readonly (Mark & { readonly where: Row })[] {
  const situation: Situation = { ...circumstances, entity, after: {} }
  return marksDeclared(entity).flatMap(({ rule, literal }) => {
    const where = literal.todo ? plainWhere(literal.mark as object, situation) : undefined
    return where ? [{ rule, label: literal.as as Label, todo: true, where }] : []
  })
}
