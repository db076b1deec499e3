import type { Row } from '#declare'
import { demandDeed } from '../session/proof.ts'
import { demandOnly } from './acceptedValues.ts'
import { binnedRow, bringBack } from './bringBack.ts'
import { type Call, demand, demandConfirm, demandVersion, findVisible, termsOf } from './call.ts'
import { binWithin } from './remove.ts'
import { reread } from './save.ts'
import { unwrap } from './sentValues.ts'
import { inTransaction } from './transaction.ts'

/** Puts a record into the bin; gives its id. */
export async function remove(call: Call, id: number, body: Row): Promise<{ readonly id: number }> {
  const { entity, context, session } = call
  await demandDeed(call, 'remove')
  demandOnly(body, ['id'])
  const { wrap } = unwrap(null, body)
  const read = await findVisible(call, context.database.db, id)
  demandVersion(call, read, wrap.version)
  demandConfirm(call, 'remove', wrap, 1)
  await inTransaction(context, termsOf(call, wrap), async (transaction) => {
    const before = await findVisible(call, transaction.tx, id)
    demandVersion(call, before, wrap.version)
    await binWithin(transaction, entity, before, session)
  })
  return { id }
}

/** Takes a record back out of the bin with all that went along; everything passes all rules again. */
export async function restoreFromBin(call: Call, id: number, body: Row): Promise<Row> {
  const { entity, context } = call
  demand(call, 'remove')
  demandOnly(body)
  const { wrap } = unwrap(null, body)
  const written = await inTransaction(context, termsOf(call, wrap), async (transaction) =>
    bringBack(transaction, entity, await binnedRow(transaction, entity, id)),
  )
  return reread(call, written)
}
