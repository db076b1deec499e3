import type { Period, Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { daysThatCount, stepsOf } from './participation/rewardSteps.ts'
import { owe } from './participation.rules.ts'

/** By the activity: after how many days somebody has finished. */
const goals: { readonly [activity: string]: string | undefined } = {
  punchCard: 'targetDays',
  memberTask: 'requiredDays',
  courseClockIn: 'requiredDays',
}
const MOST = 400

/** How many have reached a step, and so had what it gives. */
async function reached({ records }: Change, entry: Row, days: number): Promise<number> {
  const where = { [String(entry.activity)]: entry[String(entry.activity)], days: { gte: days } }
  return records.count('participation', where)
}

/** What a clock-in gives is the portal's to give: it waits from then on, and is given as soon as there is any. */
async function waits({ after, records }: Change, entry: Row, { days }: Row): Promise<void> {
  const { id, courseClockIn, user } = entry
  const known = await records.count('clockInReward', { participation: id, days })
  const of = { participation: id, courseClockIn, user }
  if (known === 0) await records.create('clockInReward', { ...of, days, reachedOn: after.date })
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
      if (step.days > done || step.days <= before) continue
      if (of === 'courseClockIn') await waits(change, entry, step)
      if (of === 'courseClockIn' || step.rewardType !== 'material') continue
      const most = Number(step.stock ?? 0)
      if (most === 0 || (await reached(change, entry, step.days)) < most)
        await owe(change, entry, activity.title, step.goodsName)
    }
    const goal = Number(activity[goals[of] ?? ''] ?? Number.POSITIVE_INFINITY)
    if (!entry.finishedAt && done >= goal)
      await records.update('participation', entry.id as number, { finishedAt: now })
  },
}

/** A day of a clock-in lies in its period, and no more of them are made up than may be. */
const fitsTheClockIn: Judging = async ({ after, records }) => {
  const entry = (await records.find('participation', after.participation as number)) as Row
  if (!entry.courseClockIn) return []
  const activity = (await records.find('courseClockIn', entry.courseClockIn as number)) as Row
  const { start, end } = activity.period as Period
  const date = String(after.date)
  if (date < String(start).slice(0, 10) || date > String(end).slice(0, 10))
    return [{ field: 'date', message: ['不在打卡时间内', 'It lies outside the clock-in period'] }]
  const most = Number(activity.makeUpTimes ?? 0)
  const where = { participation: entry.id, madeUp: true }
  if (!after.madeUp || (await records.count('participationDay', where)) < most) return []
  return [
    {
      field: 'madeUp',
      message: [`最多补卡 ${most} 次`, `At most ${most} days are made up`],
    },
  ]
}

/** Rules of days of participations that no word carries. */
export const rules: RuleFunctions = { reachesAStep, fitsTheClockIn }
