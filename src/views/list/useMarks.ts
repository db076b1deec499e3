import { useEffect, useMemo, useState } from 'react'
import { type Entity, type Label, type Row, wordOf } from '#declare'
import { useSituation } from '../form/useSituation.ts'

/** The chips a record bears by the rules, as far as they can be told from what the browser knows. */
export type MarksFor = (row: Row) => readonly Label[]

interface Finder {
  readonly marksOf: typeof import('#derive/marks.ts').marksOf
}
/** Kept for the next list, which is then drawn once. */
let loaded: Finder | undefined

/** Undefined where no rule of the entity marks; the rules are loaded only where one does. */
export function useMarks(entity: Entity): MarksFor | undefined {
  const situation = useSituation(entity, null)
  const [find, setFind] = useState(loaded)
  const marks = useMemo(
    () =>
      Object.values(entity.rules)
        .flat()
        .some((literal) => wordOf(literal) === 'mark'),
    [entity],
  )
  useEffect(() => {
    if (!marks) return
    if (loaded) return setFind(loaded)
    let here = true
    import('#derive/marks.ts').then(({ marksOf }) => {
      loaded = { marksOf }
      if (here) setFind(loaded)
    })
    return () => {
      here = false
    }
  }, [marks])
  return useMemo(
    () =>
      marks && find
        ? (row) => find.marksOf(entity, row, situation(row)).map(({ label }) => label)
        : undefined,
    [marks, find, entity, situation],
  )
}
