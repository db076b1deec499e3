import type { Row } from '#declare'
import { binnedRow, bringBack } from './bringBack.ts'
import { type Call, demand, demandConfirm, demandVersion, seen, termsOf } from './call.ts'
import { binWithin } from './remove.ts'
import { reread } from './save.ts'
import { unwrap } from './sentValues.ts'
import { demandOnly } from './takenBy.ts'
import { inUnit } from './unit.ts'

/** Puts a record into the bin; gives its id. */
export async function remove(call: Call, id: number, body: Row): Promise<{ readonly id: number }> {
  const { entity, ground, session } = call
  demand(call, 'remove')
  demandOnly(body, ['id'])
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

/** Takes a record back out of the bin with all that went along; everything passes all rules again. */
export async function restoreFromBin(call: Call, id: number, body: Row): Promise<Row> {
  const { entity, ground } = call
  demand(call, 'remove')
  demandOnly(body)
  const { wrap } = unwrap(null, body)
  const written = await inUnit(ground, termsOf(call, wrap), async (unit) =>
    bringBack(unit, entity, await binnedRow(unit, entity, id)),
  )
  return reread(call, written)
}
