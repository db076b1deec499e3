import { missing } from '#portal/core/errors.ts'
import { demand } from '#portal/engine/records/call.ts'
import { move } from '#portal/engine/records/move.ts'
import { bodyOf } from '#portal/http/body.ts'
import { type Calls, type Route, record } from '#portal/http/records/recordCalls.ts'

/** `{ exchangeCode, shop, code }`: what a shop does at its counter. Throws 40400 for a code nobody holds. */
const exchange: Route = async (c, call) => {
  const { exchangeCode, shop, code, ...rest } = await bodyOf(c)
  const { context, entity } = call
  demand(call, 'exchange')
  const [found] =
    typeof exchangeCode === 'string' && exchangeCode
      ? await context.rows.select(context.database.db, entity, { exchangeCode }, { limit: 1 })
      : []
  if (!found) throw missing(entity.label, String(exchangeCode ?? ''))
  return record(
    c,
    await move(call, found.id as number, 'exchange', { ...rest, shop, shopCode: code }),
  )
}

/** Named calls on what a lottery gave. */
export const calls: Calls = { exchange }
