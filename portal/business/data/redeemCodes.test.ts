import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { type PortalBench, portalBench } from '#portal/testing/portalBench.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' }

describe.each(bothDatabases())('redeem codes on $name', (database) => {
  let bench: PortalBench
  let admin: PortalBench['admin']
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    bench = await portalBench(database)
    app = (await appKey(bench, { writes: ['redeemCode', 'appUser'] })).app
  })
  beforeEach(async () => {
    bench.time.now = Date.parse(NOW)
    admin = await bench.signIn('boss')
  })
  afterAll(() => bench.close())

  const records = () => bench.portal.records()
  const values = (more: Row = {}): Row => ({
    batchName: '图书附赠码第3批',
    quantity: 1,
    benefits: [{ kind: 'readMoney', amount: 2000 }],
    redeemPeriod: period,
    ...more,
  })
  const made = async (more: Row = {}) => {
    const { data } = await admin('POST', 'redeemCode', values(more))
    await runQueued(bench.portal.context)
    return data as Row & { id: number; code: string }
  }
  const refused = async (method: string, path: string, body: Row) => {
    const { code, data } = await admin(method, path, body)
    return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
  }
  const find = async (id: number) => (await records().find('redeemCode', id)) as Row
  const batch = async ({ batchNo }: Row) => records().select('redeemCode', { batchNo })
  const user = async () =>
    (await app('POST', 'ingest/appUser', { uid: `U${serial()}`, nickname: '海边的栗子' })).data.id
  const redeem = async (code: string) =>
    app('POST', 'ingest/redeemCode', { code, move: 'redeem', user: await user() })

  test('redeemCode#codesAreRandom redeemCode.generate makes a batch nobody guesses, with a file of it, and shows codes in part without the right', async () => {
    expect((await admin('POST', 'redeemCode/generate', {})).data).toEqual({ quantity: 100 })
    const first = await made({ quantity: 620 })
    const codes = (await batch(first)).map(({ code }) => code as string)
    expect([codes.length, new Set(codes).size]).toEqual([620, 620])
    expect(codes.every((code) => /^[A-HJ-NP-Z2-9]{12}$/.test(code))).toBe(true)
    const [job] = await records().select('job', { kind: 'redeemCodes', recordId: String(first.id) })
    expect(job).toMatchObject({
      status: 'done',
      done: 620,
      resultFile: { name: `兑换码-${first.batchNo}.xlsx` },
    })
    const helper = await records().create('role', {
      kind: 'named',
      code: `reader${'abcdefgh'[serial() % 8]}`,
      name: '客服',
      special: [],
      rights: [{ entity: 'redeemCode', read: true }],
      hidden: [],
    })
    await records().update('portalUser', bench.people.wang, {
      roles: [bench.people.editor, helper.id],
    })
    const wang = await bench.signIn('wang')
    const seen = await wang('GET', `redeemCode/${first.id}`)
    if (seen.code === 20000)
      expect(seen.data.code).toBe(`${first.code.slice(0, 4)}****${first.code.slice(-4)}`)
    expect((await wang('POST', `redeemCode/${first.id}/exportBatch`, {})).code).toBe(40300)
    expect(await refused('POST', 'redeemCode', values({ code: 'AAAABBBBCCCC' }))).toContain('code')
  })

  test('redeemCode#usesWithinMaxUses a shared code stays unused until it was redeemed as often as it may be; afterwards it is over', async () => {
    const { id, code } = await made({ maxUses: 2 })
    expect((await redeem(code)).code).toBe(20000)
    expect(await find(id)).toMatchObject({ status: 'unused', uses: 1 })
    const last = await redeem(code)
    expect(last.code).toBe(20000)
    expect(await find(id)).toMatchObject({ status: 'used', uses: 2, redeemedAt: NOW })
    expect((await redeem(code)).code).toBe(40900)
    expect((await admin('POST', `redeemCode/${id}/redeem`, {})).code).not.toBe(20000)
    const early = await made({ redeemPeriod: { ...period, start: '2026-12-01T00:00:00+08:00' } })
    expect((await redeem(early.code)).code).toBe(40900)
    const short = await made({ redeemPeriod: { ...period, end: '2026-11-21T12:00:00+08:00' } })
    bench.time.now += 3 * 3_600_000
    await runDueMoves(bench.portal.context, records())
    expect((await find(short.id)).status).toBe('expired')
  })

  test('redeemCode#benefitsFrozenOnceUsed benefits name what they give, and stay once a code of the batch is used', async () => {
    const lacking = (benefit: Row) => refused('POST', 'redeemCode', values({ benefits: [benefit] }))
    expect(await lacking({ kind: 'readMoney' })).toContain('benefits.0.amount')
    expect(await lacking({ kind: 'vip', amount: 100 })).toContain('benefits.0.vipGoods')
    const first = await made({ quantity: 2 })
    const other = (await batch(first)).find(({ id }) => id !== first.id) as Row
    const change = async () =>
      refused('PUT', `redeemCode/${other.id}`, {
        version: (await find(other.id as number)).version,
        benefits: [{ kind: 'readMoney', amount: 3000 + serial() }],
      })
    expect(await change()).toBe('done')
    await redeem(first.code)
    expect(await change()).toContain('benefits')
  })

  test('redeemCode#destroyNeedsReason destroying takes the right and a reason and no used code; its time lies ahead', async () => {
    const past = { start: '2026-01-01T00:00:00+08:00', end: '2026-02-01T00:00:00+08:00' }
    expect(await refused('POST', 'redeemCode', values({ redeemPeriod: past }))).toContain(
      'redeemPeriod',
    )
    const turned = { start: period.end, end: period.start }
    expect(await refused('POST', 'redeemCode', values({ redeemPeriod: turned }))).toContain(
      'redeemPeriod',
    )
    const { id } = await made()
    expect(await refused('POST', `redeemCode/${id}/destroy`, {})).toContain('destroyReason')
    const reason = { destroyReason: '合作取消' }
    const wang = await bench.signIn('wang')
    expect((await wang('POST', `redeemCode/${id}/destroy`, reason)).code).toBe(40300)
    expect(await refused('POST', `redeemCode/${id}/destroy`, reason)).toBe('done')
    const spent = await made()
    await redeem(spent.code)
    expect((await admin('POST', `redeemCode/${spent.id}/destroy`, reason)).code).toBe(40900)
    expect((await admin('DELETE', `redeemCode/${spent.id}`)).code).not.toBe(20000)
  })

  test('redeemCode.editBatch changes all unused codes of the batch; redeemCode.exportBatch writes it out in full', async () => {
    const first = await made({ quantity: 3 })
    const rest = (await batch(first)).filter(({ id }) => id !== first.id)
    await redeem(rest[0]?.code as string)
    const asked = { batchName: '读书月年卡码', redeemPeriod: period }
    const { data } = await admin('POST', `redeemCode/${first.id}/editBatch`, asked)
    expect(data).toMatchObject({ total: 2 })
    await runQueued(bench.portal.context)
    expect(
      (await batch(first)).map(({ batchName, status }) => [status, batchName]).toSorted(),
    ).toEqual([
      ['unused', '读书月年卡码'],
      ['unused', '读书月年卡码'],
      ['used', '图书附赠码第3批'],
    ])
    const past = { ...asked, redeemPeriod: { start: null, end: '2026-01-01T00:00:00+08:00' } }
    expect((await admin('POST', `redeemCode/${first.id}/editBatch`, past)).code).toBe(40001)
    const { data: written } = await admin('POST', `redeemCode/${first.id}/exportBatch`, {})
    await runQueued(bench.portal.context)
    expect(await records().find('job', written.job)).toMatchObject({ status: 'done', total: 3 })
  })
})
