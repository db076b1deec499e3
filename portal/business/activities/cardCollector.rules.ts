import type { Period, Row } from '#declare'
import {
  type Bringing,
  type Judging,
  problemAt,
  type RuleFunctions,
} from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { leftOf, oneMoreWon, winPrize } from '../lottery/winPrize.ts'

/** Cards are collected while the activity is online and runs. */
const collectsInTime: Judging = async ({ before, after, records, kind, session }) => {
  const activity = await records.find('cardCollect', after.cardCollect as number)
  if (!activity || session.acting !== 'app') return []
  if (kind === 'create' && activity.status !== 'published')
    return problemAt('cardCollect', [
      `集卡活动“${activity.title}”未上线`,
      `The activity "${activity.title}" is not online`,
    ])
  const { start, end } = activity.period as Period
  const isOutside = (at: unknown) =>
    at && ((start && String(at) < start) || (end && String(at) > end))
  const fresh = ['joinedAt', 'completedAt'].find(
    (name) => after[name] !== before?.[name] && isOutside(after[name]),
  )
  return fresh ? problemAt(fresh, ['不在集卡时间内', 'This is outside the time of collecting']) : []
}

/** Where everybody who completes wins, they do so at once: the first prize there is left of. */
const winsAtOnce: Bringing = {
  effect: async (change) => {
    const { before, after, records, tx } = change
    if (!after.completedAt || before?.completedAt) return
    const activity = (await records.find('cardCollect', after.cardCollect as number)) as Row
    const prizes = (activity.prizes ?? []) as readonly Row[]
    const at = prizes.findIndex((prize) => leftOf(prize) > 0)
    if (activity.prizeMode !== 'each' || at < 0) return
    await winPrize(change, activity, prizes[at] as Row, after.user as number)
    await tx
      .updateTable('cardCollect')
      .set({ prizes: JSON.stringify(oneMoreWon(activity, at)) })
      .where('id', '=', activity.id as number)
      .execute()
    touch(tx, 'cardCollect')
  },
}

/** Rules of collectors of cards that no word carries. */
export const rules: RuleFunctions = { collectsInTime, winsAtOnce }
