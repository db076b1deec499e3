import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** The rest of a new batch is made by a job, which leaves all its codes as a file. */
const makesTheOthers: Bringing = {
  effect: async ({ after, queue }) => {
    const quantity = Number(after.quantity ?? 1)
    await queue({
      kind: 'redeemCodes',
      title: `生成兑换码 · ${after.batchName}`,
      entity: 'redeemCode',
      recordId: after.id as number,
      params: { does: 'generate', first: after.id },
      key: `redeemCodes-${after.batchNo}`,
      total: quantity,
    })
  },
}

/** A shared code stays unused until it was redeemed as often as it may be; who did so last is its user. */
const countsUse: Judging = ({ before, after, entity, now }) => {
  const period = after.redeemPeriod as { start?: string; end?: string } | null
  if ((period?.start && now < period.start) || (period?.end && now > period.end))
    return [
      {
        field: 'redeemPeriod',
        kind: 'conflict',
        message: ['不在兑换期限内', 'It is not within the time to redeem it'],
      },
    ]
  after.uses = Number(before?.uses ?? 0) + 1
  after.redeemedAt = now
  if (Number(after.uses) < Number(after.maxUses ?? 1)) after[entity.stateField] = 'unused'
}

/** Rules of redeem codes that no word carries. */
export const rules: RuleFunctions = { makesTheOthers, countsUse }
