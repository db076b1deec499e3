import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { raffleWinners } from './raffleWinner.ts'

const texts: { readonly [template: string]: string } = {
  win: '恭喜！您参与的抽奖已中{award}，请于{deadline}前在App内领取。',
  claim: '您参与的抽奖已中{award}，请于{deadline}前在App内领取。',
  expiring: '您的奖品{award}将于{deadline}过期，逾期作废，请尽快在App内领取。',
  shipped: '您的奖品{award}已发货，快递单号{trackingNo}，请留意查收。',
  code: '您中奖的{award}兑换码为{code}，请于{deadline}前在App内使用。',
}
type Line = readonly [
  title: string,
  raffle: number,
  scope: string,
  template: string,
  days: number,
  status: string,
  failed?: number,
]
const lines: readonly Line[] = [
  ['双十一未领奖提醒', 1, 'unclaimed', 'claim', -2, 'sent'],
  ['双十一中奖通知', 1, 'all', 'win', -6, 'failed', 3],
  ['书店日兑奖码', 2, 'all', 'code', -3, 'sent'],
  ['书店日到店提醒', 2, 'unclaimed', 'expiring', 1, 'queued'],
  ['中秋奖品发货', 4, 'all', 'shipped', -50, 'sent'],
  ['中秋未领奖提醒', 4, 'unclaimed', 'claim', -30, 'sent'],
  ['暑期共读中奖通知', 5, 'all', 'win', -98, 'failed', 1],
  ['暑期奖品即将过期', 5, 'unclaimed', 'expiring', -64, 'cancelled'],
  ['双十一即将过期', 1, 'unclaimed', 'expiring', 0, 'draft'],
  ['双十一发货通知', 1, 'all', 'shipped', 0, 'draft'],
]
const done = ['sent', 'failed']
const reasons = [
  '号码已停机（isv.MOBILE_NUMBER_ILLEGAL）',
  '用户已退订（isv.BLACK_KEY_CONTROL_LIMIT）',
]

/** Winners a line was sent to, by their place. */
const sentTo = (world: SampleWorld, [, raffle, scope]: Line): readonly number[] =>
  raffleWinners(world).flatMap((winner, at) =>
    winner.raffle === raffle &&
    winner.status !== 'voided' &&
    (scope === 'all' || winner.status === 'waiting' || winner.status === 'expired')
      ? [at]
      : [],
  )

/** Ten deliveries, some with failures. */
export const raffleSmses = (world: SampleWorld): Row[] =>
  lines.map((line, index) => {
    const [title, raffle, scope, template, days, status] = line
    const was = done.includes(status)
    return {
      ...{ title, raffle, scope, template, status, awards: [], winners: [] },
      templateText: texts[template],
      sendAt: status === 'draft' ? null : world.at(days, '10:30'),
      previewedAt: status === 'draft' ? null : world.at(Math.min(days, 0) - 1, '17:20'),
      total: was || status === 'queued' ? phonesOf(world, line).length : 0,
      ...stamps(world, Math.max(2, 2 - days), 1 + (index % 4)),
    }
  })

/** One message a phone. */
function phonesOf(world: SampleWorld, line: Line): readonly number[] {
  const winners = raffleWinners(world)
  const seen = new Set<unknown>()
  return sentTo(world, line).filter((at) => {
    const phone = winners[at]?.phone
    if (seen.has(phone)) return false
    seen.add(phone)
    return true
  })
}

/** How each message fared. */
export const raffleSmsMessages = (world: SampleWorld): Row[] =>
  lines.flatMap((line, index) => {
    const [, raffle, , template, days, status, failed = 0] = line
    if (!done.includes(status)) return []
    const winners = raffleWinners(world)
    return phonesOf(world, line).map((at, number) => {
      const isFailed = number % 9 === 4 && number < failed * 9
      return {
        ...{ sms: index + 1, winner: at + 1, key: `${index + 1}-${at + 1}`, raffle, template },
        phone: winners[at]?.phone,
        result: isFailed ? 'failed' : 'sent',
        reason: isFailed ? reasons[number % 2] : null,
        sentAt: world.at(days, `10:${String(31 + (number % 25)).padStart(2, '0')}`),
        ...stamps(world, Math.max(1, -days)),
      }
    })
  })
