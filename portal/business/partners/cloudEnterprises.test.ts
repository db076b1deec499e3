import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { bareRecords } from '#portal/testing/bareRecords.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { stubs } from '#portal/testing/stubs.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const bench = sharedBench()
const { admin } = bench
const put = bareRecords(bench, NOW)
const stub = stubs(bench)
const records = () => bench.portal.records()
let next = 100
const term = (start: string, end: string) => ({
  start: `${start}T00:00:00+08:00`,
  end: `${end}T00:00:00+08:00`,
})
const year = term('2026-06-01', '2027-06-01')
const first = (more: Row = {}) =>
  put('cloudEnterprise', {
    ...{ level: 'first', parent: null, name: `远桥科技${++next}`, code: `yuan${next}` },
    ...{ owner: bench.people.boss, products: [], seats: 100, service: year, joinMode: 'import' },
    ...{ mailDomain: null, inviteCode: null, status: 'active', ...more },
  })
const unit = (parent: Row, more: Row = {}) =>
  first({ level: 'second', parent: parent.id, seats: 40, ...more })
const refused = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error) => Object.keys(error?.dataIn?.('en')?.errors ?? { [String(error)]: '' }),
  )
const find = (id: number) => records().find('cloudEnterprise', id) as Promise<Row>
const act = async (id: number, name: string, body: Row = {}) => {
  const path = `cloudEnterprise/${id}/${name}`
  const { code, data } = await admin('POST', path, { accept: ['confirm'], confirm: true, ...body })
  return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
}
const changed = async (id: number, values: Row) => {
  const { version } = await find(id)
  const { code, data } = await admin('PUT', `cloudEnterprise/${id}`, { version, ...values })
  return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
}

test('cloudEnterprise#secondStandsUnderFirst cloudEnterprise#nameUniqueAmongSiblings two levels at most, each called otherwise than its siblings', async () => {
  expect(await refused(first({ level: 'second' }))).toEqual(['parent'])
  const top = await first()
  expect(await refused(first({ parent: top.id }))).toEqual(['parent'])
  const below = await unit(top)
  expect(await refused(unit(below))).toContain('parent')
  expect(await refused(unit(top, { name: below.name }))).toEqual(['name'])
  expect(await refused(unit(await first(), { name: below.name }))).toEqual([])
  expect(await refused(first({ name: top.name }))).toEqual(['name'])
  expect(await changed(top.id, { code: 'otherone' })).toContain('code')
  expect(await changed(top.id, { level: 'second' })).toContain('level')
})

test('cloudEnterprise#unitsFitWithinParent units have no more than their parent, and a parent no less than its units', async () => {
  const [library, hall] = [
    await stub('cloudProduct', { name: `云书房${++next}`, status: 'onShelf' }),
    await stub('cloudProduct', { name: `云课堂${++next}`, status: 'onShelf' }),
  ]
  const top = await first({ products: [library] })
  expect(await refused(unit(top, { products: [hall] }))).toEqual(['products'])
  expect(await refused(unit(top, { service: term('2026-06-01', '2027-06-02') }))).toEqual([
    'service',
  ])
  const below = await unit(top, { products: [library], seats: 60 })
  expect(await refused(unit(top, { seats: 41 }))).toEqual(['seats'])
  expect(await refused(unit(top, { seats: 40 }))).toEqual([])
  expect(await changed(top.id, { products: [] })).toEqual([40001, 'products'])
  expect(await changed(top.id, { seats: 99 })).toEqual([40001, 'seats'])
  expect(await changed(top.id, { service: term('2026-06-01', '2027-01-01') })).toEqual([
    40001,
    'service',
  ])
  expect(await changed(top.id, { seats: 120, products: [library, hall] })).toBe('done')
  expect(await find(top.id)).toMatchObject({ secondCount: 2 })
  expect(await find(below.id)).toMatchObject({ secondCount: 0 })
})

test('cloudEnterprise#seatsCoverUsed bulk.cloudMember members take seats row by row; a phone that is none and one seat too many are told before', async () => {
  expect(await refused(first({ status: 'trial' }))).toEqual(['service'])
  const one = await first({ seats: 2, status: 'trial', service: term('2026-11-01', '2026-12-01') })
  const desk = listDesk(bench, admin)
  const options = { enterprise: one.id }
  const list = await desk.check(
    'cloudMember',
    [
      '沈一,13900000001,A01',
      '沈一,13900000001,A01',
      '周二,12345,A02',
      '陈三,139 0000 0003,',
      '叶四,13900000004,',
      '一个名字比二十个字还要长的人的名字是这样写出来的,13900000005,',
    ],
    { options },
  )
  expect(list.codes).toEqual([null, 'D1', 'R3', null, 'B22', 'R12'])
  expect(list.rows[4]?.message).toContain('名额')
  expect(await find(one.id)).toMatchObject({ seatsUsed: 0 })
  await expect(desk.check('cloudMember', ['周二,13900000006,'])).rejects.toThrow('enterprise')
  const lines = ['沈一,13900000001,A01', '陈三,13900000003,']
  const done = await desk.confirm(await desk.check('cloudMember', lines, { options }))
  expect(done.batch).toMatchObject({ status: 'done', done: 2 })
  expect(await find(one.id)).toMatchObject({ seatsUsed: 2 })
  const known = await desk.check('cloudMember', ['沈一,13900000001,'], { options })
  expect(known.codes).toEqual(['B25'])
  expect(await changed(one.id, { seats: 1 })).toEqual([40001, 'seats'])
  expect(await changed(one.id, { seats: 3 })).toBe('done')
  await desk.confirm(await desk.back(done))
  expect(await find(one.id)).toMatchObject({ seatsUsed: 0 })
})

