import type { Row } from '#declare'
import { daysThatCount, stepsOf } from '../activities/rewardSteps.ts'
import type { Change } from '../records/change.ts'
import { owe } from './participation.ts'
import type { Bringing, RuleFunctions } from './rule.ts'

/** By the activity: after how many days somebody has finished. */
const goals: { readonly [activity: string]: string | undefined } = {
  punchCard: 'targetDays',
  memberTask: 'requiredDays',
}
const MOST = 400

/** How many have reached a step, and so had what it gives. */
async function reached({ records }: Change, entry: Row, days: number): Promise<number> {
  const where = { [String(entry.activity)]: entry[String(entry.activity)], days: { gte: days } }
  return records.count('participation', where)
}

/** Days done bring somebody to a step: objects are owed from then on, and whoever is at the goal has finished. */
const reachesAStep: Bringing = {
  effect: async (change) => {
    const { after, records, now } = change
    const entry = (await records.find('participation', after.participation as number)) as Row
    const of = String(entry.activity)
    const activity = (await records.find(of, entry[of] as number)) as Row
    const rows = await records.select(
      'participationDay',
      { participation: entry.id },
      { limit: MOST },
    )
    const dates = rows.map(({ date }) => date)
    const others = rows.filter(({ id }) => id !== after.id).map(({ date }) => date)
    const [done, before] = [daysThatCount(activity, dates), daysThatCount(activity, others)]
    for (const step of stepsOf(activity)) {
      if (step.rewardType !== 'material' || step.days > done || step.days <= before) continue
      const most = Number(step.stock ?? 0)
      if (most === 0 || (await reached(change, entry, step.days)) < most)
        await owe(change, entry, activity.title, step.goodsName)
    }
    const goal = Number(activity[goals[of] ?? ''] ?? Number.POSITIVE_INFINITY)
    if (!entry.finishedAt && done >= goal)
      await records.update('participation', entry.id as number, { finishedAt: now })
  },
}

/** Rules of days of participations that no word carries. */
export const participationDay: RuleFunctions = { reachesAStep }
