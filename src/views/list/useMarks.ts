import { useEffect, useMemo, useState } from 'react'
import { type Entity, type Label, type Row, wordOf } from '#declare'
import { useSituation } from '../form/useSituation.ts'

/** The chips a record bears by the rules, as far as they can be told from what the browser knows. */
export type MarksFor = (row: Row) => readonly Label[]

/** Undefined where no rule of the entity marks; the rules are loaded only where one does. */
export function useMarks(entity: Entity): MarksFor | undefined {
  const situation = useSituation(entity, null)
  const [find, setFind] = useState<{
    readonly marksOf: typeof import('#derive/marks.ts').marksOf
  }>()
  const marks = useMemo(
    () =>
      Object.values(entity.rules)
        .flat()
        .some((literal) => wordOf(literal) === 'mark'),
    [entity],
  )
  useEffect(() => {
    if (!marks) return
    let here = true
    import('#derive/marks.ts').then(({ marksOf }) => here && setFind({ marksOf }))
    return () => {
      here = false
    }
  }, [marks])
  return useMemo(
    () => find && ((row) => find.marksOf(entity, row, situation(row)).map(({ label }) => label)),
    [find, entity, situation],
  )
}
