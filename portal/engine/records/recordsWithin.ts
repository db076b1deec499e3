import type { Entity, Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { Records } from '../context/change.ts'
import { entityNamed } from '../context/ground.ts'
import type { Session } from '../context/session.ts'
import type { Unit } from '../context/unit.ts'
import { cleanValues } from '../richText/cleanValues.ts'
import { blankRow } from './blankRow.ts'
import { carryOut } from './carryOut.ts'
import { withKeys } from './entryKeys.ts'
import { binWithin } from './remove.ts'

/** The session's own doing becomes the portal's: rules carried along ask no rights and no confirmation. */
const byPortal = (session: Session): Session => ({ ...session, acting: 'portal' })

/** The record, locked in by the transaction. Throws 40400 where it is missing or in the bin. */
export async function recordOf(unit: Unit, entity: Entity, id: number): Promise<Row> {
  const row = await unit.ground.rows.read(unit.tx, entity, id)
  if (!row) throw missing(entity.label, id)
  return row
}

/** What rules and actions of this unit may do to other records, in its transaction. */
export function recordsWithin(unit: Unit): Records {
  const { ground, tx } = unit
  const { rows } = ground
  const session = byPortal(unit.session)
  const named = (name: string) => entityNamed(ground, name)
  return {
    find: (name, id) => rows.read(tx, named(name), id),
    select: (name, where, options) => rows.select(tx, named(name), where, options),
    count: (name, where) => rows.count(tx, named(name), where),
    create: async (name, values) => {
      const entity = named(name)
      const sent = cleanValues(entity.fields, withKeys(entity, values))
      const after = { ...blankRow(entity), ...sent }
      return carryOut(unit, { entity, kind: 'create', before: null, after, sent, session })
    },
    update: async (name, id, values) => {
      const entity = named(name)
      const before = await recordOf(unit, entity, id)
      const sent = cleanValues(entity.fields, withKeys(entity, values))
      return carryOut(unit, {
        entity,
        kind: 'update',
        before,
        after: { ...before, ...sent },
        sent,
        session,
      })
    },
    move: async (name, id, by, values = {}) => {
      const entity = named(name)
      const before = await recordOf(unit, entity, id)
      const move = entity.moves[by]
      if (!move)
        throw new Error(`${name} has no move "${by}": check the rule that carries it along`)
      const { reason, ...given } = values
      const own = typeof reason === 'string' && !('reason' in entity.fields) ? { reason } : {}
      const sent = cleanValues(entity.fields, 'reason' in own ? given : values)
      const after = { ...before, ...sent, [entity.stateField]: move.to }
      return carryOut(unit, { entity, kind: 'move', by, before, after, sent, session, ...own })
    },
    remove: async (name, id) => {
      const entity = named(name)
      await binWithin(unit, entity, await recordOf(unit, entity, id), session)
    },
  }
}
