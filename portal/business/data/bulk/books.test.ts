import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import {
  type BulkBench,
  bulkBench,
  phoneOf,
  uidOf,
} from '#portal/engine/imports/testing/bulkBench.ts'
import { readBack } from '#portal/engine/imports/testing/readBack.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'

const NOW = '2026-11-21T10:00:00+08:00'

describe.each(bothDatabases())('books in bulk on $name', (database) => {
  let bench: BulkBench
  let audiobook: number
  let course: number
  let lesson: number
  let draft: number
  beforeAll(async () => {
    bench = await bulkBench(database, 12)
    audiobook = await bench.put('audiobook', { title: '中国古代建筑二十讲' })
    course = await bench.put('catalog', { title: '宋画十讲', nodeKind: 'course' })
    lesson = await bench.put('catalog', { title: '第一讲', nodeKind: 'lesson', parent: course })
    draft = await bench.put('epub', { title: '未上架的书', status: 'parsed' })
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  const rights = async (n: number): Promise<Row[]> =>
    bench.records.select('userBook', { user: await bench.userId(n) }, { sort: 'id' })
  const states = async (n: number) =>
    (await rights(n)).map(({ status, validTo }) => [status, validTo])

  test('book R11 R13 R14 D1 only what is published of its kind is given, once to each', async () => {
    const batch = await bench.hand('book', [
      `${phoneOf(1)},,听书,${audiobook},,`,
      `${phoneOf(2)},,课程,${lesson},,`,
      `${phoneOf(2)},,电子书,${draft},,`,
      `${phoneOf(2)},,单篇文章,${audiobook + 900},,`,
      `${phoneOf(2)},,唱片,${audiobook},,`,
      `${phoneOf(2)},,课程,${course},3661,`,
      `,${uidOf(1)},听书,${audiobook},30,`,
    ])
    expect(await bench.codes(batch)).toEqual([null, 'R13', 'R14', 'R13', 'R11', 'R7', 'D1'])
    const [, row] = await bench.records.select('batchRow', { batch: batch.id }, { sort: 'rowNo' })
    expect(row?.message).toBe(`课程${lesson}不存在`)
    await expect(bench.confirm(batch)).rejects.toThrow('40900')
    expect(await rights(1)).toEqual([])
  })

  test('book userBook#oneActivePerContent new, for longer, or for ever; who owns it for ever is passed over', async () => {
    const first = await bench.hand('book', [
      `${phoneOf(3)},,听书,${audiobook},30,客诉补偿`,
      `,${uidOf(4)},课程,${course},,`,
      `${phoneOf(5)},,课程,${course},10,`,
    ])
    expect(await bench.confirm(first)).toMatchObject({ status: 'done', done: 3 })
    expect(await rights(3)).toMatchObject([
      {
        ...{ kind: 'audiobook', audiobook, course: null, source: 'grant', status: 'active' },
        ...{ validTo: shift(NOW, '+30d'), note: '客诉补偿', batch: first.id },
        ...{ grantKey: `${first.batchNo}-2`, createdBy: first.createdBy },
      },
    ])
    const next = await bench.hand('book', [
      `${phoneOf(3)},,听书,${audiobook},5,`,
      `${phoneOf(4)},,课程,${course},30,`,
      `${phoneOf(5)},,课程,${course},,`,
    ])
    expect(await bench.codes(next)).toEqual(['D4', 'D3', 'D4'])
    const done = await bench.confirm(next, ['D2', 'D3', 'D4'])
    expect(done).toMatchObject({ status: 'done', done: 2, skipped: 1 })
    expect(await states(3)).toEqual([
      ['replaced', shift(NOW, '+30d')],
      ['active', shift(NOW, '+35d')],
    ])
    expect(await states(4)).toEqual([['active', null]])
    expect(await states(5)).toEqual([
      ['replaced', shift(NOW, '+10d')],
      ['active', null],
    ])
    const [, longer, owned, ever] = readBack(await bench.result(next))
    expect(longer?.slice(9, 12)).toEqual(['读者3', '中国古代建筑二十讲', '2026-12-26'])
    expect(owned?.slice(7, 9)).toEqual(['跳过', '用户已永久拥有，将跳过'])
    expect(ever?.slice(10, 12)).toEqual(['宋画十讲', '永久'])
  })

  test('book D2 the same book for as many days is told, for other days it is not', async () => {
    await bench.confirm(await bench.hand('book', [`${phoneOf(10)},,听书,${audiobook},30天,`]))
    const next = await bench.hand('book', [`${phoneOf(10)},,听书,${audiobook},30,再补`])
    expect(await bench.codes(next)).toEqual(['D2'])
    const other = await bench.hand('book', [`${phoneOf(10)},,听书,${audiobook},31,`])
    expect(await bench.codes(other)).toEqual(['D4'])
  })

  test('book taken back, what was there before is good again for the rest of its time', async () => {
    const bought = await bench.records.create('userBook', {
      ...{ user: await bench.userId(6), kind: 'course', course, source: 'purchase' },
      validTo: shift(NOW, '+20d'),
    })
    const lines = [`${phoneOf(6)},,课程,${course},,`, `${phoneOf(7)},,课程,${course},7,`]
    const first = await bench.confirm(await bench.hand('book', lines), ['D4'])
    bench.time.now += 3_600_000
    const back = await bench.confirm(await bench.back(first))
    expect(back).toMatchObject({ status: 'done', done: 2 })
    expect(await rights(6)).toMatchObject([
      { id: bought.id, status: 'active', validTo: shift(NOW, '+20d'), source: 'purchase' },
      { status: 'revoked' },
    ])
    expect(await states(7)).toMatchObject([['revoked', shift(NOW, '+7d')]])
  })

  test('batchGive.giveBook the old call answers a spreadsheet; with a problem row nothing is given and every row says so', async () => {
    const header = '手机号,用户ID,书籍类型,书籍ID,有效天数,备注'
    const given = await bench.oldCall('batchGiveUserBook', [
      header,
      `${phoneOf(8)},,听书,${audiobook},7,`,
    ])
    expect(given.headers.get('x-batch-no')).toMatch(/^PL/)
    const [, line] = readBack(new Uint8Array(await given.arrayBuffer()))
    expect(line?.slice(7, 12)).toEqual(['成功', '', '读者8', '中国古代建筑二十讲', '2026-11-28'])
    const bad = await bench.oldCall('batchGiveUserBook', [
      header,
      `${phoneOf(9)},,听书,${audiobook},7,`,
      `${phoneOf(99)},,听书,${audiobook},7,`,
    ])
    expect(bad.status).toBe(200)
    const lines = readBack(new Uint8Array(await bad.arrayBuffer()))
    expect(lines.slice(1).map((one) => one.slice(7, 9))).toEqual([
      ['失败', '名单有问题行，本批未执行'],
      ['失败', '用户不存在'],
    ])
    expect(await rights(9)).toEqual([])
  })
})
