import type { Entity } from '#declare'
import { kinds } from '#widgets/kinds.ts'

/** Where the first required reference is not what a record hangs on. */
const said: { readonly [entity: string]: string } = { batchRow: 'batchGive' }

/**
 * What an entity without a screen of its own hangs on, whose access it shares: a ledger on its app user, a row on its
 * batch. Follows from the first required reference or parent; null where it has none.
 */
export function standsOn(entity: Entity): string | null {
  const references = Object.values(entity.fields).filter(
    (field) => field.required && kinds[field.kind].is.points === 'one' && field.to !== entity.name,
  )
  return said[entity.name] ?? references[0]?.to ?? null
}
