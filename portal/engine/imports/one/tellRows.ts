import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { entityNamed } from '../../context/portalContext.ts'
import { type Call, demand, demandKnown } from '../../records/call.ts'
import { listPage } from '../../records/listing.ts'
import { toldOf } from './toldOf.ts'

/** Rows of one call. */
const MOST = 100

/**
 * `POST batchRow/tell { rows }`: why rows of lists gave what they gave, or nothing, in words, and a sentence to send to
 * whom they were meant for, by the row's id. Rows the caller does not see are left out.
 */
export async function tellRows(call: Call, body: Row): Promise<Row> {
  demand(call, 'read')
  demandKnown(body, ['rows'])
  const ids = Array.isArray(body.rows) ? body.rows.map(Number) : []
  if (ids.length === 0 || ids.length > MOST || !ids.every(Number.isSafeInteger))
    throw refusedField('rows', [
      `请给出 1 到 ${MOST} 个行的编号`,
      `Send the ids of 1 to ${MOST} rows`,
    ])
  const { context } = call
  const entity = entityNamed(context, 'batchRow')
  const { list } = await listPage(
    { ...call, entity },
    { filter: JSON.stringify({ id: ids }), range: JSON.stringify([0, MOST - 1]) },
  )
  const told = await toldOf(context, context.database.db, list)
  return Object.fromEntries([...told].map(([id, one]) => [id, one]))
}
