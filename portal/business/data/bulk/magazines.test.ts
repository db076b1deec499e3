import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import {
  type BulkBench,
  bulkBench,
  phoneOf,
  uidOf,
} from '#portal/engine/imports/testing/bulkBench.ts'
import { readBack } from '#portal/engine/imports/testing/readBack.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'

const NOW = '2026-11-21T22:30:00+08:00'

describe.each(bothDatabases())('magazines in bulk on $name', (database) => {
  let bench: BulkBench
  let weekly: number
  let music: number
  let withdrawn: number
  let issue: number
  let elsewhere: number
  beforeAll(async () => {
    bench = await bulkBench(database, 12)
    weekly = await bench.put('magazine', { title: '生活周刊' })
    music = await bench.put('magazine', { title: '乐迷' })
    withdrawn = await bench.put('magazine', { title: '旧刊', status: 'withdrawn' })
    issue = await bench.put('issue', { title: '县城咖啡馆', magazine: weekly })
    elsewhere = await bench.put('issue', { title: '爵士百年', magazine: music })
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  const rights = async (n: number): Promise<Row[]> =>
    bench.records.select('userMagazine', { user: await bench.userId(n) }, { sort: 'id' })
  const subscribers = async () => (await bench.records.find('magazine', weekly))?.subscriberCount

  test('magazine B1 B2 R13 R14 R9 what is wrong is told row by row, and nothing is given', async () => {
    const batch = await bench.hand('magazine', [
      `${phoneOf(1)},,${weekly},,12,,`,
      `${phoneOf(2)},,${weekly},${issue},12,,`,
      `${phoneOf(2)},,${weekly},,,,`,
      `${phoneOf(2)},,${weekly},${elsewhere},,,`,
      `${phoneOf(3)},,999999,,12,,`,
      `${phoneOf(4)},,${withdrawn},,12,,`,
      `${phoneOf(5)},,${weekly},,12,2026-11-20,`,
      `${phoneOf(5)},,${weekly},,61,,`,
      `,${uidOf(1)},${weekly},,6,,`,
      `${phoneOf(99)},,${weekly},,6,,`,
    ])
    expect(batch.status).toBe('problem')
    expect(await bench.codes(batch)).toEqual([
      null,
      'B1',
      'B1',
      'B2',
      'R13',
      'R14',
      'R9',
      'R7',
      'D1',
      'R4',
    ])
    expect(await rights(1)).toEqual([])
  })

  test('magazine userMagazine#periodsNeverOverlap months begin today, on the day named, or the day after what runs; an issue is for ever', async () => {
    const first = await bench.hand('magazine', [
      `${phoneOf(6)},,${weekly},,12,,漏发补偿`,
      `${phoneOf(7)},,${weekly},,1,2027-01-31,`,
      `,${uidOf(8)},${weekly},${issue},,,`,
    ])
    expect(await bench.confirm(first)).toMatchObject({ status: 'done', done: 3 })
    expect(await rights(6)).toMatchObject([
      {
        ...{ magazine: weekly, issue: null, months: 12, source: 'grant', status: 'active' },
        ...{ batch: first.id, grantKey: `${first.batchNo}-2`, createdBy: first.createdBy },
        validity: { start: '2026-11-21T00:00:00+08:00', end: '2027-11-20T23:59:59+08:00' },
      },
    ])
    expect((await rights(7))[0]?.validity).toEqual({
      start: '2027-01-31T00:00:00+08:00',
      end: '2027-02-27T23:59:59+08:00',
    })
    expect((await rights(8))[0]).toMatchObject({
      ...{ issue, months: null, validity: { start: '2026-11-21T00:00:00+08:00', end: null } },
    })
    expect(await subscribers()).toBe(3)

    const next = await bench.hand('magazine', [
      `${phoneOf(6)},,${weekly},,6,,`,
      `${phoneOf(7)},,${weekly},,2,2027-05-01,`,
      `${phoneOf(8)},,${weekly},${issue},,,`,
      `${phoneOf(8)},,${weekly},,1,,`,
      `${phoneOf(6)},,${weekly},${issue},,,`,
    ])
    expect(await bench.codes(next)).toEqual(['D4', null, 'D3', null, null])
    const done = await bench.confirm(next, ['D3', 'D4'])
    expect(done).toMatchObject({ status: 'done', done: 4, skipped: 1 })
    expect((await rights(6))[1]?.validity).toEqual({
      start: '2027-11-21T00:00:00+08:00',
      end: '2028-05-20T23:59:59+08:00',
    })
    expect((await rights(7))[1]?.validity).toMatchObject({ start: '2027-05-01T00:00:00+08:00' })
    const again = await bench.hand('magazine', [`${phoneOf(6)},,${weekly},,6,,`])
    const [row] = await bench.records.select('batchRow', { batch: again.id })
    expect(row).toMatchObject({ findings: [{ code: 'D2' }, { code: 'D4' }] })
  })

  test('magazine taken back the next day, what the batch gave is cancelled and nothing else', async () => {
    const lines = [`${phoneOf(9)},,${weekly},,12,2026-11-21,`, `${phoneOf(10)},,${weekly},,12,,`]
    const first = await bench.confirm(await bench.hand('magazine', lines))
    await bench.confirm(await bench.hand('magazine', [`${phoneOf(9)},,${weekly},,1,,`]), ['D4'])
    const before = Number(await subscribers())
    bench.time.now += 3 * 3_600_000
    const back = await bench.back(first)
    expect(await bench.codes(back)).toEqual([null, null])
    expect(await bench.confirm(back)).toMatchObject({ status: 'done', done: 2 })
    expect(await rights(9)).toMatchObject([
      { status: 'cancelled', cancelBatch: back.id, cancelReason: back.reason },
      { status: 'active', validity: { start: '2027-11-21T00:00:00+08:00' } },
    ])
    expect(await subscribers()).toBe(before - 1)
  })

  test('batchGive.giveMagazine the old call gives and answers counts', async () => {
    const given = await bench.oldCall('batchGiveUserMagazine', [
      '手机号,用户ID,杂志ID,期次ID,订阅月数,生效日期,备注',
      `${phoneOf(11)},,${music},,12,,`,
    ])
    expect(await given.json()).toMatchObject({ code: 20000, data: { done: 1, failed: 0 } })
    expect(await rights(11)).toHaveLength(1)
  })

  test('cancelMagazine B18 B2 R13 what cannot be cancelled is told, and nothing is', async () => {
    await bench.put('userMagazine', {
      ...{ user: await bench.userId(1), magazine: music, months: 12, source: 'purchase' },
      ...{ validity: { start: NOW, end: '2027-11-20T23:59:59+08:00' }, status: 'active' },
    })
    const batch = await bench.hand('cancelMagazine', [
      `${phoneOf(1)},,${music},,重复发放`,
      `${phoneOf(2)},,${music},,重复发放`,
      `${phoneOf(3)},,${music},${issue},重复发放`,
      `${phoneOf(3)},,999999,,重复发放`,
      `${phoneOf(8)},,${weekly},${issue},`,
      `${phoneOf(11)},,${music},,重复发放`,
    ])
    expect(await bench.codes(batch)).toEqual(['B18', 'B18', 'B2', 'R13', 'R1', null])
    const rows = await bench.records.select('batchRow', { batch: batch.id }, { sort: 'rowNo' })
    expect(rows.slice(0, 2).map(({ message }) => message)).toEqual([
      '该订阅由订单购买，请走退款',
      '用户没有可取消的该杂志订阅',
    ])
    await expect(bench.confirm(batch)).rejects.toThrow('40900')
    expect(await rights(11)).toMatchObject([{ status: 'active' }])
  })

  test('cancelMagazine every stretch that was given goes, an issue only where it is named, for good', async () => {
    const before = Number(await subscribers())
    const batch = await bench.hand('cancelMagazine', [
      `${phoneOf(6)},,${weekly},,客户要求`,
      `,${uidOf(8)},${weekly},${issue},重复发放`,
    ])
    const done = await bench.confirm(batch)
    expect(done).toMatchObject({ status: 'done', done: 2 })
    expect((await rights(6)).map(({ status, issue: one }) => [status, one])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
      ['active', issue],
    ])
    expect((await rights(6))[0]).toMatchObject({ cancelBatch: batch.id, cancelReason: '客户要求' })
    expect((await rights(8)).map(({ status }) => status)).toEqual(['cancelled', 'active'])
    expect(await subscribers()).toBe(before)
    const [, line] = readBack(await bench.result(batch))
    expect(line?.slice(6, 12)).toEqual(['成功', '', '读者6', '生活周刊', '2', '2028-05-20'])
    expect(
      (await bench.operator('POST', `batchGive/${batch.id}/undo`, { reason: '弄错了，恢复' })).code,
    ).toBe(40900)
    const next = await bench.hand('cancelMagazine', [`${phoneOf(6)},,${weekly},,客户要求`])
    expect(await bench.codes(next)).toEqual(['B18'])
  })

  test('batchGive.cancelMagazine the old call cancels; nothing to cancel is an error with its reason', async () => {
    const header = '手机号,用户ID,杂志ID,期次ID,取消原因'
    const lines = [header, `${phoneOf(11)},,${music},,重复发放`]
    const answer = await bench.oldCall('batchCancelUserMagazine', lines)
    expect(await answer.json()).toMatchObject({ code: 20000, data: { done: 1, failed: 0 } })
    expect(await rights(11)).toMatchObject([{ status: 'cancelled' }])
    const none = await bench.oldCall('batchCancelUserMagazine', [
      header,
      `${phoneOf(12)},,${music},,重复发放`,
    ])
    expect(await none.json()).toMatchObject({ message: '第2行：用户没有可取消的该杂志订阅' })
  })
})
