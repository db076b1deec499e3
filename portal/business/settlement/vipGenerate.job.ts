import type { Row } from '#declare'
import { roundingCuts } from '#derive/settlement/vipAmounts.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { type EffectiveTime, type Heard, hearPage, type PoolOf, timeOf } from './effectiveTime.ts'

/** Pages of plays of one portion. */
const PAGES = 20

/** Throws 40001 where statements of the month are agreed already: they stand. */
export async function demandOpen(
  records: Pick<Records, 'select'>,
  { month, membership }: PoolOf,
): Promise<void> {
  const where = { month, membership, status: ['confirmed', 'invoiced', 'paid'] }
  const [agreed] = await records.select('settlementVip', where, { limit: 1 })
  if (!agreed) return
  throw refusedField('month', [
    `${month} 的结算单 ${agreed.statementNo} 已确认，不能重新生成；请先退回核对`,
    `Statement ${agreed.statementNo} of ${month} is confirmed: reopen it before the month is made anew`,
  ])
}

/**
 * Makes a month's statements from members' plays: those to check are written anew, those of partners without any time
 * are voided. Nothing is written before everything is counted, so that it may begin again at any time.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const pool = work.params as unknown as PoolOf
    const heard = (work.kept.get('heard') as Heard | undefined) ?? { seconds: new Map(), after: 0 }
    work.kept.set('heard', heard)
    for (let page = 0; page < PAGES; page++)
      if (await hearPage(work.records, pool, heard)) return finish(work, pool, heard)
    return { done: 0, failed: 0, over: false }
  },
}

async function finish(work: JobWork, pool: PoolOf, heard: Heard): Promise<JobStep> {
  const { context, session, records } = work
  const time = await timeOf(context, records, pool, heard)
  await inTransaction(context, { session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    await demandOpen(transaction.records, pool)
    await writeStatements(transaction.records, pool, Number(work.params.poolAmount), time)
  })
  const done = time.partners.size
  return { done, failed: 0, total: done, over: true }
}

async function writeStatements(
  records: Records,
  { month, membership }: PoolOf,
  poolAmount: number,
  { poolDuration, partners }: EffectiveTime,
): Promise<void> {
  const where = { month, membership, status: 'pending' }
  const pending = await records.select('settlementVip', where, { limit: 10_000 })
  const known = new Map<unknown, Row>(pending.map((row) => [row.partner, row]))
  // Those that fall away first: their time would stand in the way of the others.
  for (const { id, partner } of pending)
    if (!partners.has(partner as number)) await records.move('settlementVip', id as number, 'void')
  const statements = [...partners].map(([id, { partner, lines }]): [number, Row] => [
    id,
    { poolAmount, poolDuration, lines: lines as unknown as Row, vipRate: partner.vipRate ?? 0 },
  ])
  const cuts = roundingCuts(statements.map(([, values]) => values))
  for (const [at, [id, plain]] of statements.entries()) {
    const values = { ...plain, roundingCut: cuts[at] as number }
    const standing = known.get(id)
    if (standing) await records.update('settlementVip', standing.id as number, values)
    else await records.create('settlementVip', { month, membership, partner: id, ...values })
  }
}
