import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobCounts, JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { countsOf } from '#portal/engine/queue/jobRecord.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { inTransaction, openTransaction } from '#portal/engine/records/transaction.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { medalRule } from './medalRules.ts'
import { nextTotals } from './totals.ts'

/** Users of one transaction. */
const GROUP = 100

/**
 * Grants the levels of a series that users have reached and never had. None is taken away, and one that somebody
 * took back is not given again; so it may be run as often as one likes.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { context, session, params } = work
    const series = String(params.series)
    const after = Number(work.kept.get('after') ?? 0)
    const { db } = context.database
    const { dailyCap } = await medalRule(db, series, shanghaiTime(context.clock()))
    const totals = await nextTotals(db, series, dailyCap, after, GROUP)
    const counts = work.kept.get('counts') as JobCounts | undefined
    const so = counts ?? { ...countsOf(work.job), done: 0, failed: 0 }
    if (totals.size === 0) return { ...so, total: so.done + so.failed, over: true }
    const step = await inTransaction(context, { session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const granted = await grantMissed(work, transaction, series, totals)
      const bad = granted.filter(({ level }) => level === 'failed')
      const done = so.done + granted.length - bad.length
      const failed = so.failed + bad.length
      const reached = { done, failed, total: done + failed }
      await work.tell(transaction.tx, granted)
      await work.reached(transaction.tx, reached)
      return reached
    })
    work.kept.set('after', [...totals.keys()].at(-1))
    work.kept.set('counts', step)
    return { ...step, over: totals.size < GROUP }
  },
}

async function grantMissed(
  { context, session }: JobWork,
  { tx, records }: Transaction,
  series: string,
  totals: ReadonlyMap<number, number>,
): Promise<JobLine[]> {
  const levels = await records.select('medalLevel', { series, status: 'published' }, { limit: 100 })
  const ids = levels.map(({ id }) => id)
  const where = { user: [...totals.keys()], level: ids }
  const had = await records.select('medalHolder', where, { limit: GROUP * 100 })
  const hadBy = new Set(had.map(({ user, level }) => `${user}/${level}`))
  const lines: JobLine[] = []
  for (const [user, total] of totals)
    for (const level of levels) {
      if (total < Number(level.threshold) || hadBy.has(`${user}/${level.id}`)) continue
      const own = openTransaction(context, { session }, tx)
      const given = await alone(own, () => grant(own, user, level))
      lines.push(lineOf(user, level, given))
    }
  return lines
}

const grant = ({ records }: Transaction, user: number, level: Row) =>
  records.create('medalHolder', {
    user,
    level: level.id,
    origin: 'rule',
    reason: `重新计算：达到 ${level.threshold}${level.unit ?? ''}`,
  })

function lineOf(user: number, level: Row, given: Row | PortalError): JobLine {
  const name = String(level.name)
  const failed = given instanceof PortalError
  const [zh, en] = failed ? given.label : [`补发“${name}”`, `"${name}" granted`]
  return {
    level: failed ? 'failed' : 'info',
    record: String(user),
    title: name,
    text: failed ? [zh, en] : [`用户 ${user}：${zh}`, `User ${user}: ${en}`],
  }
}