test('cloudEnterprise#pausedWithParent cloudEnterprise.second units are paused and ended along, and stay so when it goes on', async () => {
  const top = await first()
  const [on, tried, off] = [
    await unit(top, { seats: 10 }),
    await unit(top, { seats: 10, status: 'trial', service: term('2026-11-01', '2026-12-01') }),
    await unit(top, { seats: 10, status: 'paused' }),
  ]
  const states = async () => {
    const all = [top, on, tried, off].map(({ id }) => find(id))
    return (await Promise.all(all)).map(({ status }) => status)
  }
  expect(await act(top.id, 'pause')).toBe('done')
  expect(await states()).toEqual(['paused', 'paused', 'trial', 'paused'])
  expect(await act(top.id, 'resume')).toBe('done')
  expect(await states()).toEqual(['active', 'paused', 'trial', 'paused'])
  expect(await act(top.id, 'end')).toBe('done')
  expect(await states()).toEqual(['ended', 'ended', 'ended', 'ended'])
  const filter = encodeURIComponent(JSON.stringify({ parent: top.id, level: 'second' }))
  expect((await admin('GET', `cloudEnterprise?filter=${filter}`)).data.total).toBe(3)
})

test('cloudEnterprise#renewNeedsService a renewal begins at the present end, or today once it has ended', async () => {
  const one = await first()
  expect(await act(one.id, 'renew', { service: term('2027-05-01', '2028-06-01') })).toEqual([
    40001,
    'service',
  ])
  expect(await act(one.id, 'renew', { service: term('2027-06-01', '2028-06-01') })).toBe('done')
  expect(await find(one.id)).toMatchObject({ service: term('2026-06-01', '2028-06-01') })
  await records().move('cloudEnterprise', one.id, 'end')
  expect(await act(one.id, 'renew', { service: term('2026-11-20', '2027-11-20') })).toEqual([
    40001,
    'service',
  ])
  expect(await act(one.id, 'renew', { service: term('2026-11-21', '2027-11-21') })).toBe('done')
  expect(await find(one.id)).toMatchObject({
    status: 'active',
    service: term('2026-11-21', '2027-11-21'),
  })
})

test('cloudEnterprise#mailDomainForEmailOnly cloudEnterprise.resetInvite members join by the mail domain or the code that holds now', async () => {
  expect(await refused(first({ joinMode: 'email' }))).toEqual(['mailDomain'])
  expect(await refused(first({ mailDomain: 'yuanqiao.com' }))).toEqual(['mailDomain'])
  const { app } = await appKey(bench, { writes: ['cloudMember'] })
  const join = async (of: Row, more: Row) => {
    const phone = `139${String(10_000_000 + ++next)}`
    const one = { enterprise: of.id, name: '沈一', phone, joinedAt: NOW, ...more }
    const { data } = await app('POST', 'ingest/cloudMember', one)
    return Object.keys(data.errors ?? {})
  }
  const mails = await first({ joinMode: 'email', mailDomain: 'yuanqiao.com' })
  expect(await join(mails, { joinedBy: 'email', email: 'a@other.com' })).toEqual(['email'])
  expect(await join(mails, { joinedBy: 'invite', inviteCode: 'X' })).toEqual(['joinedBy'])
  expect(await join(mails, { joinedBy: 'email', email: 'a@yuanqiao.com' })).toEqual([])
  expect(await act(mails.id, 'resetInvite')).toContain(40900)
  const codes = await first({ joinMode: 'invite' })
  const { inviteCode } = await find(codes.id)
  expect(await join(codes, { joinedBy: 'invite', inviteCode })).toEqual([])
  expect(await act(codes.id, 'resetInvite')).toBe('done')
  expect(await join(codes, { joinedBy: 'invite', inviteCode })).toEqual(['inviteCode'])
})

test('cloudEnterprise#deletableWhileTrial one on trial goes while it has neither members nor units', async () => {
  const trial = { status: 'trial', service: term('2026-11-01', '2026-12-01') }
  const [one, running, top] = [await first(trial), await first(), await first(trial)]
  await unit(top, { service: trial.service })
  const code = async ({ id }: Row) => (await admin('DELETE', `cloudEnterprise/${id}`)).code
  expect(await code(running)).toBe(40900)
  expect(await code(top)).toBe(40900)
  expect(await code(one)).toBe(20000)
})
