import { bodyOf } from '../body.ts'
import { done } from '../envelope.ts'
import { medalRule } from '../medals/medalRules.ts'
import { act } from '../records/action.ts'
import { demand } from '../records/call.ts'
import { queryOf } from '../records/listing.ts'
import { page, type Route } from '../records/recordCalls.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'

/** Named calls on level medals. */
export const medalLevelCalls: { readonly [operation: string]: Route } = {
  'medalLevel.getLevel': (c, call) => page(c, call, queryOf(c)),

  /** `GET medal/rule?series=listen`. */
  'medalLevel.getRule': async (c, call) => {
    demand(call, 'read')
    const { ground } = call
    const now = shanghaiTime(ground.clock())
    return done(c, await medalRule(ground.database.db, queryOf(c).series, now))
  },

  /** `POST medal/rule { series, text, dailyCap }`: what the action of the list does. */
  'medalLevel.saveRule': async (c, call) =>
    done(c, await act(call, null, 'editRule', await bodyOf(c))),
}
