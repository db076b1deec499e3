import type { Period, Row } from '#declare'
import {
  type Bringing,
  type Judging,
  problemAt,
  type RuleFunctions,
  type Told,
} from '#portal/engine/rules/rule.ts'
import { giveAward } from '../data/rights/giveAward.ts'

/** The shop is one of the lottery's and gives its own code, which is not kept. */
const shopKnowsCode: Judging = async ({ after, records }) => {
  const raffle = after.raffle ? await records.find('raffle', after.raffle as number) : null
  const shops = (raffle?.shops ?? []) as Row[]
  const shop = shops.find(({ name }) => name === after.shop)
  const given = after.shopCode
  after.shopCode = null
  if (!shop) {
    const names = shops.map(({ name }) => String(name))
    return problemAt('shop', [
      `“${after.shop ?? ''}”不在活动的兑奖门店里，有：${names.join('、') || '无'}`,
      `"${after.shop ?? ''}" is none of the lottery's shops: ${names.join(', ') || 'it has none'}`,
    ])
  }
  if (shop.code !== given)
    return problemAt('shopCode', ['核销口令不正确', 'This is not the code of the shop'])
  return []
}

/** What the app says was won is refused where the lottery does not give it. */
const drawnByTheRules: Judging = async ({ after, records, now }) => {
  if (after.source !== 'raffle' || !after.raffle || !after.award) return []
  const raffle = await records.find('raffle', after.raffle as number)
  const award = await records.find('raffleAward', after.award as number)
  if (!raffle || !award) return []
  if (award.raffle !== raffle.id)
    return problemAt('award', ['奖品不属于此抽奖活动', 'The award belongs to another lottery'])
  if (raffle.status !== 'published')
    return problemAt('raffle', ['抽奖活动未上线', 'The lottery is not online'])
  const { start, end } = raffle.period as Period
  const wonAt = String(after.wonAt ?? now)
  if ((start && wonAt < start) || (end && wonAt > end))
    return problemAt('wonAt', ['不在抽奖时间内', 'This is outside the time of the draws'])
  if (award.kind === 'thanks')
    return problemAt('award', ['“谢谢参与”不记为中奖', 'Nothing won is no win'])
  return dailyStockLeft(award, wonAt, (where) => records.count('raffleWinner', where))
}

async function dailyStockLeft(
  award: Row,
  wonAt: string,
  count: (where: Row) => Promise<number>,
): Promise<readonly Told[]> {
  const daily = Number(award.dailyStock ?? 0)
  if (daily === 0) return []
  const day = wonAt.slice(0, 10)
  const won = await count({
    award: award.id,
    status: { not: 'voided' },
    wonAt: { gte: { text: `${day}T00:00:00+08:00` }, lte: { text: `${day}T23:59:59+08:00` } },
  })
  return won < daily
    ? []
    : problemAt('award', [
        `“${award.name}”已达每日上限 ${daily}`,
        `"${award.name}" has reached its ${daily} of the day`,
      ])
}

/** Gives what was won; where that fails the win stays as it was, with the reason told. */
const grantsAward: Bringing = {
  effect: async ({ after, records, now, ...change }) => {
    const award = await records.find('raffleAward', after.award as number)
    if (!award) return
    const given = await giveAward({ ...change, records, now }, award, after)
    if (given.code)
      await records.update('raffleWinner', after.id as number, { exchangeCode: given.code })
  },
}

/** Rules of wins that no word carries. */
export const rules: RuleFunctions = { shopKnowsCode, drawnByTheRules, grantsAward }
