import type { Period, Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import {
  type Bringing,
  type Judging,
  problemAt,
  type RuleFunctions,
} from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { cardOdds, cardsOf, isInDraw } from '../lottery/cardOdds.ts'

async function activityOf({ after, records }: Pick<Change, 'after' | 'records'>) {
  const collector = await records.find('cardCollector', after.collector as number)
  return collector && records.find('cardCollect', collector.cardCollect as number)
}

/** A card is drawn while its activity runs, and while there is one left. */
const isInTheDraw: Judging = async (change) => {
  const { after } = change
  const activity = await activityOf(change)
  if (!activity) return []
  if (activity.status !== 'published')
    return problemAt('collector', [
      `集卡活动“${activity.title}”未上线`,
      `The activity "${activity.title}" is not online`,
    ])
  const { start, end } = activity.period as Period
  const at = String(after.drawnAt)
  if ((start && at < start) || (end && at > end))
    return problemAt('drawnAt', ['不在集卡时间内', 'This is outside the time of collecting'])
  const card = cardsOf(activity).find(({ key }) => key === after.card)
  if (!card)
    return problemAt('card', [
      `没有编号为“${after.card}”的卡片`,
      `The activity has no card "${after.card}"`,
    ])
  return isInDraw(card)
    ? []
    : problemAt('card', [`“${card.name}”已发完`, `There is no "${card.name}" left`])
}

/** What was issued of each card stands with the activity, without a new version: an editor's form must not grow stale. */
const countsIssued: Bringing = {
  effect: async (change) => {
    const { after, records, tx } = change
    const activity = (await activityOf(change)) as Row
    const where = { cardCollect: activity.id, card: after.card }
    const issued = await records.count('cardDraw', where)
    const cards = cardsOf(activity).map((card) =>
      card.key === after.card ? { ...card, issued } : card,
    )
    const odds = cardOdds(cards)
    await tx
      .updateTable('cardCollect')
      .set({ cards: JSON.stringify(cards.map((card, at) => ({ ...card, odds: odds[at] }))) })
      .where('id', '=', activity.id as number)
      .execute()
    touch(tx, 'cardCollect')
  },
}

/** Rules of draws of cards that no word carries. */
export const rules: RuleFunctions = { isInTheDraw, countsIssued }
