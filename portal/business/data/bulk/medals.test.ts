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

describe.each(bothDatabases())('medals in bulk on $name', (database) => {
  let bench: BulkBench
  let reader: number
  let rare: number
  beforeAll(async () => {
    bench = await bulkBench(database, 12)
    reader = await bench.put('medal', { name: '早起听书人', stock: 0, holders: 0 })
    rare = await bench.put('medal', { name: '守夜读灯人', stock: 2, holders: 0 })
  })
  beforeEach(() => {
    bench.time.now = Date.parse(NOW)
  })
  afterAll(() => bench.close())

  const hand = (medal: unknown, ...lines: string[]) =>
    bench.hand('medal', lines, { options: { medal } })
  const holding = async (n: number): Promise<Row[]> =>
    bench.records.select('medalHolder', { user: await bench.userId(n) }, { sort: 'id' })
  const holders = async (id: number) => (await bench.records.find('medal', id))?.holders

  test('medal R13 R14 the medal is chosen with the list, published and within its time', async () => {
    const line = `${phoneOf(1)},,`
    await expect(bench.hand('medal', [line])).rejects.toThrow('Choose: Medal')
    await expect(
      bench.hand('medal', [line], { options: { medal: reader, colour: 1 } }),
    ).rejects.toThrow('"colour"')
    const withdrawn = await bench.put('medal', { name: '旧勋章', status: 'withdrawn' })
    const over = await bench.put('medal', {
      ...{ name: '国庆签到达人', period: { start: null, end: '2026-10-08T00:00:00+08:00' } },
    })
    for (const medal of [withdrawn, 999_999])
      await expect(hand(medal, line)).rejects.toThrow('That medal is not there')
    expect(await bench.codes(await hand(over, line))).toEqual(['R14'])
    expect(await holding(1)).toEqual([])
  })

  test('medal B20 D1 R4 each gets it once for the reason of the batch; who holds it is passed over', async () => {
    const wrong = await hand(reader, `${phoneOf(2)},,`, `${phoneOf(99)},,`, `,${uidOf(2)},`)
    expect(await bench.codes(wrong)).toEqual([null, 'R4', 'D1'])
    const first = await hand(reader, `${phoneOf(2)},,现场签到`, `,${uidOf(3)},`)
    expect(await bench.remains(first)).toEqual([])
    expect(await bench.confirm(first)).toMatchObject({ status: 'done', done: 2 })
    expect(await holding(2)).toMatchObject([
      {
        ...{ medal: reader, origin: 'import', reason: first.reason, status: 'held' },
        grantedAt: NOW,
      },
    ])
    expect(await holders(reader)).toBe(2)
    const next = await hand(reader, `${phoneOf(3)},,`, `${phoneOf(4)},,`)
    expect(await bench.codes(next)).toEqual(['B20', null])
    expect(await bench.confirm(next)).toMatchObject({ status: 'done', done: 1, skipped: 1 })
    expect(await holding(3)).toHaveLength(1)
    const [, skipped, done] = readBack(await bench.result(next))
    expect(skipped?.slice(4, 6)).toEqual(['跳过', '用户已在该营期或已有该勋章，将跳过'])
    expect(done?.slice(4, 7)).toEqual(['成功', '', '读者4'])
  })

  test('medal the same people get another medal by another list; the same one again is told', async () => {
    const lines = [`${phoneOf(5)},,`]
    await bench.confirm(await hand(reader, ...lines))
    await expect(hand(reader, ...lines)).rejects.toThrow(/40900/)
    expect(await hand(rare, ...lines)).toMatchObject({ status: 'ready' })
  })

  test('medal B19 no more than it is limited to; what was taken since the check fails', async () => {
    const tooMany = await hand(rare, ...[6, 7, 8].map((n) => `${phoneOf(n)},,`))
    expect(await bench.codes(tooMany)).toEqual([null, null, 'B19'])
    const [one, other] = [
      await hand(rare, `${phoneOf(6)},,`, `${phoneOf(7)},,`),
      await hand(rare, `${phoneOf(8)},,`),
    ]
    expect(await bench.remains(one)).toEqual([['守夜读灯人', 'left', 2, 0]])
    expect(await bench.remains(other)).toEqual([['守夜读灯人', 'left', 2, 1]])
    expect(await bench.confirm(one)).toMatchObject({ status: 'done', done: 2 })
    expect(await bench.confirm(other)).toMatchObject({ status: 'partly', failed: 1 })
    expect(await holders(rare)).toBe(2)

    const back = await bench.back(one)
    expect(await bench.codes(back)).toEqual([null, null])
    expect(await bench.confirm(back)).toMatchObject({ status: 'done', done: 2 })
    expect(await holding(6)).toMatchObject([{ status: 'revoked', revokedAt: NOW }])
    expect(await holders(rare)).toBe(0)
    const again = await bench.operator('POST', `batchGive/${other.id}/rerun`)
    await bench.run()
    expect(await bench.confirm(again.data)).toMatchObject({ status: 'done', done: 1 })
    expect(await holding(8)).toMatchObject([{ medal: rare, status: 'held' }])
  })

  test('medalRevoke R4 B26 D1 an admin takes it back from those on a list; who does not hold it is told', async () => {
    const worn = await bench.put('medal', { name: '雨天读信人', stock: 0, holders: 0 })
    await bench.confirm(await hand(worn, ...[9, 10].map((n) => `${phoneOf(n)},,`)))
    const lines = [
      `${phoneOf(9)},`,
      `,${uidOf(11)}`,
      `${phoneOf(99)},`,
      `,${uidOf(9)}`,
      `,${uidOf(10)}`,
    ]
    await expect(bench.hand('medalRevoke', lines, { options: { medal: worn } })).rejects.toThrow(
      /40300/,
    )
    const bytes = new TextEncoder().encode(['手机号,用户ID', ...lines].join('\n'))
    const file = { url: await bench.upload(bytes, 'boss', 'csv'), name: '勋章收回模板.xlsx' }
    const asked = { kind: 'medalRevoke', file, fileName: file.name, reason: '代打卡，收回勋章' }
    const { data } = await bench.admin('POST', 'batchGive', { ...asked, options: { medal: worn } })
    expect(await bench.codes(data)).toEqual([null, 'B26', 'R4', 'D1', null])
    const summary = await bench.admin('GET', `batchGive/${data.id}/summary`)
    expect(summary.data).toMatchObject({ people: 2, fine: 2, problems: 3 })
    await bench.admin('POST', `batchGive/${data.id}/dropProblems`, {})
    const { version } = (await bench.records.find('batchGive', data.id)) as Row
    const { code } = await bench.admin('POST', `batchGive/${data.id}/confirm`, {
      version,
      accept: [],
    })
    expect(code).toBe(20000)
    await bench.run()
    expect(await bench.records.find('batchGive', data.id)).toMatchObject({ done: 2, failed: 0 })
    for (const n of [9, 10])
      expect(await holding(n)).toMatchObject([{ medal: worn, status: 'revoked', revokedAt: NOW }])
    expect(await holders(worn)).toBe(0)
    const history = await bench.admin('GET', `medal/holders/${(await holding(9))[0]?.id}/history`)
    expect(history.data.list[0]).toMatchObject({ reason: '代打卡，收回勋章' })
  })
})
