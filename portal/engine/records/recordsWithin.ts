import type { Entity, Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { Records } from '../context/change.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { cleanValues } from '../richText/cleanValues.ts'
import { ownTexts } from '../richText/ownTexts.ts'
import { blankRow } from './blankRow.ts'
import { carryOut } from './carryOut.ts'
import { withKeys } from './entryKeys.ts'
import { binWithin } from './remove.ts'

/** The session's own doing becomes the portal's: rules carried along ask no rights and no confirmation. */
const byPortal = (session: Session): Session => ({ ...session, acting: 'portal' })

/** The record, locked in by the transaction. Throws 40400 where it is missing or in the bin. */
export async function recordOf(transaction: Transaction, entity: Entity, id: number): Promise<Row> {
  const row = await transaction.context.rows.read(transaction.tx, entity, id)
  if (!row) throw missing(entity.label, id)
  return row
}

/** What rules and actions of this transaction may do to other records, in its transaction. */
export function recordsWithin(transaction: Transaction): Records {
  const { context, tx } = transaction
  const { rows } = context
  const session = byPortal(transaction.session)
  const entityOf = (name: string) => entityNamed(context, name)
  return {
    find: (name, id) => rows.read(tx, entityOf(name), id),
    select: (name, where, options) => rows.select(tx, entityOf(name), where, options),
    count: (name, where) => rows.count(tx, entityOf(name), where),
    create: async (name, values) => {
      const entity = entityOf(name)
      const sent = ownTexts(context, entity, cleanValues(entity.fields, withKeys(entity, values)))
      const after = { ...blankRow(entity), ...sent }
      return carryOut(transaction, { entity, kind: 'create', before: null, after, sent, session })
    },
    update: async (name, id, values) => {
      const entity = entityOf(name)
      const before = await recordOf(transaction, entity, id)
      const kept = cleanValues(entity.fields, withKeys(entity, values))
      const sent = ownTexts(context, entity, kept, before)
      return carryOut(transaction, {
        entity,
        kind: 'update',
        before,
        after: { ...before, ...sent },
        sent,
        session,
      })
    },
    move: async (name, id, by, values = {}) => {
      const entity = entityOf(name)
      const before = await recordOf(transaction, entity, id)
      const move = entity.moves[by]
      if (!move)
        throw new Error(`${name} has no move "${by}": check the rule that carries it along`)
      const { reason, ...given } = values
      const own = typeof reason === 'string' && !('reason' in entity.fields) ? { reason } : {}
      const kept = cleanValues(entity.fields, 'reason' in own ? given : values)
      const sent = ownTexts(context, entity, kept, before)
      const after = { ...before, ...sent, [entity.stateField]: move.to }
      return carryOut(transaction, {
        entity,
        kind: 'move',
        by,
        before,
        after,
        sent,
        session,
        ...own,
      })
    },
    remove: async (name, id) => {
      const entity = entityOf(name)
      await binWithin(transaction, entity, await recordOf(transaction, entity, id), session)
    },
  }
}
