import type { Label, Row } from '#declare'
import { PortalError } from '../errors.ts'
import type { JobKind, JobLine, JobStep, JobWork } from '../jobs/jobKind.ts'
import { entityNamed } from '../records/ground.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'
import { inUnit } from '../records/unit.ts'
import { audienceOf } from './audienceOf.ts'
import { inGaps, sopText } from './sopText.ts'
import { hindrance } from './sopVerdict.ts'

/** Students written to between two looks at whether the job is still ours. */
const PORTION = 50

interface Sending {
  readonly sop: Row
  readonly period: Row
  readonly robot: Row
  readonly students: readonly Row[]
}

/**
 * Sends one item: to the group in one message, or student by student, `PORTION` at a time. What a crash cut off goes
 * on behind the last student who is written down, so that at most one portion is sent twice.
 */
export const sendSop: JobKind = {
  async step(work): Promise<JobStep> {
    const sending = await sendingOf(work)
    if (!sending) return { done: 0, failed: 0, over: true }
    const { sop, students } = sending
    if (sop.channel === 'group') return toGroup(work, sending)
    const so = { at: 0, failed: 0, ...(work.kept.get('place') ?? work.params) } as Place
    const portion = students.slice(so.at, so.at + PORTION)
    const bad: JobLine[] = []
    for (const student of portion) {
      const why = await written(work, sending, student)
      if (why) bad.push(lineOf(student, why))
    }
    const place = { ...so, at: so.at + portion.length, failed: so.failed + bad.length }
    return remembered(work, place, students.length, bad)
  },

  async ended(work, how) {
    const sop = await work.records.find('campSop', Number(work.params.sop))
    if (sop?.status !== 'enabled') return
    if (how === 'done' || how === 'partly')
      await work.records.move('campSop', sop.id as number, 'finish', { sentCount: reached(work) })
    else
      await work.records.move('campSop', sop.id as number, 'fail', {
        failure: '发送失败，见任务记录',
      })
  },
}

interface Place {
  readonly sop: number
  readonly at: number
  readonly failed: number
  readonly reached?: number
}

const reached = ({ kept, params }: JobWork): number => {
  const place = (kept.get('place') ?? params) as Partial<Place>
  return place.reached ?? Number(place.at ?? 0) - Number(place.failed ?? 0)
}

/** What is to be sent now; null, and nothing happens, where the item is no longer waiting. */
async function sendingOf({ records, params, ground }: JobWork): Promise<Sending | null> {
  const sop = await records.find('campSop', Number(params.sop))
  const period = sop?.period ? await records.find('campPeriod', sop.period as number) : null
  const robot = period?.robot ? await records.find('campRobot', period.robot as number) : null
  if (sop?.status !== 'enabled') return null
  const why = hindrance({ period, robot })
  if (why) throw new Error(why[0])
  const now = shanghaiTime(ground.clock())
  const students = await audienceOf(records, sop, period as Row, now)
  return { sop, period: period as Row, robot: robot as Row, students }
}

/** One message for all; the app shows what its own robots say, for those no webhook is called. */
async function toGroup(work: JobWork, sending: Sending): Promise<JobStep> {
  const { sop, period, robot, students } = sending
  const { ground } = work
  const text = sopText(sop, period, shanghaiTime(ground.clock()))
  if (robot.platform === 'wecom')
    await ground.ports.robot.send({
      webhook: String(robot.webhook),
      text,
      pictures: (sop.images ?? []) as readonly string[],
    })
  const place = { sop: sop.id as number, at: 1, failed: 0, reached: students.length }
  return remembered(work, place, 1, [])
}

/** Why a student was not reached; null where all went well. */
async function written(
  { ground }: JobWork,
  { sop, period, robot }: Sending,
  student: Row,
): Promise<Label | null> {
  const text = sopText(sop, period, shanghaiTime(ground.clock()), student)
  try {
    if (sop.channel === 'sms')
      await ground.ports.sms.send({
        phone: String(student.phone),
        template: 'campMessage',
        variables: inGaps(text),
      })
    else if (robot.platform === 'wecom')
      await ground.ports.robot.send({
        webhook: String(robot.webhook),
        text: `@${String(student.wechat ?? student.nickname ?? '')} ${text}`,
      })
    return null
  } catch (error) {
    if (error instanceof PortalError) return error.label
    throw error
  }
}

const lineOf = (student: Row, text: Label): JobLine => ({
  level: 'failed',
  record: String(student.id),
  title: String(student.nickname ?? student.studentNumber ?? student.id),
  text,
})

async function remembered(
  work: JobWork,
  place: Place,
  total: number,
  bad: readonly JobLine[],
): Promise<JobStep> {
  const { ground, job } = work
  const counts = { done: place.at - place.failed, failed: place.failed, total }
  await inUnit(ground, { session: work.session }, async ({ tx }) => {
    await work.demandLease(tx)
    await ground.rows.keep(tx, entityNamed(ground, 'job'), job.id as number, { params: place })
    await work.reached(tx, counts)
    await work.tell(tx, bad)
  })
  work.kept.set('place', place)
  return { ...counts, over: place.at >= total }
}
