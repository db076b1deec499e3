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

const NOW = '2026-11-21T10:00:00+08:00'

describe.each(bothDatabases())('qualifications in bulk on $name', (database) => {
  let bench: BulkBench
  let practice: number
  let walk: number
  let camp: number
  let period: number
  let finished: number
  beforeAll(async () => {
    bench = await bulkBench(database, 14)
    practice = await bench.put('practice', { title: '写一段清晨' })
    walk = await bench.put('offlineActivity', { title: '苏州园林半日行', status: 'withdrawn' })
    camp = await bench.put('camp', { title: '非虚构写作营' })
    const of = { camp, number: 8, capacity: 3, studentCount: 0, finishPercent: 80 }
    period = await bench.put('campPeriod', { ...of, title: '第8期', status: 'enrolling' })
    finished = await bench.put('campPeriod', {
      ...of,
      title: '第7期',
      number: 7,
      status: 'finished',
    })
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  const rights = async (n: number): Promise<Row[]> =>
    bench.records.select('userQualification', { user: await bench.userId(n) }, { sort: 'id' })
  const student = async (n: number): Promise<Row | undefined> =>
    (await bench.records.select('campStudent', { period, user: await bench.userId(n) }))[0]
  const places = async () => (await bench.records.find('campPeriod', period))?.studentCount

  test('qualification R1 R9 R10 R13 R14 D1 what is wrong is told row by row, and nothing is given', async () => {
    const batch = await bench.hand('qualification', [
      `${phoneOf(1)},,练习,${practice},,,`,
      `${phoneOf(2)},,练习,${practice},2026-11-21,,`,
      `${phoneOf(2)},,练习,${practice},2026-12-21,2026-12-21,`,
      `${phoneOf(2)},,练习,${practice},2026-11-01,2026-11-20,`,
      `${phoneOf(2)},,线下活动,${walk},,,`,
      `${phoneOf(2)},,训练营,${finished},,,`,
      `${phoneOf(2)},,打卡活动,${practice},,,`,
      `,${uidOf(1)},练习,${practice},,,`,
    ])
    const found = await bench.codes(batch)
    expect(found).toEqual([null, 'R1', 'R10', 'R9', 'R14', 'R14', 'R13', 'D1'])
    await expect(bench.confirm(batch)).rejects.toThrow('40900')
    expect(await rights(1)).toEqual([])
  })

  test('qualification F1 only a file called as the template is taken', async () => {
    const lines = [`${phoneOf(1)},,练习,${practice},,,`]
    await expect(bench.hand('qualification', lines, { fileName: '名单.xlsx' })).rejects.toThrow(
      '资格发放模板.xlsx',
    )
    const numbered = await bench.hand('qualification', lines, { fileName: '资格发放模板 (1).xlsx' })
    expect(numbered.status).toBe('ready')
  })

  test('qualification userQualification#oneActivePerObject for a time, for longer, for ever; who has it for ever is passed over', async () => {
    const first = await bench.hand('qualification', [
      `${phoneOf(3)},,练习,${practice},2026-11-21,2026-11-30,退费转赠`,
      `,${uidOf(4)},练习,${practice},,,`,
    ])
    expect(await bench.remains(first)).toEqual([])
    expect(await bench.confirm(first)).toMatchObject({ status: 'done', done: 2 })
    expect(await rights(3)).toMatchObject([
      {
        ...{ kind: 'practice', practice, campPeriod: null, source: 'grant', status: 'active' },
        ...{ note: '退费转赠', batch: first.id, grantKey: `${first.batchNo}-2` },
        validity: { start: '2026-11-21T00:00:00+08:00', end: '2026-11-30T23:59:59+08:00' },
      },
    ])
    const next = await bench.hand('qualification', [
      `${phoneOf(3)},,练习,${practice},2026-12-20,2026-12-24,`,
      `${phoneOf(4)},,练习,${practice},2026-12-20,2026-12-24,`,
    ])
    expect(await bench.codes(next)).toEqual(['D4', 'D3'])
    const done = await bench.confirm(next, ['D2', 'D3', 'D4'])
    expect(done).toMatchObject({ status: 'done', done: 1, skipped: 1 })
    const [before, after] = await rights(3)
    expect([before?.status, after?.status]).toEqual(['replaced', 'active'])
    expect(after?.validity).toEqual({
      start: '2026-11-21T00:00:00+08:00',
      end: '2026-12-24T23:59:59+08:00',
    })
    const [, line] = readBack(await bench.result(next))
    expect(line?.slice(10, 13)).toEqual(['读者3', '写一段清晨', '2026-11-21 至 2026-12-24'])

    const same = await bench.hand('qualification', [
      `${phoneOf(3)},,练习,${practice},2026-12-20,2026-12-24,再发一次`,
      `${phoneOf(13)},,练习,${practice},2026-12-20,2026-12-24,`,
    ])
    expect(await bench.codes(same)).toEqual(['D3', null])
    const [kept] = await bench.records.select('batchRow', { batch: same.id }, { sort: 'rowNo' })
    expect(kept).toMatchObject({
      status: 'skipped',
      message: '用户已拥有至2026-12-24，不早于所填结束日期，将跳过',
      findings: [{ code: 'D2' }, { code: 'D3' }],
    })
    const back = await bench.confirm(await bench.back(next))
    expect(back).toMatchObject({ status: 'done', done: 1 })
    expect((await rights(3)).map(({ status }) => status)).toEqual(['active', 'revoked'])
  })

  test('qualification userQualification#campGrantJoinsPeriod B19 B20 in a camp it makes students, as many as there are places, each once', async () => {
    const first = await bench.hand('qualification', [
      `${phoneOf(5)},,训练营,${period},,,`,
      `,${uidOf(6)},训练营,${period},,,`,
    ])
    expect(await bench.remains(first)).toEqual([['第8期', 'places', 3, 1]])
    expect(await bench.confirm(first)).toMatchObject({ status: 'done', done: 2 })
    expect(await student(5)).toMatchObject({
      ...{ origin: 'grant', status: 'enrolled', phone: phoneOf(5), nickname: '读者5' },
      studentNumber: expect.stringMatching(/^008-\d{4}$/),
    })
    expect(await rights(6)).toMatchObject([{ kind: 'camp', campPeriod: period, batch: first.id }])
    expect(await places()).toBe(2)
    const next = await bench.hand('qualification', [
      `${phoneOf(5)},,训练营,${period},,,`,
      `${phoneOf(7)},,训练营,${period},,,`,
      `${phoneOf(8)},,训练营,${period},,,`,
    ])
    expect(await bench.codes(next)).toEqual(['B20', null, 'B19'])
    const [, , full] = await bench.records.select('batchRow', { batch: next.id }, { sort: 'rowNo' })
    expect(full?.message).toBe('营期剩余0个名额，不足')
  })

  test('qualification X1 a place that was taken since the check is not taken twice', async () => {
    const one = await bench.hand('qualification', [`${phoneOf(9)},,训练营,${period},,,`])
    const other = await bench.hand('qualification', [`${phoneOf(10)},,训练营,${period},,,`])
    expect(await bench.confirm(one)).toMatchObject({ status: 'done', done: 1 })
    expect(await bench.confirm(other)).toMatchObject({ status: 'partly', done: 0, failed: 1 })
    expect(await student(10)).toBeUndefined()
    expect(await places()).toBe(3)
  })

  test('qualification taken back, students leave the period and their places are free again', async () => {
    const [batch] = await bench.records.select('userQualification', {
      user: await bench.userId(9),
    })
    const back = await bench.confirm(await bench.back({ id: batch?.batch }))
    expect(back).toMatchObject({ status: 'done', done: 1 })
    expect(await student(9)).toMatchObject({ status: 'dropped' })
    expect(await rights(9)).toMatchObject([{ status: 'revoked' }])
    expect(await places()).toBe(2)
    const again = await bench.hand('qualification', [
      `${phoneOf(11)},,训练营,${period},,,`,
      `${phoneOf(9)},,训练营,${period},,,`,
    ])
    expect(await bench.codes(again)).toEqual([null, 'B20'])
  })

  test('batchGive.giveQualification the old call answers a spreadsheet', async () => {
    const given = await bench.oldCall('batchGiveUserQualification', [
      '手机号,用户ID,资格类型,对象ID,开始日期,结束日期,备注',
      `${phoneOf(12)},,练习,${practice},,,`,
    ])
    expect(given.headers.get('x-batch-no')).toMatch(/^PL/)
    const [, line] = readBack(new Uint8Array(await given.arrayBuffer()))
    expect(line?.slice(8, 13)).toEqual(['成功', '', '读者12', '写一段清晨', '永久'])
  })
})
