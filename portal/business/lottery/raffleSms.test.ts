import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { momentOf } from '#derive/moment.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { refusedBy } from '#portal/outside/portError.ts'
import type { standInSms } from '#portal/outside/sms/standInSms.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const HOUR = 3_600_000
const OK = [20000]

describe('messages to winners', () => {
  const bench = sharedBench()
  const { admin } = bench
  const { make, put, find, tried, changed, act, remove } = anyRecord(bench)
  const port = () => bench.portal.context.ports.sms as ReturnType<typeof standInSms>
  let lottery: Made
  let other: Made
  let bag: Made
  let mug: Made
  const raffle = async () => {
    const one = await make('raffle', {
      title: `双十一会员抽奖${serial()}`,
      period: { start: '2026-11-01T00:00:00+08:00', end: '2026-11-30T00:00:00+08:00' },
      claimUntil: '2026-12-15T23:59:00+08:00',
      ...{ maxWins: 50, freeTimes: 1, maxDraws: 3 },
    })
    return one
  }
  const award = async (of: Made, name: string) =>
    (await bench.portal.records().create('raffleAward', {
      ...{ raffle: of.id, name, rank: 'second', kind: 'material', delivery: 'ship', stock: 500 },
      ...{ image: await bench.picture(200, 200), weight: 10 },
    })) as Made
  beforeAll(async () => {
    lottery = await raffle()
    other = await raffle()
    bag = await award(lottery, '周刊帆布袋')
    mug = await award(other, '马克杯')
    for (const one of [lottery, other]) await put('raffle', one, { status: 'published' })
  })
  const win = async (more: Row = {}): Promise<Made> => {
    const user = await make('appUser', { nickname: '读书的猫', phone: null })
    return (await bench.portal.records().create('raffleWinner', {
      ...{ source: 'raffle', raffle: lottery.id, award: bag.id, user: user.id },
      phone: `138${10_000_000 + serial()}`,
      wonAt: '2026-11-20T10:00:00+08:00',
      ...more,
    })) as Made
  }
  const terms = (more: Row = {}): Row => ({
    title: `未领奖提醒${serial()}`,
    scope: 'chosen',
    template: 'claim',
    ...more,
  })
  const drafted = async (more: Row) =>
    (await admin('POST', 'activityRaffle/sms', terms(more))).data as Made
  const attempt = (more: Row) => tried('POST', 'activityRaffle/sms', terms(more))
  const preview = ({ id }: Made) => admin('POST', `activityRaffle/sms/${id}/preview`, {})
  const accept = { accept: ['raffleSms#sendNeedsPreview'] }
  const send = (sms: Made, more: Row = {}) => act('raffleSms', sms, 'send', { ...accept, ...more })
  const run = () => runQueued(bench.portal.context)
  const sent = async (winners: readonly Made[], more: Row = {}) => {
    const sms = await drafted({ winners: winners.map(({ id }) => id), ...more })
    await preview(sms)
    expect(await send(sms)).toEqual(OK)
    await run()
    return find('raffleSms', sms)
  }

  test('raffleSms#fieldsFollowScope names a lottery, its awards, or winners of one activity; voided wins are left out', async () => {
    expect(await attempt({ scope: 'all' })).toEqual([40001, 'raffle'])
    expect(await attempt({ scope: 'award', raffle: lottery.id })).toEqual([40001, 'awards'])
    expect(await attempt({ scope: 'award', raffle: lottery.id, awards: [mug.id] })).toEqual([
      40001,
      'awards',
    ])
    const [mine, theirs] = [await win(), await win({ raffle: other.id, award: mug.id })]
    expect(await attempt({ winners: [mine.id, theirs.id] })).toEqual([40001, 'winners'])
    expect(await attempt({ winners: [theirs.id], raffle: lottery.id })).toEqual([40001, 'winners'])
    const voided = await win()
    await put('raffleWinner', voided, { status: 'voided' })
    const sms = await sent([mine, voided])
    expect(sms).toMatchObject({ status: 'sent', raffle: lottery.id, total: 1, sent: 1 })
    const byAward = await drafted({ scope: 'award', raffle: other.id, awards: [mug.id] })
    const { data } = await preview(byAward)
    expect(data.found.lines[0].value).toBe('1')
  })

  test('raffleSms#sendNeedsPreview raffleSms.preview comes first, then the count; it goes out by day, within 30 days', async () => {
    const [mine, without] = [await win(), await win({ phone: null })]
    const sms = await drafted({ winners: [mine.id, without.id] })
    expect(await send(sms)).toEqual([40001, 'previewedAt'])
    const { data } = await preview(sms)
    expect(data.found.lines.map(({ label }: Row) => (label as string[])[0])).toEqual([
      ...['将发送', '没有手机号', '示例 1', '最长一条'],
    ])
    expect(data.found.lines[2].value).toBe(
      '您参与的抽奖已中周刊帆布袋，请于12月15日23:59前在App内领取。',
    )
    expect(await changed('raffleSms', sms, { template: 'win' })).toEqual(OK)
    expect(await send(sms)).toEqual([40001, 'previewedAt'])
    await preview(sms)
    const asked = await admin('POST', `activityRaffle/sms/${sms.id}/send`, {})
    expect(asked.data.warnings[0].message).toBe('1 messages go out; 1 have no phone')
    const at = (ahead: number) => momentOf(bench.time.now + ahead)
    expect(await changed('raffleSms', sms, { sendAt: at(13 * HOUR) })).toEqual([40001, 'sendAt'])
    expect(await changed('raffleSms', sms, { sendAt: at(31 * 24 * HOUR) })).toEqual([
      40001,
      'sendAt',
    ])
    expect(await changed('raffleSms', sms, { sendAt: at(5 * HOUR) })).toEqual(OK)
    expect(await send(sms)).toEqual(OK)
    await run()
    expect((await find('raffleSms', sms)).status).toBe('queued')
    bench.time.now += 6 * HOUR
    await run()
    bench.time.now -= 6 * HOUR
    expect(await find('raffleSms', sms)).toMatchObject({ status: 'sent', sent: 1 })
  })

  test('raffleSms#oncePerPhoneAndDay a phone gets a template of a lottery once a day; raffleSms.failures are sent again, nobody else', async () => {
    const [one, two] = [await win(), await win()]
    const real = port().send
    const broken = async (message: Parameters<typeof real>[0]) => {
      if (message.phone === two.phone) throw refusedBy('sms', '停机')
      return real(message)
    }
    Object.assign(port(), { send: broken })
    const sms = await sent([one, two])
    Object.assign(port(), { send: real })
    expect(sms).toMatchObject({ status: 'failed', sent: 1, failed: 1 })
    const filter = encodeURIComponent(JSON.stringify({ sms: sms.id, result: 'failed' }))
    const { data } = await admin('GET', `activityRaffle/smsMessage?filter=${filter}`)
    expect(data.list).toMatchObject([{ winner: two.id, reason: expect.stringContaining('停机') }])
    expect(data.list[0].phone).toMatch(/^138\*{4}\d{4}$/)
    const before = port().sent.length
    expect(await act('raffleSms', sms, 'resend', accept)).toEqual(OK)
    await run()
    expect(
      port()
        .sent.slice(before)
        .map(({ phone }) => phone),
    ).toEqual([two.phone])
    expect(await find('raffleSms', sms)).toMatchObject({ status: 'sent', sent: 2, failed: 0 })
    const again = await drafted({ winners: [one.id] })
    await preview(again)
    expect(await send(again)).toEqual([40001, '_'])
    expect((await sent([one], { template: 'expiring' })).sent).toBe(1)
    expect((await admin('POST', `activityRaffle/sms/${again.id}/complete`, {})).code).not.toBe(
      20000,
    )
  })

  test('raffleSms#editableWhileDraft only drafts are changed or deleted; cancelled it goes to nobody', async () => {
    const winner = await win()
    const sms = await drafted({ winners: [winner.id], sendAt: '2026-11-21T15:00:00+08:00' })
    await preview(sms)
    expect(await send(sms)).toEqual(OK)
    expect(await changed('raffleSms', sms, { title: '改' })).toEqual([40900])
    expect(await remove('raffleSms', sms)).toEqual([40900])
    expect(await act('raffleSms', sms, 'cancel')).toEqual(OK)
    const { job } = await find('raffleSms', sms)
    expect((await bench.portal.records().find('job', job as number))?.status).toBe('cancelled')
    bench.time.now += 6 * HOUR
    await run()
    bench.time.now -= 6 * HOUR
    expect(await find('raffleSms', sms)).toMatchObject({ status: 'cancelled', sent: 0 })
    expect(await remove('raffleSms', await drafted({ winners: [winner.id] }))).toEqual(OK)
  })
})
