import type { Label, Row } from '#declare'
import { startOfDay } from '#derive/moment.ts'
import { asks, invalid, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { audienceOf } from './audienceOf.ts'
import { queueSop } from './queueSop.ts'
import { inGaps, sopText } from './sopText.ts'
import { sopVerdict } from './sopVerdict.ts'

const RULE = 'campSop.sendNow'
const channels: { readonly [channel: string]: Label } = {
  group: ['社群', 'the group'],
  direct: ['私聊', 'direct messages'],
  push: ['App推送', 'app push'],
  sms: ['短信', 'SMS'],
}
const refusal = (message: Label) => invalid([{ field: '_', message }])

async function around({ row, records }: ActionCall) {
  const sop = row as Row
  const period = sop.period ? await records.find('campPeriod', sop.period as number) : null
  const robot = period?.robot ? await records.find('campRobot', period.robot as number) : null
  return { sop, period, robot }
}

/** To the operator's own phone, or to the robot's test group; no student gets it. */
const testSend: ActionFunctions[string] = async (call) => {
  const { context, records, session, now } = call
  const { sop, period, robot } = await around(call)
  const sample = period ?? { title: '示例营期', period: { start: now } }
  if (sop.channel === 'group') {
    if (!robot?.testWebhook)
      throw refusal([
        '机器人没有测试群推送地址，请先在机器人里填写',
        'The robot has no test group: fill in its address first',
      ])
    const text = sopText(sop, sample, now)
    const pictures = (sop.images ?? []) as readonly string[]
    return context.ports.robot.send({ webhook: String(robot.testWebhook), text, pictures })
  }
  const operator = session.user && (await records.find('portalUser', session.user.id))
  if (!operator?.phone) throw refusal(['你的账号没有手机号', 'Your account has no phone'])
  const variables = inGaps(sopText(sop, sample, now))
  return context.ports.sms.send({
    phone: String(operator.phone),
    template: 'campMessage',
    variables,
  })
}

/** The camp's general items into a period; those already there by title and day are left. */
const copyToPeriod: ActionFunctions[string] = async ({ values, records, make }) => {
  const period = await records.find('campPeriod', Number(values.period))
  if (!period || !['draft', 'enrolling'].includes(String(period.status)))
    throw refusedField('period', [
      '只能套用到筹备中或报名中的营期',
      'Only into a period in preparation or enrolling',
    ])
  const there = await records.select('campSop', { period: period.id })
  const known = new Set(there.map(({ title, day }) => `${day} ${title}`))
  const items = await records.select('campSop', { camp: period.camp, period: null })
  const fresh = items.filter(({ title, day }) => !known.has(`${day} ${title}`))
  for (const {
    camp,
    title,
    day,
    time,
    executor,
    channel,
    audience,
    content,
    images,
    target,
  } of fresh)
    await make({
      ...{ camp, title, day, time, executor, channel, audience, content, images, target },
      period: period.id,
    })
  return { found: { created: fresh.length, left: items.length - fresh.length } }
}

/** Now instead of at its time: asked about with channel and number of people, then done as a job. */
const sendNow: ActionFunctions[string] = async (call) => {
  const { context, records, db, session, now, accepted } = call
  const { sop, period, robot } = await around(call)
  const sentToday = await records.count('campSop', {
    period: sop.period,
    executor: 'robot',
    status: 'done',
    sentAt: { gte: { text: startOfDay(now) } },
  })
  const verdict = sopVerdict({ sop: { ...sop, dueAt: now }, period, robot, sentToday, now })
  if (verdict.to !== 'send') throw refusal(verdict.why)
  const { length } = await audienceOf(records, sop, period as Row, now)
  const [zh, en] = channels[String(sop.channel)] ?? ['', '']
  if (!accepted.has(RULE))
    throw asks({
      warnings: [
        {
          rule: RULE,
          field: '_',
          message: [`将通过${zh}发送给 ${length} 人`, `It goes to ${length} people by ${en}`],
        },
      ],
    })
  if (sop.status === 'failed') await records.move('campSop', sop.id as number, 'enable')
  const job = await queueSop(openTransaction(context, { session }, txOf(db)), sop)
  return { job }
}

/** Actions of SOP items. */
export const actions: ActionFunctions = { testSend, copyToPeriod, sendNow }
