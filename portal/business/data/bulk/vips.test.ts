import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import {
  type BulkBench,
  bulkBench,
  phoneOf,
  uidOf,
} from '#portal/engine/imports/testing/bulkBench.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'

const NOW = '2026-11-21T10:00:00+08:00'

describe.each(bothDatabases())('membership in bulk on $name', (database) => {
  let bench: BulkBench
  beforeAll(async () => {
    bench = await bulkBench(database, 12)
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  const stretches = async (n: number): Promise<Row[]> => {
    const [user] = await bench.records.select('appUser', { uid: uidOf(n) })
    return bench.records.select('userVip', { user: user?.id }, { sort: 'id' })
  }
  const periods = async (n: number) => (await stretches(n)).map(({ validity }) => validity)

  test('vip B3 R4 R7 R11 D1 what is wrong is told row by row, and nothing is given', async () => {
    const batch = await bench.hand('vip', [
      `${phoneOf(1)},,知识会员,365,`,
      `${phoneOf(99)},,知识会员,365,`,
      `${phoneOf(2)},,金卡,365,`,
      `${phoneOf(3)},,知识会员,3661,`,
      `,${uidOf(1)},知识会员,31,`,
      `,,知识会员,31,`,
    ])
    expect(batch.status).toBe('problem')
    expect(await bench.codes(batch)).toEqual([null, 'R4', 'R11', 'R7', 'D1', 'R2'])
    await expect(bench.confirm(batch)).rejects.toThrow('40900')
    expect(await stretches(1)).toEqual([])
  })

  test('vip each gets a stretch from now on, members one after what they have; both kinds go beside each other', async () => {
    const first = await bench.hand('vip', [
      `${phoneOf(4)},,知识会员,365,年会补偿`,
      `${phoneOf(4)},,数字刊会员,31,`,
      `,${uidOf(5)},VIP会员,10,`,
    ])
    expect(await bench.confirm(first)).toMatchObject({ status: 'done', done: 3, failed: 0 })
    const [knowledge, digital] = (await stretches(4)) as [Row, Row]
    const year = shift(NOW, '+365d')
    expect(knowledge).toMatchObject({
      ...{ kind: 'knowledge', days: 365, source: 'grant', status: 'active', note: '年会补偿' },
      ...{ batch: first.id, grantKey: `${first.batchNo}-2`, createdBy: first.createdBy },
      validity: { start: NOW, end: year },
    })
    expect(digital).toMatchObject({ note: first.reason, validity: { start: NOW } })
    const next = await bench.hand('vip', [
      `${phoneOf(4)},,知识会员,30,`,
      `${phoneOf(6)},,知识会员,3660,`,
    ])
    expect(next.status).toBe('ready')
    expect(await bench.codes(next)).toEqual(['D4', null])
    await expect(bench.confirm(next)).rejects.toThrow('42800')
    expect(await bench.confirm(next, ['D4'])).toMatchObject({ status: 'done', done: 2 })
    expect((await periods(4))[2]).toEqual({ start: year, end: shift(year, '+30d') })
  })

  test('vip B3 D2 nobody has more than 3660 days of a kind in all; the same days again are told', async () => {
    const again = await bench.hand('vip', [
      `${phoneOf(6)},,知识会员,1,`,
      `${phoneOf(6)},,VIP会员,1,`,
      `,${uidOf(5)},VIP会员,10,`,
    ])
    expect(await bench.codes(again)).toEqual(['B3', null, 'D2'])
    const [row] = await bench.records.select('batchRow', { batch: again.id, rowNo: 4 })
    expect(row).toMatchObject({ findings: [{ code: 'D2' }, { code: 'D4' }] })
  })

  test('vip X1 what has become too much since the check fails, the rest is given', async () => {
    const batch = await bench.hand('vip', [
      `${phoneOf(7)},,VIP会员,30,`,
      `${phoneOf(8)},,VIP会员,30,`,
    ])
    const [user] = await bench.records.select('appUser', { uid: uidOf(7) })
    await bench.records.create('userVip', {
      ...{ user: user?.id, kind: 'vip', days: 3650, source: 'purchase' },
      validity: { start: NOW, end: NOW },
    })
    expect(await bench.confirm(batch)).toMatchObject({ status: 'partly', done: 1, failed: 1 })
    expect(await stretches(7)).toHaveLength(1)
    expect(await stretches(8)).toHaveLength(1)
  })

  test('vip taken back, the rest of each stretch goes and what lies behind it comes earlier', async () => {
    const lines = [`${phoneOf(9)},,联合会员,10,`, `${phoneOf(10)},,联合会员,10,`]
    const first = await bench.confirm(await bench.hand('vip', lines))
    await bench.confirm(await bench.hand('vip', [`${phoneOf(9)},,联合会员,20,`]), ['D4'])
    const [gone] = (await stretches(10)) as [Row]
    await bench.records.move('userVip', gone.id as number, 'expire')
    bench.time.now += 4 * 3_600_000
    const back = await bench.back(first)
    expect(back).toMatchObject({ status: 'ready', undoOf: first.id })
    expect(await bench.codes(back)).toEqual([null, 'U5'])
    expect(await bench.confirm(back)).toMatchObject({ status: 'done', done: 1, skipped: 1 })
    const later = shift(NOW, '+4h')
    expect(await stretches(9)).toMatchObject([
      { status: 'revoked', validity: { start: NOW } },
      { status: 'active', validity: { start: later, end: shift(later, '+20d') } },
    ])
  })

  test('batchGive.giveVip the old call gives and answers counts; a problem row gives nothing and says why', async () => {
    const header = '手机号,用户ID,会员类型,天数,备注'
    const given = await bench.oldCall('batchGiveUserVip', [header, `${phoneOf(11)},,知识会员,7,`])
    expect([given.status, await given.json()]).toMatchObject([
      200,
      {
        code: 20000,
        data: { batchNo: expect.stringMatching(/^PL/), done: 1, failed: 0, skipped: 0 },
      },
    ])
    expect(await stretches(11)).toHaveLength(1)
    const bad = await bench.oldCall('batchGiveUserVip', [
      header,
      `${phoneOf(12)},,知识会员,7,`,
      `${phoneOf(99)},,知识会员,7,`,
    ])
    expect([bad.status, await bad.json()]).toMatchObject([
      422,
      { code: 40001, message: '第3行：用户不存在' },
    ])
    expect(await stretches(12)).toEqual([])
  })
})
