import type { Label, Row } from '#declare'
import { same } from '#derive/compare.ts'
import { shift } from '#derive/moment.ts'
import {
  type Bringing,
  type Judging,
  problemAt,
  type RuleFunctions,
} from '#portal/engine/rules/rule.ts'
import { withinHours } from '../messages/withinHours.ts'
import { receiversOf } from './receivers.ts'

/** Chosen winners are of one lottery, or of one collecting of cards; it is put down where it was left empty. */
const winnersBelongTogether: Judging = async ({ after, records, kind }) => {
  const ids = (after.winners ?? []) as readonly number[]
  if (kind === 'move' || after.scope !== 'chosen' || ids.length === 0) return []
  const winners = await records.select('raffleWinner', { id: ids }, { limit: ids.length })
  const of = ({ raffle, cardCollect }: Row) => `${raffle ?? ''}/${cardCollect ?? ''}`
  const activities = new Set(winners.map(of))
  if (activities.size > 1)
    return problemAt('winners', [
      '勾选的中奖者须属于同一个抽奖或集卡活动',
      'The winners must be of one lottery, or of one collecting of cards',
    ])
  const raffle = winners[0]?.raffle ?? null
  if (after.raffle && after.raffle !== raffle)
    return problemAt('winners', [
      '勾选的中奖者不属于所选的抽奖活动',
      'The winners are not of the lottery chosen',
    ])
  after.raffle = raffle
  return []
}

const WHAT_IS_SENT = ['raffle', 'scope', 'awards', 'winners', 'template', 'templateText']

/** A preview is good for what it showed. */
const forgetsPreview: Judging = ({ before, after, kind }) => {
  const isChanged = WHAT_IS_SENT.some((field) => !same(before?.[field], after[field]))
  if (kind === 'update' && isChanged) after.previewedAt = null
  return []
}

const [FROM, TO] = ['08:00', '21:00']

/** Nobody is woken: messages go out by day, at most 30 days ahead. */
const keepsHours: Judging = ({ after, by, now, kind, session }) => {
  if (session.acting === 'portal' || (kind === 'move' && by !== 'send' && by !== 'resend'))
    return []
  const at = after.sendAt ? String(after.sendAt) : null
  if (at && by === 'send' && at < now)
    return problemAt('sendAt', ['定时发送的时间已过', 'The time it was to be sent has passed'])
  if (at && at > shift(now, '+30d'))
    return problemAt('sendAt', ['最多定时到 30 天后', 'At most 30 days ahead'])
  const moment = by === 'resend' || (!at && by === 'send') ? now : at
  if (!moment || withinHours(moment, FROM, TO)) return []
  return problemAt(at && by !== 'resend' ? 'sendAt' : '_', [
    `短信只在 ${FROM} 到 ${TO} 之间发送`,
    `Messages go out between ${FROM} and ${TO}`,
  ])
}

/** Whoever sends is told how many messages go out; to nobody nothing is sent. */
const tellsReceivers: Judging = async ({ before, after, records, now }) => {
  const sms = { ...after, status: before?.status }
  const { winners, withoutPhone, hadIt } = await receiversOf(records, sms, now)
  const left = [
    ...(withoutPhone.length > 0
      ? [[`${withoutPhone.length} 人没有手机号`, `${withoutPhone.length} have no phone`] as const]
      : []),
    ...(hadIt.length > 0
      ? [[`${hadIt.length} 人 24 小时内已收到`, `${hadIt.length} had it within 24 hours`] as const]
      : []),
  ]
  const rest: Label = left.length
    ? [`；${left.map(([zh]) => zh).join('，')}`, `; ${left.map(([, en]) => en).join(', ')}`]
    : ['', '']
  const count = winners.length
  if (count === 0)
    return problemAt('_', [`没有可发送的人${rest[0]}`, `There is nobody to write to${rest[1]}`])
  if (after.status === 'queued' && before?.status === 'draft') after.total = count
  return [
    {
      field: '_',
      warn: true,
      message: [`将发送 ${count} 条短信${rest[0]}`, `${count} messages go out${rest[1]}`],
    },
  ]
}

/** Queued with the move, for its time; once for each time it is sent. */
const queuesSending: Judging = async ({ before, after, by, now, queue }) => {
  const id = after.id as number
  const isLater = by === 'send' && !!after.sendAt && String(after.sendAt) > now
  after.job = await queue({
    kind: 'sms',
    title: `发送短信：${String(after.title)}`,
    entity: 'raffleSms',
    recordId: id,
    params: { sms: id },
    key: `raffleSms:${id}:${String(before?.version)}`,
    total: Number(after.total ?? 0),
    ...(isLater && { scheduled: String(after.sendAt) }),
  })
}

/** The job of a delivery that is cancelled is not waited for. */
const stopsJob: Bringing = {
  effect: async ({ after, records }) => {
    const job = after.job ? await records.find('job', after.job as number) : null
    if (job?.status === 'queued') await records.move('job', job.id as number, 'cancel')
  },
}

/** Rules of deliveries of messages that no word carries. */
export const rules: RuleFunctions = {
  winnersBelongTogether,
  forgetsPreview,
  keepsHours,
  tellsReceivers,
  queuesSending,
  stopsJob,
}
