import type { Entity, Literal, Row } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { namesIn } from '#derive/namesIn.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { filling } from '#derive/rules/fill.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'

/**
 * Rows with what stands in for their empty fields: a lead article without a title of its own reads as its article,
 * for readers as in the form.
 */
export async function withFillings(
  context: PortalContext,
  entity: Entity,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const literals = literalsOf(entity)
    .map(({ literal }) => literal)
    .filter(({ fill, shown }) => fill && shown)
  const lacking = rows.filter((row) => literals.some(({ fill }) => row[fill as string] == null))
  if (lacking.length === 0) return rows
  const others = await referred(context, entity, literals, lacking)
  return rows.map((row) => filled(context, entity, literals, row, others))
}

type Others = ReadonlyMap<string, Row>

/** The records that the fillings are read of. */
async function referred(
  context: PortalContext,
  entity: Entity,
  literals: readonly Literal[],
  rows: readonly Row[],
): Promise<Others> {
  const found = new Map<string, Row>()
  const names = new Set(literals.flatMap((literal) => namesIn(entity, literal.with)))
  for (const name of names) {
    const { to } = entity.fields[name] ?? {}
    if (!to) continue
    const ids = [...new Set(rows.map((row) => row[name]))].filter((id) => typeof id === 'number')
    const of = entityNamed(context, to)
    for (const row of await context.rows.readMany(context.database.db, of, ids))
      found.set(`${to}/${row.id}`, row)
  }
  return found
}

function filled(
  { entities }: PortalContext,
  entity: Entity,
  literals: readonly Literal[],
  row: Row,
  others: Others,
): Row {
  const situation = {
    ...{ entity, entities, before: row, after: row, now: '' },
    ...nothingKnown,
    related: (name: string, id: number) => others.get(`${name}/${id}`),
  }
  const values = literals.flatMap((literal) => {
    const value = filling(literal, situation)
    return value === undefined ? [] : [[literal.fill as string, value] as const]
  })
  return { ...row, ...Object.fromEntries(values) }
}
