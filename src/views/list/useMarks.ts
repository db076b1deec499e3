import { useMemo } from 'react'
import { type Entity, type Label, type Row, wordOf } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { marksOf } from '#derive/marks.ts'
import { useSituation } from '../form/useSituation.ts'
import { useWanting } from '../record/useWanting.ts'
import type { MarkedRevision } from '../revision/markedRevisions.ts'
import { useRevised } from '../revision/useRevised.ts'

/** The chips a record bears by the rules, as far as they can be told from what the browser knows. */
export type MarksFor = (row: Row) => readonly Label[]

/** Undefined where no rule of the entity marks and nothing is wanting. `enabled` once there are rows to bear them. */
export function useMarks(entity: Entity, enabled = true): MarksFor | undefined {
  const situation = useSituation(entity, null)
  const wanting = useWanting(entity, enabled)
  const revised = useRevised(entity, enabled)
  const declared = useMemo(
    () => literalsOf(entity).some(({ literal }) => wordOf(literal) === 'mark'),
    [entity],
  )
  return useMemo(() => {
    const lacks = wanting && Object.keys(wanting).length > 0 ? wanting : undefined
    if (!declared && !lacks && !revised) return undefined
    return (row) => [
      ...(lacks?.[String(row.id)] ?? []).slice(0, 1).map(({ message }) => lacking(message)),
      ...revisedSaid(revised?.get(Number(row.id))),
      ...(declared ? marksOf(entity, row, situation(row)).map(({ label }) => label) : []),
    ]
  }, [declared, wanting, revised, entity, situation])
}

const revisedSaid = (one: MarkedRevision | undefined): readonly Label[] =>
  one ? [one.failed ? ['修订稿未按时发布', 'Revision is late'] : ['有修订稿', 'Revised']] : []

const lacking = ([zh, en]: Label): Label => [`不完整：${zh}`, `Wanting: ${en}`]
