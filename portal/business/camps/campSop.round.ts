import type { Row } from '#declare'
import { shift, startOfDay } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type Ground } from '#portal/engine/context/ground.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import type { Unit } from '#portal/engine/context/unit.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { inUnit } from '#portal/engine/records/unit.ts'
import { queueSop } from './queueSop.ts'
import { sopVerdict } from './sopVerdict.ts'

/** What the clock does for camps: robots say what is due, students of cancelled periods are told. */
export async function round(ground: Ground): Promise<void> {
  const now = shanghaiTime(ground.clock())
  const where = { executor: 'robot', status: 'enabled', dueAt: { lte: { text: now } } }
  const due = await selected(ground, 'campSop', where)
  for (const sop of due)
    await inUnit(ground, { session: portalSession }, (unit) => decided(unit, sop, now))
  const since = { gte: { text: shift(now, '-1d') } }
  for (const period of await selected(ground, 'campPeriod', {
    status: 'cancelled',
    updatedAt: since,
  }))
    await inUnit(ground, { session: portalSession }, (unit) => told(unit, period))
}

const selected = (ground: Ground, entity: string, where: Row) =>
  ground.rows.select(ground.database.db, entityNamed(ground, entity), where)

async function decided(unit: Unit, sop: Row, now: string): Promise<void> {
  const { records } = unit
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
  if (verdict.to === 'send') await queueSop(unit, sop, `campSop:${id}:${String(sop.dueAt)}`)
}

const told = (unit: Unit, { id, title }: Row): Promise<number> =>
  queueJob(
    unit,
    {
      kind: 'campNotice',
      title: `营期取消通知：${String(title)}`,
      entity: 'campPeriod',
      recordId: id as number,
      params: { period: id },
      key: `campNotice:${id}`,
    },
    unit.session,
  )
