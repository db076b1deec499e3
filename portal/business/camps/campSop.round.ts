import type { Row } from '#declare'
import { shift, startOfDay } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { queueSop } from './queueSop.ts'
import { sopVerdict } from './sopVerdict.ts'

/** What the clock does for camps: robots say what is due, students of cancelled periods are told. */
export async function round(context: PortalContext): Promise<void> {
  const now = shanghaiTime(context.clock())
  const where = { executor: 'robot', status: 'enabled', dueAt: { lte: { text: now } } }
  const due = await selected(context, 'campSop', where)
  for (const sop of due)
    await inTransaction(context, { session: portalSession }, (transaction) =>
      decided(transaction, sop, now),
    )
  const since = { gte: { text: shift(now, '-1d') } }
  for (const period of await selected(context, 'campPeriod', {
    status: 'cancelled',
    updatedAt: since,
  }))
    await inTransaction(context, { session: portalSession }, (transaction) =>
      queueMessage(transaction, period),
    )
}

const selected = (context: PortalContext, entity: string, where: Row) =>
  context.rows.select(context.database.db, entityNamed(context, entity), where)

async function decided(transaction: Transaction, sop: Row, now: string): Promise<void> {
  const { records } = transaction
  const id = sop.id as number
  const period = await records.find('campPeriod', sop.period as number)
  const robot = period?.robot ? await records.find('campRobot', period.robot as number) : null
  const sentToday = await records.count('campSop', {
    period: sop.period,
    executor: 'robot',
    status: 'done',
    sentAt: { gte: { text: startOfDay(now) } },
  })
  const verdict = sopVerdict({ sop, period, robot, sentToday, now })
  if (verdict.to === 'fail') await records.move('campSop', id, 'fail', { failure: verdict.why[0] })
  if (verdict.to === 'send') await queueSop(transaction, sop, `campSop:${id}:${String(sop.dueAt)}`)
}

const queueMessage = (transaction: Transaction, { id, title }: Row): Promise<number> =>
  queueJob(
    transaction,
    {
      kind: 'campNotice',
      title: `营期取消通知：${String(title)}`,
      entity: 'campPeriod',
      recordId: id as number,
      params: { period: id },
      key: `campNotice:${id}`,
    },
    transaction.session,
  )
