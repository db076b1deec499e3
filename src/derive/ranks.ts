import type { Entity } from '#declare'
import { hasState, mainColumn } from './columns.ts'
import { shownAs } from './computedField.ts'

/** Stands before the name of a column that is sorted by the rank of its choice: `#status`. */
const mark = '#'

/**
 * The choices of a choice or the states of the state field, in the order of their declaration: the one lists are
 * sorted in, since nobody knows the keys they are stored as. Undefined where that is the order of the keys, too.
 */
export function ranksOf(entity: Entity, name: string): readonly string[] | undefined {
  const of = choicesOf(entity, name)
  const declared = Object.keys(of ?? {})
  return declared.some((key, at) => at > 0 && key < (declared[at - 1] as string))
    ? declared
    : undefined
}

function choicesOf(entity: Entity, name: string): object | undefined {
  if (hasState(entity) && name === entity.stateField) return entity.states
  const field = entity.fields[name]
  const shown = field && shownAs(field)
  return shown?.kind === 'choice' ? (shown.of as object | undefined) : undefined
}

/** A column as orders name it: marked where it is sorted by rank. */
export const sortedAs = (entity: Entity, column: string): string =>
  isStored(entity, column) && ranksOf(entity, column) ? mark + column : column

const isStored = (entity: Entity, column: string): boolean =>
  mainColumn(entity, column)?.name === column

/** Whether a column of an order, with its sign, is sorted by rank. */
export const isRanked = (column: string): boolean => column.replace(/^-/, '').startsWith(mark)
