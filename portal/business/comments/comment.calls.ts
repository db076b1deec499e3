import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { act } from '#portal/engine/records/action.ts'
import { bulk } from '#portal/engine/records/bulk.ts'
import { demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { bodyOf } from '#portal/http/body.ts'
import { languageOf, success } from '#portal/http/envelope.ts'
import { idIn } from '#portal/http/records/generic.ts'
import { type Calls, type Route, record } from '#portal/http/records/recordCalls.ts'

/** `{ id, best }`: as it is to be, whatever it was; turned round where that is not said. */
const marking =
  (mark: 'best' | 'top'): Route =>
  async (c, call) => {
    const { id, [mark]: wanted, ...rest } = await bodyOf(c)
    demand(call, mark)
    if (wanted !== undefined && typeof wanted !== 'boolean')
      throw refusedField(mark, ['应为 true 或 false', 'Send true or false'])
    const row = await findVisible(call, call.context.database.db, idIn(id))
    if (wanted !== undefined && wanted === Boolean(row[mark]))
      return record(c, visibleRow(call, row))
    return record(c, (await act(call, idIn(id), mark, rest)) as Row)
  }

const moveTo: { readonly [status: string]: string } = {
  passed: 'pass',
  rejected: 'reject',
  removed: 'remove',
  pending: 'restore',
}
const nothingMeant = async () => ({ ids: [], total: 0 })

/** `{ ids, status, reason }`: the verdict on many at once, `reason` being why they do not pass. */
const audit: Route = async (c, call) => {
  const { ids, status, reason, ...rest } = await bodyOf(c)
  const action = moveTo[String(status)]
  if (!action)
    throw refusedField('status', [
      `没有状态“${String(status)}”`,
      `There is no state "${String(status)}"`,
    ])
  const values = action === 'reject' ? { rejectReason: reason ?? null } : {}
  const body = { ...rest, action, ids, values }
  return success(
    c,
    await bulk(call, body, nothingMeant, languageOf(c.req.header('accept-language'))),
  )
}

/** Named calls on comments. */
export const calls: Calls = {
  best: marking('best'),
  top: marking('top'),
  audit,
}
