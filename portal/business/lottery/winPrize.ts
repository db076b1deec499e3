import type { Row } from '#declare'
import { type Giving, giveAward } from '../data/rights/giveAward.ts'

/** What a prize comes to as an award of a lottery; null for what is posted. */
const asAward: { readonly [reward: string]: ((prize: Row) => Row) | undefined } = {
  points: ({ name, amount }) => ({ kind: 'points', name, points: amount }),
  coupon: ({ name, coupon }) => ({ kind: 'coupon', name, coupon }),
  vipDays: ({ name, amount }) => ({ kind: 'vipDays', name, days: amount }),
}

/**
 * Somebody wins a prize of an activity: the win is written down, and what is not posted is given at once, in the same
 * transaction. A posted one is claimed in the app, as those of lotteries are. Throws where a rule refuses it.
 */
export async function winPrize(
  giving: Giving,
  activity: Row,
  prize: Row,
  user: number,
): Promise<void> {
  const { records, now } = giving
  const award = asAward[String(prize.rewardType)]?.(prize) ?? null
  const holder = await records.find('appUser', user)
  const winner = await records.create('raffleWinner', {
    ...{ source: 'cardCollect', cardCollect: activity.id, user, phone: holder?.phone ?? null },
    ...{ awardName: prize.name, delivery: award ? 'auto' : 'ship', wonAt: now },
  })
  if (!award) return
  await giveAward(giving, award, winner)
  await records.move('raffleWinner', winner.id as number, 'fulfil')
}

/** How many of a prize are left. */
export const leftOf = ({ stock, won }: Row): number => Number(stock ?? 0) - Number(won ?? 0)

/** Puts down with the activity that a prize was won once more, without a new version: an editor's form must not grow stale. */
export function oneMoreWon(activity: Row, at: number): readonly Row[] {
  return ((activity.prizes ?? []) as readonly Row[]).map((prize, index) =>
    index === at ? { ...prize, won: Number(prize.won ?? 0) + 1 } : prize,
  )
}
