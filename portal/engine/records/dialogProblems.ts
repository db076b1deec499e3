import type { Entity, Field, Fields, Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Problem } from '#derive/problem.ts'
import { fillInBy, formatLabel } from '#derive/rules/formatLabel.ts'
import { unmetTests } from '#derive/rules/unmetTests.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { titleOf } from './titleOf.ts'

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** What a dialog demands and was not given. */
export const missingProblems = (fields: Fields, given: Row): readonly Problem[] =>
  Object.entries(fields)
    .filter(([name, { required }]) => required && isMissing(given[name]))
    .map(([name, field]) => toFillIn(name, field))

/**
 * Fields of the record that a dialog asks for are changed as far as they are named; where not one of them is, nothing
 * is asked to be done.
 */
export function nothingGiven(
  { fields }: Entity,
  names: readonly string[],
  given: Row,
): readonly Problem[] {
  if (names.length === 0 || names.some((name) => given[name] !== undefined)) return []
  const required = names.filter((name) => fields[name]?.required)
  return (required.length > 0 ? required : names).map((name) =>
    toFillIn(name, fields[name] as Field),
  )
}

const toFillIn = (name: string, field: Field): Problem => ({
  field: name,
  message: formatLabel(fillInBy(field), { label: field.label }),
})

/** What the picker of a dialog leaves out the portal does not take either: what is gone, and what is not as it offers. */
export async function pickProblems(
  context: PortalContext,
  fields: Fields,
  given: Row,
): Promise<readonly Problem[]> {
  const narrowed = Object.entries(fields).filter(([name, { where }]) => where && given[name])
  const found = narrowed.map(async ([name, field]): Promise<readonly Problem[]> => {
    const of = entityNamed(context, field.to as string)
    const ids = [given[name]].flat().map(Number)
    const rows = await context.rows.readMany(context.database.db, of, ids)
    const gone = ids.filter((id) => rows.every((row) => row.id !== id))
    return [
      ...gone.map((id) => ({ field: name, message: notThere(of, id) })),
      ...rows.flatMap((row) => unmetIn(context, name, field, of, row)),
    ]
  })
  return (await Promise.all(found)).flat()
}

const notThere = ({ label }: Entity, id: number) =>
  [`没有编号为 ${id} 的${label[0]}`, `There is no ${label[1]} ${id}`] as const

function unmetIn(
  { entities, clock }: PortalContext,
  field: string,
  { where = {} }: Field,
  of: Entity,
  row: Row,
): readonly Problem[] {
  const now = shanghaiTime(clock())
  const situation = { entity: of, entities, before: row, after: row, now, ...nothingKnown }
  const unmet = unmetTests(where, situation)
  const title = titleOf(of, row)
  return unmet.map(({ message: [zh, en] }) => ({
    field,
    message: [`“${title}”不能选：${zh}`, `"${title}" cannot be chosen: ${en}`] as const,
  }))
}
