import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { act } from '#portal/engine/records/action.ts'
import { demand } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { type Calls, page } from '#portal/http/records/recordCalls.ts'
import { medalRule } from './medals/medalRules.ts'

/** Named calls on level medals. */
export const calls: Calls = {
  getLevel: (c, call) => page(c, call, queryOf(c)),

  /** `GET medal/rule?series=listen`. */
  getRule: async (c, call) => {
    demand(call, 'read')
    const { context } = call
    const now = shanghaiTime(context.clock())
    return success(c, await medalRule(context.database.db, queryOf(c).series, now))
  },

  /** `POST medal/rule { series, text, dailyCap }`: what the action of the list does. */
  saveRule: async (c, call) => success(c, await act(call, null, 'editRule', await bodyOf(c))),
}
