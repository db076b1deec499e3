import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { inTransaction, openTransaction } from '#portal/engine/records/transaction.ts'
import { leftOf, oneMoreWon, winPrize } from './winPrize.ts'

/** Wins between two looks at whether somebody paused the job, and completers of one activity. */
const PORTION = 50
const MOST = 200_000

/** Which prize somebody wins; null where none is left. */
interface Lot {
  readonly user: number
  readonly prize: Row
  /** Its place among the prizes; -1 for a share of points. */
  readonly at: number
}

/**
 * Opens the prize of an activity: points are shared among all who completed their set, or each prize goes to one of them
 * by lot as often as there is of it. Whoever has won already is passed over, so that it may be run again.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const activity = await work.records.find('cardCollect', Number(work.params.cardCollect))
    if (activity?.status !== 'opened' || activity.prizeMode === 'each')
      return { done: 0, failed: 0, over: true }
    const waiting = await waitingOf(work, activity)
    let over = false
    for (let turn = 0; turn < PORTION && !over && !work.isOver(); turn++)
      over = !(await oneWin(work, waiting))
    const done = await work.records.count('raffleWinner', { cardCollect: activity.id })
    const failed = refusedIn(work).length
    return { done, failed, total: totalOf(activity), over }
  },
}

const totalOf = (activity: Row): number => {
  const prizes = (activity.prizes ?? []) as readonly Row[]
  const stock = prizes.reduce((sum, prize) => sum + Number(prize.stock ?? 0), 0)
  const completed = Number(activity.completed ?? 0)
  return activity.prizeMode === 'share' ? completed : Math.min(stock, completed)
}

/** Users who completed their set and have won nothing yet, the one who did so first coming first. */
async function waitingOf({ kept, records }: JobWork, { id }: Row): Promise<number[]> {
  const known = kept.get('waiting') as number[] | undefined
  if (known) return known
  const where = { cardCollect: id, completedAt: { set: true } }
  const all = await records.select('cardCollector', where, { limit: MOST, sort: 'completedAt' })
  const won = await records.select('raffleWinner', { cardCollect: id }, { limit: MOST })
  const winners = new Set(won.map(({ user }) => user))
  const waiting = all.flatMap(({ user }) => (winners.has(user) ? [] : [user as number]))
  kept.set('waiting', waiting)
  kept.set('completed', all.length)
  return waiting
}

/** Prizes a rule refused to give: the rest of them stay. */
const refusedIn = ({ kept }: JobWork): readonly number[] =>
  (kept.get('refused') as readonly number[] | undefined) ?? []

/** One win in a transaction of its own; false where nobody or nothing is left. */
async function oneWin(work: JobWork, waiting: number[]): Promise<boolean> {
  const { context, session, params } = work
  return inTransaction(context, { session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const activity = (await transaction.records.find(
      'cardCollect',
      Number(params.cardCollect),
    )) as Row
    const lot = lotOf(work, activity, waiting)
    if (!lot) return false
    const own = openTransaction(context, { session }, transaction.tx)
    const giving = { ...own, entities: context.entities }
    const given = await alone(own, async () => winPrize(giving, activity, lot.prize, lot.user))
    waiting.splice(waiting.indexOf(lot.user), 1)
    if (given instanceof PortalError) {
      work.kept.set('refused', [...refusedIn(work), lot.at])
      const text: Label = given.label
      await work.tell(transaction.tx, [{ level: 'failed', title: String(lot.prize.name), text }])
      return true
    }
    if (lot.at >= 0)
      await context.rows.keep(
        transaction.tx,
        entityNamed(context, 'cardCollect'),
        activity.id as number,
        {
          prizes: oneMoreWon(activity, lot.at),
        },
      )
    return true
  })
}

function lotOf(work: JobWork, activity: Row, waiting: readonly number[]): Lot | null {
  const [first] = waiting
  if (first === undefined) return null
  if (activity.prizeMode === 'share') {
    const among = Math.max(1, Number(work.kept.get('completed')))
    const amount = Math.floor(Number(activity.pointsPool ?? 0) / among)
    if (amount === 0) return null
    return {
      user: first,
      at: -1,
      prize: { name: `瓜分 ${amount} 积分`, rewardType: 'points', amount },
    }
  }
  const prizes = (activity.prizes ?? []) as readonly Row[]
  const at = prizes.findIndex(
    (prize, index) => leftOf(prize) > 0 && !refusedIn(work).includes(index),
  )
  const prize = prizes[at]
  return prize ? { user: drawnFrom(waiting), at, prize } : null
}

/** One of them, each as likely as the others. */
function drawnFrom(users: readonly number[]): number {
  const most = Math.floor(2 ** 32 / users.length) * users.length
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < most) return users[drawn % users.length] as number
  }
}
