import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { type standInSms, textOfSms } from '#portal/outside/sms/standInSms.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

type StandInSms = ReturnType<typeof standInSms>

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const at = (moment: string) => Date.parse(`${moment}+08:00`)
const NOW = at('2026-11-21T10:00:00')

describe.each(databases)('offline activities on $name', (database) => {
  const bench = sharedBench(database)
  /** What would have been sent to phones, in words. */
  const sent = () => (bench.portal.context.ports.sms as StandInSms).sent.map(textOfSms).join('\n')
  const { editor } = bench
  let admin = bench.admin
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { writes: ['appUser', 'offlineParticipant'] })).app
  })

  const records = () => bench.portal.records()
  const read = async (entity: string, id: unknown) =>
    (await records().find(entity, id as number)) as Row & { id: number }
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const change = async (id: unknown, values: Row) => {
    const { data } = await admin('GET', `offlineActivity/${id}`)
    return admin('PUT', `offlineActivity/${id}`, { version: data.version, ...values })
  }
  const turnTo = async (now: number) => {
    bench.time.now = now
    admin = await bench.signIn('boss')
  }
  const terms = async (more: Row = {}): Promise<Row> => ({
    feeType: 'paid',
    title: `周刊茶座·宋画里的日常${serial()}`,
    cover: await bench.picture(750, 420),
    kind: 'salon',
    city: '杭州',
    venue: '半山书房',
    address: '北山街39号',
    signUp: { start: '2026-11-01T00:00:00+08:00', end: '2026-11-28T18:00:00+08:00' },
    period: { start: '2026-11-28T19:00:00+08:00', end: '2026-11-28T21:00:00+08:00' },
    capacity: 5,
    perUserLimit: 2,
    tickets: [{ name: '早鸟票', price: 9900, memberPrice: 7900, stock: 4 }],
    refundUntil: '2026-11-27T00:00:00+08:00',
    detail: '<p>喝茶看画。</p>',
    ...more,
  })
  const free = { feeType: 'free', tickets: [], refundUntil: null }
  const activity = async (more: Row = {}) => create(admin, 'offlineActivity', await terms(more))
  const online = async (more: Row = {}) => {
    const one = await activity(more)
    const { code, data } = await admin('POST', `offlineActivity/${one.id}/publish`, {})
    if (code !== 20000) throw new Error(JSON.stringify(data))
    return one
  }
  const person = async () => {
    const number = serial()
    const phone = `139${String(10_000_000 + number)}`
    const { data } = await app('POST', 'ingest/appUser', {
      uid: `U${60_000_000 + number}`,
      nickname: '夜航的邮筒',
      phone,
    })
    return { user: data.id as number, phone }
  }
  const path = 'offlineActivity/participant'
  const signUp = async (of: number, more: Row = {}) =>
    app('POST', `ingest/${path}`, {
      offlineActivity: of,
      ...(await person()),
      name: '林见溪',
      ticketName: '早鸟票',
      quantity: 1,
      paid: 9900,
      source: 'app',
      ...more,
    })
  const move = (id: number, name: string, body: Row = {}, by = admin) =>
    by('POST', `${path}/${id}/${name}`, body)

  test('offlineActivity#signUpFitsPeriod sign-up ends with the activity, refunds before it', async () => {
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'offlineActivity', await terms(more)))
    expect(
      await tried({
        signUp: { start: '2026-11-01T00:00:00+08:00', end: '2026-11-29T00:00:00+08:00' },
      }),
    ).toEqual(['signUp'])
    expect(await tried({ refundUntil: '2026-11-28T20:00:00+08:00' })).toEqual(['refundUntil'])
    expect(await tried({})).toEqual([])
  })

  test('offlineActivity#ticketsFollowFeeType a paid one sells tickets within its places, a free one none', async () => {
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'offlineActivity', await terms(more)))
    expect(await tried({ tickets: [] })).toEqual(['tickets'])
    expect(await tried({ tickets: [{ name: '票', price: 100, stock: 6 }] })).toEqual(['tickets'])
    expect(await tried({ feeType: 'free' })).toEqual(['tickets', 'refundUntil'])
    expect(await tried(free)).toEqual([])
  })

  test('offlineActivity#soldTicketsStay members pay no more; what is sold keeps its ticket and its places', async () => {
    const dear = { tickets: [{ name: '票', price: 100, memberPrice: 200, stock: 2 }] }
    expect(fieldsOf(await admin('POST', 'offlineActivity', await terms(dear)))).toEqual([
      'tickets.0.memberPrice',
    ])
    const one = await online()
    await signUp(one.id, { quantity: 2, paid: 19_800 })
    const [ticket] = (await read('offlineActivity', one.id)).tickets as Row[]
    expect(ticket).toMatchObject({ sold: 2 })
    expect(fieldsOf(await change(one.id, { tickets: [{ ...ticket, stock: 1 }] }))).toEqual([
      'tickets.0.stock',
    ])
    expect(
      fieldsOf(await change(one.id, { tickets: [{ name: '普通票', price: 9900, stock: 4 }] })),
    ).toEqual(['tickets'])
    expect(
      fieldsOf(await change(one.id, { capacity: 1, tickets: [{ ...ticket, stock: 2 }] })),
    ).toContain('capacity')
    expect((await change(one.id, { tickets: [{ ...ticket, stock: 3 }] })).code).toBe(20000)
  })

  test('offlineActivity#approvalForFreeOnly only free sign-ups are reviewed; a place on the map has both numbers', async () => {
    const tried = async (more: Row) =>
      fieldsOf(await admin('POST', 'offlineActivity', await terms(more)))
    expect(await tried({ needApprove: true })).toEqual(['feeType'])
    expect(await tried({ ...free, needApprove: true })).toEqual([])
    expect(await tried({ longitude: 120.1 })).toEqual(['latitude'])
  })

  test('offlineActivity#cancelNeedsReason cancelling is the admin’s, with a reason: everybody is refunded and told, by a job', async () => {
    const one = await online()
    const { data } = await signUp(one.id)
    const cancel = (body: Row, by = admin) => by('POST', `offlineActivity/${one.id}/cancel`, body)
    expect((await cancel({ reason: '台风' }, editor)).code).toBe(40300)
    expect(fieldsOf(await cancel({}))).toEqual(['reason'])
    expect((await cancel({ reason: '台风' })).data.status).toBe('cancelled')
    await runQueued(bench.portal.context)
    expect(await read('offlineParticipant', data.id)).toMatchObject({
      status: 'refunded',
      refunded: 9900,
    })
    expect(await read('offlineActivity', one.id)).toMatchObject({ signedUp: 0, revenue: 0 })
    expect(sent()).toMatch(/offlineCancelled\n[\s\S]*note = 台风/)
  })

  test('offlineActivity#deletableWhileDraft only a draft nobody signed up for is deleted', async () => {
    const one = await online()
    expect((await admin('DELETE', `offlineActivity/${one.id}`)).code).toBe(40900)
    expect((await admin('DELETE', `offlineActivity/${(await activity()).id}`)).code).toBe(20000)
  })

  test('offlineActivity.copy asks for new times; offlineActivity.checkInCode leads to the door; offlineActivity.notify says to whom first', async () => {
    const one = await online()
    const times = {
      signUp: { start: '2026-12-01T00:00:00+08:00', end: '2026-12-05T00:00:00+08:00' },
      period: { start: '2026-12-06T19:00:00+08:00', end: '2026-12-06T21:00:00+08:00' },
    }
    const copy = await admin('POST', `offlineActivity/${one.id}/copy`, times)
    expect(copy.data).toMatchObject({ status: 'draft', ...times, signedUp: 0, refundUntil: null })
    const code = await admin('POST', `offlineActivity/${one.id}/checkInCode`, {})
    expect(code.data.address).toMatch(/offlineCheckIn\/[A-Z2-9]{16}$/)
    const again = await admin('POST', `offlineActivity/${one.id}/checkInCode`, {})
    expect(again.data.address).toBe(code.data.address)
    await bench.portal.context.database.db
      .updateTable('offlineActivity')
      .set({ checkInToken: null })
      .where('id', '=', one.id)
      .execute()
    const drawn = await admin('POST', `offlineActivity/${one.id}/checkInCode`, {})
    expect(drawn.data.address).toMatch(/offlineCheckIn\/[A-Z2-9]{16}$/)
    const notify = (body: Row = {}) =>
      admin('POST', `offlineActivity/${one.id}/notify`, { template: 'offlineRemind', ...body })
    expect((await notify()).code).not.toBe(20000)
    await signUp(one.id)
    const asked = await notify()
    expect(asked.data.warnings[0].message).toMatch(/To 1 people \(0 without a phone\)/)
    const { data } = await notify({ accept: ['offlineActivity.notify'] })
    await runQueued(bench.portal.context)
    expect(await read('job', data.job)).toMatchObject({ status: 'done', done: 1 })
  })

  test('offlineParticipant#comesFromApp sign-ups come from the app at the price of the ticket; only the remark is typed', async () => {
    const one = await online()
    expect(fieldsOf(await signUp(one.id, { paid: 1 }))).toEqual(['paid'])
    expect(fieldsOf(await signUp(one.id, { ticketName: '站票' }))).toEqual(['ticketName'])
    expect((await signUp(one.id, { paid: 7900 })).code).toBe(20000)
    const { data } = await signUp(one.id)
    expect(await read('offlineParticipant', data.id)).toMatchObject({
      status: 'signedUp',
      ticketCode: expect.stringMatching(/^SL\w{6}$/),
      feeType: 'paid',
    })
    const { version } = await read('offlineParticipant', data.id)
    const put = (values: Row) => admin('PUT', `${path}/${data.id}`, { version, ...values })
    expect(fieldsOf(await put({ name: '别人' }))).toEqual(['name'])
    expect((await put({ remark: '素食' })).code).toBe(20000)
    expect((await admin('POST', path, { offlineActivity: one.id })).code).not.toBe(20000)
    expect((await admin('DELETE', `${path}/${data.id}`)).code).not.toBe(20000)
    expect((await signUp((await activity()).id)).code).not.toBe(20000)
  })

  test('offlineParticipant#placesWithinLimits nobody holds more places than one may, nor all of them more than there are', async () => {
    const one = await online({ capacity: 4 })
    const holder = await person()
    expect((await signUp(one.id, { ...holder, quantity: 2, paid: 19_800 })).code).toBe(20000)
    expect(fieldsOf(await signUp(one.id, holder))).toEqual(['quantity'])
    await signUp(one.id, { quantity: 2, paid: 19_800 })
    expect((await signUp(one.id)).code).not.toBe(20000)
    const review = await online({ ...free, needApprove: true, capacity: 1 })
    const { data } = await signUp(review.id, { ticketName: null, paid: 0 })
    expect((await move(data.id, 'approve')).data.status).toBe('signedUp')
    expect((await signUp(review.id, { ticketName: null, paid: 0 })).code).not.toBe(20000)
  })

  test('offlineParticipant#timelyCheckIn one checks in from two hours before, and undoes it the same day', async () => {
    const one = await online()
    const { data } = await signUp(one.id)
    expect((await move(data.id, 'checkIn')).code).not.toBe(20000)
    await turnTo(at('2026-11-28T17:30:00'))
    expect((await move(data.id, 'checkIn')).data).toMatchObject({
      status: 'checkedIn',
      checkedInAt: '2026-11-28T17:30:00+08:00',
    })
    expect((await move(data.id, 'undoCheckIn')).data).toMatchObject({
      status: 'signedUp',
      checkedInAt: null,
    })
    await move(data.id, 'checkIn')
    await turnTo(at('2026-11-29T09:00:00'))
    expect((await move(data.id, 'undoCheckIn')).code).not.toBe(20000)
    await turnTo(NOW)
  })

  test('offlineParticipant#onlyAdminRefunds refunds are the admin’s: no more than was paid, with a reason, late ones confirmed', async () => {
    const one = await online()
    const [early, late] = [(await signUp(one.id)).data.id, (await signUp(one.id)).data.id]
    const refund = (id: number, body: Row, by = admin) => move(id, 'refund', body, by)
    expect((await refund(early, { refunded: 100, reason: '病假' }, editor)).code).toBe(40300)
    expect(fieldsOf(await refund(early, { refunded: 100 }))).toEqual(['reason'])
    expect(fieldsOf(await refund(early, { refunded: 9901, reason: '病假' }))).toEqual(['refunded'])
    expect((await refund(early, { refunded: 9900, reason: '病假' })).data.status).toBe('refunded')
    expect(await read('offlineActivity', one.id)).toMatchObject({ revenue: 9900, signedUp: 1 })
    await turnTo(at('2026-11-27T10:00:00'))
    const asked = await refund(late, { refunded: 5000, reason: '协商' })
    expect(asked.code).toBe(42800)
    const accept = ['offlineParticipant#onlyAdminRefunds']
    expect((await refund(late, { refunded: 5000, reason: '协商', accept })).data.status).toBe(
      'refunded',
    )
    await turnTo(NOW)
  })

  test('offlineParticipant#rejectNeedsReason whoever is rejected or cancelled is told why, and the place is free again', async () => {
    const one = await online({ ...free, needApprove: true, capacity: 1 })
    const { data } = await signUp(one.id, { ticketName: null, paid: 0 })
    expect(fieldsOf(await move(data.id, 'reject'))).toEqual(['reason'])
    expect((await move(data.id, 'reject', { reason: '名额已满' })).data.status).toBe('rejected')
    expect(await read('offlineActivity', one.id)).toMatchObject({ signedUp: 0 })
    await runQueued(bench.portal.context)
    expect(sent()).toContain('note = 名额已满')
  })

  test('offlineParticipant.checkInByCode says who it is; offlineParticipant.addByHand adds somebody to a free one', async () => {
    const [one, other] = [await online(), await online()]
    const { ticketCode } = await read('offlineParticipant', (await signUp(one.id)).data.id)
    await turnTo(at('2026-11-28T18:00:00'))
    const check = (of: number, body: Row = {}) =>
      admin('POST', `${path}/checkInByCode`, { offlineActivity: of, code: ticketCode, ...body })
    expect((await check(other.id)).message).toContain(String(one.title))
    expect((await check(one.id)).data.warnings[0].message).toContain('林见溪')
    const accept = ['offlineParticipant.checkInByCode']
    expect((await check(one.id, { accept })).data.status).toBe('checkedIn')
    expect((await check(one.id, { accept })).message).toContain('used')
    await turnTo(NOW)
    const open = await online(free)
    const { phone } = await person()
    const add = (of: number, number = phone) =>
      admin('POST', `${path}/addByHand`, {
        offlineActivity: of,
        phone: number,
        name: '周明远',
        quantity: 1,
      })
    expect(fieldsOf(await add(one.id))).toEqual(['offlineActivity'])
    expect((await add(one.id)).message).toContain('cannot be chosen')
    const draft = await activity(free)
    expect((await add(draft.id)).message).toContain('must be "Published"')
    await turnTo(at('2027-11-28T18:00:00'))
    expect((await add(open.id)).message).toContain('ended at')
    await turnTo(NOW)
    expect((await add(open.id, '13000000000')).code).toBe(40001)
    expect((await add(open.id)).data).toMatchObject({ status: 'signedUp', source: 'operator' })
  })
})
