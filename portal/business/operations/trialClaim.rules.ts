import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A trial that costs nothing is granted at once, another once it is paid. */
const grantsTheTrial: Bringing = {
  effect: async ({ before, after, records, now }) => {
    const page = (await records.find('sevenDayVip', after.page as number)) as Row
    const isFree = Number(page.price ?? 0) === 0
    const isDue = isFree ? before === null : !before?.paidAt && Boolean(after.paidAt)
    if (!isDue) return
    const goods = (await records.find('vipGoods', page.vipGoods as number)) as Row
    const days = Number(page.vipDays)
    await records.create('userVip', {
      user: after.user,
      kind: goods.vipType,
      vipGoods: goods.id,
      days,
      validity: { start: now, end: shift(now, `+${days}d`) },
      source: 'sevenDay',
      grantKey: `trial-${after.id}`,
    })
  },
}

/** Rules of claimed trials that no word carries. */
export const rules: RuleFunctions = { grantsTheTrial }
