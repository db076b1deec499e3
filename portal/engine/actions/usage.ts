import type { Entity } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import type { ActionCall } from './action.ts'

/** Uses of one record by one entity: how many, and the list that shows them. */
export interface Use {
  readonly entity: string
  readonly label: readonly [string, string]
  readonly count: number
  /** Path of the entity with the filter that lists them. */
  readonly path: string
  readonly filter: { readonly [field: string]: unknown }
  readonly titles: readonly { readonly id: number; readonly title: string }[]
}

/** Titles shown of each entity; the list has the rest. */
const SHOWN = 10

/** Who refers to the record, entity by entity and field by field; only entities the session may read. */
export async function usage({
  context,
  entity,
  row,
  session,
  db,
}: ActionCall): Promise<{ readonly uses: readonly Use[] }> {
  const uses: Use[] = []
  for (const other of context.entities.values()) {
    if (!context.access.mayUse(session, other, 'read')) continue
    for (const field of fieldsTo(other, entity)) {
      const where = { [field]: other.fields[field]?.kind === 'refs' ? { has: row?.id } : row?.id }
      const count = await context.rows.count(db, other, where)
      if (count === 0) continue
      const rows = await context.rows.select(db, other, where, { limit: SHOWN, sort: '-id' })
      const titles = rows.map((one) => ({
        id: one.id as number,
        title: calledOf(other, one),
      }))
      uses.push({
        entity: other.name,
        label: other.label,
        count,
        path: other.path,
        filter: { [field]: row?.id },
        titles,
      })
    }
  }
  return { uses }
}

const fieldsTo = (other: Entity, entity: Entity) =>
  Object.entries(other.fields).flatMap(([name, { kind, to }]) =>
    to === entity.name && ['ref', 'refs', 'parent'].includes(kind) ? [name] : [],
  )
