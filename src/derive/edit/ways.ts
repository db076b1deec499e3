import { type Entity, type Field, isKept } from '#declare'
import { kinds } from '#widgets/kinds.ts'

/** What can be done with one field of many records. */
export type EditWay = 'set' | 'empty' | 'add' | 'remove' | 'replace' | 'shift'

/** One field edited in many records: what a way needs beside it stands in `value`, what is looked for in `find`. */
export interface FieldEdit {
  readonly field: string
  readonly way: EditWay
  /** What is set, added or removed; the text put in place of `find`; how far a time is shifted: `+7d`. */
  readonly value?: unknown
  readonly find?: string
}

/** What can be done with a field in many records at once, the most usual first; nothing where each has its own. */
export function waysOf(field: Field): readonly EditWay[] {
  const { is } = kinds[field.kind]
  if (is.place || (is.heavy && is.silent && !is.words)) return []
  const isLoose = is.several && !is.heavy
  return [
    ...(isLoose ? (['add', 'remove'] as const) : []),
    // What no two records may share is never the same in many.
    ...(field.unique ? [] : (['set'] as const)),
    ...(is.words ? (['replace'] as const) : []),
    ...(is.time ? (['shift'] as const) : []),
    ...(field.required || isYesOrNo(field) ? [] : (['empty'] as const)),
  ]
}

/** Whether a field holds yes or no, and is never empty. */
export const isYesOrNo = (field: Field): boolean =>
  kinds[field.kind].columns('it', field)[0]?.type === 'boolean'

/** The fields of an entity that can be edited in many records at once, in the order of the declaration. */
export const editedInMany = ({ fields }: Entity): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => !isKept(field) && waysOf(field).length > 0)
    .map(([name]) => name)
