import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { audienceOf } from './audienceOf.ts'
import { keepPlace, oneByOne, placeOf } from './oneByOne.ts'
import { inGaps, sopText } from './sopText.ts'
import { hindrance } from './sopVerdict.ts'

interface Sending {
  readonly sop: Row
  readonly period: Row
  readonly robot: Row
  readonly students: readonly Row[]
}

/**
 * Sends one item: to the group in one message, or student by student. What a crash cut off goes on behind the last
 * student who is written down, so that at most the one message on its way is sent twice.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const sending = await sendingOf(work)
    if (!sending) return { done: 0, failed: 0, over: true }
    if (sending.sop.channel === 'group') return toGroup(work, sending)
    return oneByOne(work, sending.students, (student) => sendTo(work, sending, student))
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

const reached = ({ kept, params }: JobWork): number => {
  const { reached: all, done = 0 } = (kept.get('place') ?? params) as Partial<Reached>
  return all ?? done
}
interface Reached {
  /** How many read one message to the group. */
  readonly reached: number
  readonly done: number
}

/** What is to be sent now; null, and nothing happens, where the item is no longer waiting. */
async function sendingOf({ records, params, context }: JobWork): Promise<Sending | null> {
  const sop = await records.find('campSop', Number(params.sop))
  const period = sop?.period ? await records.find('campPeriod', sop.period as number) : null
  const robot = period?.robot ? await records.find('campRobot', period.robot as number) : null
  if (sop?.status !== 'enabled') return null
  const why = hindrance({ period, robot })
  if (why) throw new Error(why[0])
  const now = shanghaiTime(context.clock())
  const students = await audienceOf(records, sop, period as Row, now)
  return { sop, period: period as Row, robot: robot as Row, students }
}

/** One message for all; the app shows what its own robots say, for those no webhook is called. */
async function toGroup(work: JobWork, sending: Sending): Promise<JobStep> {
  const { sop, period, robot, students } = sending
  const said = { done: 1, failed: 0, total: 1, over: true }
  if (placeOf(work).done > 0) return said
  const { context } = work
  const text = sopText(sop, period, shanghaiTime(context.clock()))
  if (robot.platform === 'wecom')
    await context.ports.robot.send({
      webhook: String(robot.webhook),
      text,
      pictures: (sop.images ?? []) as readonly string[],
    })
  await keepPlace(work, { after: 0, done: 1, failed: 0, reached: students.length }, 0, [])
  return said
}

/** Why a student was not reached; null where all went well. */
async function sendTo(
  { context }: JobWork,
  { sop, period, robot }: Sending,
  student: Row,
): Promise<Label | null> {
  const text = sopText(sop, period, shanghaiTime(context.clock()), student)
  try {
    if (sop.channel === 'sms')
      await context.ports.sms.send({
        phone: String(student.phone),
        template: 'campMessage',
        variables: inGaps(text),
      })
    else if (robot.platform === 'wecom')
      await context.ports.robot.send({
        webhook: String(robot.webhook),
        text: `@${String(student.wechat ?? student.nickname ?? '')} ${text}`,
      })
    return null
  } catch (error) {
    if (error instanceof PortalError) return error.label
    throw error
  }
}
