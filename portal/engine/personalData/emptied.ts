import type { Entity, Field, Row } from '#declare'
import { masksOf, PHONES } from '#derive/maskPlan.ts'
import { personalFields } from '#derive/personalRecords.ts'
import { cellsMasked } from '../imports/cellsMasked.ts'
import { same } from '../records/same.ts'

/** What a record holds of somebody, without it: only what changes. Of texts and cells with phones in them these alone go. */
export function emptied(entity: Entity, row: Row): Row {
  const inPart = new Set(
    masksOf(entity).flatMap(({ field, keep }) => (keep === PHONES ? field : [])),
  )
  const values = personalFields(entity).map((name) => {
    const field = entity.fields[name] as Field
    const isInPart = inPart.has(name) && !field.personal
    return [name, isInPart ? cellsMasked(row[name], '–') : nothingOf(field)] as const
  })
  return Object.fromEntries(
    values.filter(([name, value]) => !same(row[name] ?? null, value)),
  ) as Row
}

/** Whether nothing is left in a record of whoever it was about: they were forgotten. */
export const isEmptied = (entity: Entity, row: Row): boolean =>
  personalFields(entity).length > 0 && Object.keys(emptied(entity, row)).length === 0

const manyOf: readonly Field['kind'][] = ['list', 'refs', 'tags', 'choices', 'images']

function nothingOf(field: Field) {
  if (manyOf.includes(field.kind)) return []
  return field.kind === 'choice' ? (field.default ?? null) : null
}
