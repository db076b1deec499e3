import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Nobody claims more than their share, in all or in a month, nor outside the time. */
const keepsToTheLimit: Judging = async ({ after, records, now }) => {
  const welfare = (await records.find('welfare', after.welfare as number)) as Row
  const { start, end } = (welfare.period ?? {}) as { start?: string | null; end?: string | null }
  if ((start && now < start) || (end && now > end))
    return [{ field: 'welfare', message: ['不在领取时间内', 'It cannot be claimed now'] }]
  const month = String(after.claimedAt).slice(0, 7)
  const had = await records.select(
    'welfareClaim',
    { welfare: after.welfare, user: after.user },
    { limit: 1000 },
  )
  const counted = had.filter(
    ({ claimedAt }) => welfare.limitCycle !== 'month' || String(claimedAt).slice(0, 7) === month,
  )
  const most = Number(welfare.perUserLimit ?? 1)
  return counted.length < most
    ? []
    : [{ field: 'user', message: [`每人限领 ${most} 份`, `${most} for each user at most`] }]
}

/** A third party's code is given in the same transaction, an object is owed; the rest the app's server grants. */
const givesCodeOrObject: Bringing = {
  effect: async ({ after, records }) => {
    const welfare = (await records.find('welfare', after.welfare as number)) as Row
    if (welfare.kind === 'material')
      await records.create('materialOrder', {
        ...{ sourceType: 'welfare', sourceName: welfare.title, goodsName: welfare.title },
        ...{ quantity: 1, user: after.user },
      })
    if (welfare.kind !== 'thirdCode') return
    const unused = { welfare: welfare.id, claim: { set: false } }
    const [free] = await records.select('welfareCode', unused, { limit: 1, sort: 'id' })
    if (!free) throw refusedField('welfare', ['券码已领完', 'No code is left'])
    await records.update('welfareCode', free.id as number, { claim: after.id })
    await records.update('welfareClaim', after.id as number, { code: free.code })
  },
}

/** Rules of claimed benefits that no word carries. */
export const rules: RuleFunctions = { keepsToTheLimit, givesCodeOrObject }
