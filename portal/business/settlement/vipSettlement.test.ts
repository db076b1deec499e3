import { beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
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
/** A receipt that the admin uploaded. */
const receipt = async () => {
  const bytes = new TextEncoder().encode('%PDF-1.4\n')
  const prefixes = await uploadPrefixes(bench.portal.context.secret, 'boss')
  const key = `${prefixes.at(-1)}receipt.pdf`
  await bench.store.put(key, bytes, { type: 'application/pdf' })
  return { url: `http://portal.test/masthead/${key}`, name: 'receipt.pdf', size: bytes.length }
}
let next = 100
/** Each test settles a month of its own. */
let month = ''
beforeEach(() => {
  month = `2026-${String(1 + (next++ % 9)).padStart(2, '0')}`
})

const owed = async (more: Row = {}) => {
  const author = await stub('author', { name: `作者${++next}` })
  const partner = await put('settlementPartner', {
    ...{ name: `听岸${next}`, contractNo: `JS-${next}`, authors: [author], type: 'studio' },
    ...{ mode: ['vip'], singleRate: null, guarantee: null, vipRate: 50, taxMode: 'labour' },
    ...{ minPayout: 100, accountChangedAt: null, contractFile: null, status: 'active', ...more },
    contract: { start: '2026-01-01T00:00:00+08:00', end: '2027-12-31T23:59:00+08:00' },
  })
  return { partner, article: await article(author) }
}
const article = (author: number) =>
  stub('article', { title: `夜读${++next}`, authors: JSON.stringify([author]), duration: 600 })
const user = () => stub('appUser', { uid: `U${80_000_000 + ++next}`, nickname: '远山' })
const play = async (of: number, seconds: number, more: Row = {}) =>
  stub('contentPlay', {
    ...{ playNo: `P${++next}`, user: await user(), kind: 'article', article: of, seconds, vip: 1 },
    ...{ playedAt: `${month}-05T20:00:00+08:00`, ...more },
  })
const agreed = { accept: ['settlementVip.generate'] }
const asked = (more: Row = {}) => ({ month, membership: 'vip', poolAmount: 60_000_000, ...more })
const generate = async (more: Row = {}) => {
  const answer = await admin('POST', 'settlementVip/generate', { ...asked(more), ...agreed })
  await runQueued(bench.portal.context)
  return answer.code
}
const made = (more: Row = {}) =>
  records().select('settlementVip', { month, ...more }, { sort: 'id' }) as Promise<
    (Row & { id: number; version: number })[]
  >
const act = async (id: number, move: string, body: Row = {}) => {
  const { code, data } = await admin('POST', `settlementVip/${id}/${move}`, {
    confirm: true,
    ...body,
  })
  return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
}
const changed = async (id: number, values: Row) => {
  const { version } = (await records().find('settlementVip', id)) as Row
  const { code, data } = await admin('PUT', `settlementVip/${id}`, { version, ...values })
  return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
}

test('settlementVip.generate settlementVip#oncePerPartnerAndMembership settlementVip#onlyPayingPlaysCount settlementVip#timesWithinPool counts plays of paying members, tells them against the pool, and makes a statement for each partner', async () => {
  const [one, other] = [await owed(), await owed({ vipRate: 100 })]
  await play(one.article, 300)
  await play(one.article, 20)
  await play(one.article, 500, { vip: 0 })
  const same = await user()
  for (const hour of ['08', '12', '18'])
    await play(other.article, 590, { user: same, playedAt: `${month}-06T${hour}:00:00+08:00` })
  await play(await article(await stub('author', { name: '无约' })), 300)
  const preview = await admin('POST', 'settlementVip/generate', asked())
  expect(preview.code).toBe(42800)
  expect(preview.data.warnings[0].message).toMatch(/0\.5 hours in all, 2 partners with 0\.4 hours/)
  expect(await made()).toEqual([])
  expect(await generate()).toBe(20000)
  const rows = await made()
  expect(rows.map(({ duration, poolDuration }) => [duration, poolDuration])).toEqual([
    [300, 1800],
    [1200, 1800],
  ])
  expect(rows[0]).toMatchObject({
    statementNo: `VIP-${month.replace('-', '')}-0001`,
    durationShare: 16.6667,
    vipRate: 50,
    shareAmount: 5_000_010,
    payable: 5_000_010,
    status: 'pending',
  })
  expect(rows[1]).toMatchObject({ shareAmount: 40_000_020 })
  const twice = records().create('settlementVip', { ...rows[0], id: undefined, statementNo: null })
  await expect(twice).rejects.toMatchObject({ code: 40001 })
})

test('settlementVip#readOnlyOnceConfirmed settlementVip#closedMonthsOnly only closed months are made, those to check anew, and nothing of a confirmed one', async () => {
  expect(await generate({ month: '2026-11' })).toBe(40001)
  expect((await admin('POST', 'settlementVip/generate', asked())).code).toBe(40001)
  const [one, other] = [await owed(), await owed()]
  const gone = await play(one.article, 300)
  await play(other.article, 300)
  expect(await generate()).toBe(20000)
  const [first, second] = await made()
  expect(await changed(first!.id, { poolAmount: 1 })).toContain('poolAmount')
  await bench.portal.context.database.db.deleteFrom('contentPlay').where('id', '=', gone).execute()
  await play(other.article, 100)
  expect(await generate({ poolAmount: 50_000_000 })).toBe(20000)
  expect(await made()).toMatchObject([
    { id: first!.id, status: 'void' },
    { id: second!.id, status: 'pending', duration: 400, poolDuration: 400, poolAmount: 50_000_000 },
  ])
  expect(await act(second!.id, 'confirm')).toBe('done')
  expect(await generate()).toBe(40001)
  expect(await changed(second!.id, { adjustAmount: 5 })).toContain(40900)
})

test('settlementVip#oncePerPartnerAndMembership what the head of the list adds up leaves out void statements, unless they are asked for', async () => {
  const [one, other] = [await owed(), await owed()]
  const gone = await play(one.article, 300)
  await play(other.article, 300)
  expect(await generate()).toBe(20000)
  await bench.portal.context.database.db.deleteFrom('contentPlay').where('id', '=', gone).execute()
  expect(await generate({ poolAmount: 50_000_000 })).toBe(20000)
  const [gave, holds] = await made()
  expect([gave!.status, holds!.status]).toEqual(['void', 'pending'])
  const sumsOf = async (filter: Row) =>
    (await admin('GET', `settlementVip/sums?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .data
  expect(await sumsOf({ month })).toEqual({
    sums: [holds!.shareAmount, holds!.payable],
    narrowed: true,
  })
  expect(await sumsOf({ month, status: 'void' })).toEqual({
    sums: [gave!.shareAmount, gave!.payable],
  })
})

test('settlementVip#timesWithinPool nobody is credited with more time than there was', async () => {
  const { partner } = await owed()
  const lines = [{ title: '夜读', listeners: 1, duration: 700 }]
  const values = { month, membership: 'digital', poolAmount: 100, poolDuration: 600, vipRate: 50 }
  const tried = (more: Row) =>
    records().create('settlementVip', { ...values, partner: partner.id, ...more })
  await expect(tried({ lines })).rejects.toMatchObject({ code: 40001 })
  await tried({ lines: [{ ...lines[0], duration: 600 }] })
})

test('settlementVip#settledLikeSingles adjusted with a reason, paid from the minimum on with its papers, a negative one carried over', async () => {
  const { partner, article: of } = await owed({ minPayout: 10_000_000 })
  await play(of, 300)
  expect(await generate({ poolAmount: 1000 })).toBe(20000)
  const [one] = await made()
  expect(await changed(one!.id, { adjustAmount: -900 })).toEqual([40001, 'adjustReason'])
  expect(await changed(one!.id, { adjustAmount: -900, adjustReason: '多计' })).toBe('done')
  expect(await records().find('settlementVip', one!.id)).toMatchObject({ payable: -400 })
  await records().move('settlementVip', one!.id, 'confirm')
  const paid = { paidOn: '2026-11-21', voucher: await receipt() }
  expect(await act(one!.id, 'pay', paid)).toContain('payable')
  expect(await act(one!.id, 'invoice')).toEqual([40001, 'invoiceNo'])
  month = '2026-10'
  await play(of, 300)
  expect(await generate({ poolAmount: 1000 })).toBe(20000)
  const [later] = await made({ partner: partner.id })
  expect(later).toMatchObject({ adjustAmount: -400, payable: 100 })
  expect(await records().find('settlementVip', one!.id)).toMatchObject({ carriedTo: later!.id })
  await records().move('settlementVip', later!.id, 'confirm')
  expect(await act(later!.id, 'pay', paid)).toEqual([40900, 'payable'])
  await records().update('settlementPartner', partner.id, { minPayout: 0 })
  expect(await act(later!.id, 'pay', paid)).toBe('done')
})

test('settlementVip.exportStatement writes one file for each partner', async () => {
  const { article: of } = await owed()
  await play(of, 300)
  expect(await generate()).toBe(20000)
  const [one] = await made()
  const { data } = await admin('POST', `settlementVip/${one!.id}/exportStatement`, {})
  await runQueued(bench.portal.context)
  expect(await records().find('job', data.job)).toMatchObject({ status: 'done', done: 2 })
})

test('settlementVip#onlyPayingPlaysCount a play of somebody who paid for a membership is told apart from one of a trial', async () => {
  const { app } = await appKey(bench, { writes: ['contentPlay'] })
  const { article: of } = await owed()
  const played = async (source: string) => {
    const person = await user()
    const validity = { start: '2026-01-01T00:00:00+08:00', end: '2027-01-01T00:00:00+08:00' }
    await records().create('userVip', { user: person, kind: 'vip', days: 365, validity, source })
    const one = { playNo: `Q${++next}`, user: person, kind: 'article', article: of, seconds: 60 }
    const { data } = await app('POST', 'ingest/contentPlay', { ...one, playedAt: NOW })
    return (await records().find('contentPlay', data.id))?.vip
  }
  expect(await played('purchase')).toBe(true)
  expect(await played('sevenDay')).toBe(false)
})
