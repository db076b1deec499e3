import { useMemo } from 'react'
import { type Entity, type Label, type Row, wordOf } from '#declare'
import { marksOf } from '#derive/marks.ts'
import { useSituation } from '../form/useSituation.ts'

/** The chips a record bears by the rules, as far as they can be told from what the browser knows. */
export type MarksFor = (row: Row) => readonly Label[]

/** Undefined where no rule of the entity marks. */
export function useMarks(entity: Entity): MarksFor | undefined {
  const situation = useSituation(entity, null)
  const marks = useMemo(
    () =>
      Object.values(entity.rules)
        .flat()
        .some((literal) => wordOf(literal) === 'mark'),
    [entity],
  )
  return useMemo(
    () =>
      marks ? (row) => marksOf(entity, row, situation(row)).map(({ label }) => label) : undefined,
    [marks, entity, situation],
  )
}
