import type { Row } from '#declare'
import { missing } from '../errors.ts'
import { type Call, demand, demandConfirm, demandVersion, seen, termsOf } from './call.ts'
import { carryOut } from './carryOut.ts'
import { binWithin } from './remove.ts'
import { reread } from './save.ts'
import { unwrap } from './sentValues.ts'
import { inUnit } from './unit.ts'

/** Puts a record into the bin; gives its id. */
export async function remove(call: Call, id: number, body: Row): Promise<{ readonly id: number }> {
  const { entity, ground, session } = call
  demand(call, 'remove')
  const { wrap } = unwrap(null, body)
  const read = await seen(call, ground.database.db, id)
  demandVersion(call, read, wrap.version)
  demandConfirm(call, 'remove', wrap, 1)
  await inUnit(ground, termsOf(call, wrap), async (unit) => {
    const before = await seen(call, unit.tx, id)
    demandVersion(call, before, wrap.version)
    await binWithin(unit, entity, before, session)
  })
  return { id }
}

/** Takes a record back out of the bin; it passes all rules again. */
export async function restoreFromBin(call: Call, id: number, body: Row): Promise<Row> {
  const { entity, ground } = call
  demand(call, 'remove')
  const { wrap } = unwrap(null, body)
  const written = await inUnit(ground, termsOf(call, wrap), async (unit) => {
    const before = await ground.rows.read(unit.tx, entity, id, { binned: true })
    if (!before?.deletedAt) throw missing(entity.label, id)
    const after = { ...before }
    return carryOut(unit, { entity, kind: 'restore', before, after, sent: {} })
  })
  return reread(call, written)
}
