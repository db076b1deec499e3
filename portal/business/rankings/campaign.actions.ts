import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { copiedFields } from '../pages/fromTarget.ts'

/** Lines of one campaign at most. */
const MOST = 1000

/** What belongs to last year only. */
const left = {
  ...{ warmUp: null, period: null, coupons: [], raffle: null, cardCollect: null },
}

async function copyLines({ records, entity, context }: ActionCall, from: Row, to: Row) {
  const info = context.entities.get('campaignInfo') ?? entity
  const where = { campaign: from.id }
  const lines = await records.select('campaignInfo', where, { limit: MOST, sort: 'position' })
  for (const line of lines)
    await records.create('campaignInfo', {
      ...copiedFields(info, line),
      ...{ campaign: to.id, flash: null },
    })
}

/** Actions of yearly campaigns. */
export const actions: ActionFunctions = {
  /** This year's draft from the latest page of its kind before: floors and lines, without what was last year's only. */
  copyLastYear: async (call) => {
    const { values, records, make, entity, now } = call
    const year = Number(now.slice(0, 4))
    const { kind } = values
    if ((await records.count('campaign', { kind, year })) > 0)
      throw refusedField('kind', [
        `${year} 年的活动已建立，请直接修改`,
        `There is one for ${year} already: change that`,
      ])
    const earlier = { kind, year: { lt: year } }
    const [last] = await records.select('campaign', earlier, { limit: 1, sort: '-year' })
    if (!last)
      throw refusedField('kind', [
        '此类活动还没有往年的页面，请新建',
        'There is none of an earlier year: make a new one',
      ])
    const title = String(last.title).replace(String(last.year), String(year))
    const made = await make({ ...copiedFields(entity, last), ...left, title, year })
    await copyLines(call, last, made)
    return made
  },
}
