import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { makeUsers, phoneOf } from './testing/bulkBench.ts'
import { type CheckedList, listDesk } from './testing/listDesk.ts'
import { readBack } from './testing/readBack.ts'

const bench = sharedBench()
const { admin } = bench
beforeAll(() => makeUsers(bench.portal, 12))

const desk = () => listDesk(bench, admin)
const line = (n: number, department: string) => `${phoneOf(n)},${department},2026-12-31,内测`
const messages = ({ rows }: CheckedList) => rows.map(({ message }) => message)
const put = async (n: number, values: Row) => {
  const records = bench.portal.records()
  const [one] = await records.select('whiteList', { phone: phoneOf(n) })
  return records.update('whiteList', one?.id as number, values)
}

test('taking back says row by row what it restores, what it removes, and what stays because it was changed since', async () => {
  const { check, confirm, back } = desk()
  await confirm(await check('whiteList', [line(1, '编辑部'), line(2, '编辑部')]))
  const list = await confirm(
    await check('whiteList', [line(1, '市场部'), line(2, '市场部'), line(3, '市场部')]),
    ['B21'],
  )
  expect(list.batch).toMatchObject({ status: 'done', done: 3 })
  await put(2, { department: '产品技术部' })

  const checked = await back(list)
  expect(checked.batch).toMatchObject({ status: 'ready', skipped: 1, problems: 0, warnings: 0 })
  expect(messages(checked)).toEqual([
    '恢复为 部门 编辑部（现为 部门 市场部）',
    '写入后已被修改（写入 部门 市场部，现为 部门 产品技术部），保留不动',
    '删除本批新增的记录',
  ])
  expect(checked.rows.map(({ level, status, problem }) => [level, status, problem])).toEqual([
    ['ok', 'waiting', null],
    ['warn', 'skipped', 'U7'],
    ['ok', 'waiting', null],
  ])

  // What each row came to stands in the result sheet.
  const done = await confirm(checked)
  expect(done.batch).toMatchObject({ status: 'done', done: 2, skipped: 1 })
  const sheet = await resultOf(done.batch)
  expect(sheet.map(({ 结果, 撤回情况 }) => [结果, 撤回情况])).toEqual([
    ['成功', '已撤回'],
    ['跳过', '保留'],
    ['成功', '已撤回'],
  ])
  expect(sheet[0]?.原因).toBe('恢复为 部门 编辑部（现为 部门 市场部）')
})

test('what a record has become since, and what is gone, is told as impossible or kept; rows are found by it', async () => {
  const { check, confirm, back } = desk()
  const list = await confirm(await check('whiteList', [line(4, '市场部'), line(5, '市场部')]))
  const records = bench.portal.records()
  const [gone] = await records.select('whiteList', { phone: phoneOf(4) })
  await records.remove('whiteList', gone?.id as number)
  await put(5, { enabled: false })
  const { batch, rows } = await back(list)
  expect(rows.map(({ problem }) => problem)).toEqual(['U4', null])
  const filter = { batch: batch.id, status: 'skipped', problem: ['U1', 'U4'] }
  const { data } = await admin('GET', `batchRow?filter=${JSON.stringify(filter)}`)
  expect((data.list as Row[]).map(({ rowNo }) => rowNo)).toEqual([2])
})

test('figures that were written over come back as they were, and are seen so before it runs', async () => {
  const { check, confirm, back } = desk()
  const sold = (yuan: string) => `2026-11-19,天猫,官方旗舰店,680012345678,宋画十讲,1,1,${yuan},0,0`
  await confirm(await check('sales', [sold('100')]), ['B9'])
  const list = await confirm(await check('sales', [sold('250')]), ['B9', 'B21'])
  const checked = await back(list)
  expect(messages(checked)).toEqual(['恢复为 1 件 100.00 元（现为 1 件 250.00 元）'])
  const { data } = await admin('GET', `batchGive/${checked.batch.id}/summary`)
  expect(data).toMatchObject({
    shares: [{ share: '2026-11 · 天猫', rows: 1, before: 250_00, after: 100_00 }],
    moved: 150_00,
  })
  await confirm(checked)
  const [row] = await bench.portal.records().select('salesDaily', { goodsCode: '680012345678' })
  expect(row?.amount).toBe(100_00)
})

/** The result sheet of a batch by its headings. */
async function resultOf({ id }: Row): Promise<readonly { readonly [heading: string]: string }[]> {
  const { data } = await admin('GET', `batchGive/${id}/link?of=result`)
  const answer = await bench.portal.app.request(`http://portal.test${data.url}`)
  const [heading = [], ...rows] = readBack(new Uint8Array(await answer.arrayBuffer()))
  return rows.map((row) => Object.fromEntries(heading.map((of, at) => [of, row[at] ?? ''])))
}
