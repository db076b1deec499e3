import { expect, test } from 'vitest'
import { read, utils, write } from 'xlsx'
import type { Row } from '#declare'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { ORIGIN, PASSWORD } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { make, find } = anyRecord(bench)

/** What a list exports, as rows under their headers. */
async function exported(path: string, columns: readonly string[], ids: readonly number[]) {
  const { data } = await bench.call('POST', 'index/login', { username: 'boss', password: PASSWORD })
  const asked = new URLSearchParams({
    filter: JSON.stringify({ id: ids }),
    columns: JSON.stringify(columns),
    sort: JSON.stringify(['id', 'ASC']),
  })
  const answer = await bench.portal.app.request(`${ORIGIN}/api/portal/${path}/export?${asked}`, {
    headers: { 'x-token': data.token, ticket: data.ticket, 'accept-language': 'zh' },
  })
  const book = read(new Uint8Array(await answer.arrayBuffer()))
  return utils.sheet_to_json<Record<string, unknown>>(
    book.Sheets[book.SheetNames[0] as string] as never,
    { defval: null },
  )
}

/** The rows as Excel saves them. */
function saved(rows: readonly Record<string, unknown>[]): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.json_to_sheet(rows as unknown[]), '列表')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}
const codesOf = ({ rows }: { rows: readonly Row[] }) => rows.map(({ problem }) => problem)

test('a list is exported, edited and brought back: cells change, untouched rows are skipped, new ones are made, and all of it is put back', async () => {
  const [one, other] = [
    await make('issue', { title: '渡口', freePeriod: null }),
    await make('issue', { title: '冬天', freePeriod: null }),
  ]
  const columns = ['title', 'magazine', 'number', 'price', 'vipFree', 'status']
  const rows = await exported('issue', columns, [one.id, other.id])
  expect(rows[0]).toMatchObject({
    编号: one.id,
    封面主题: '渡口',
    版本: (await find('issue', one)).version,
  })
  const [first, second] = rows as [Record<string, unknown>, Record<string, unknown>]
  const edited = { ...first, 封面主题: '渡口与摆渡人', 会员免费: '否' }
  const desk = listDesk(bench, bench.admin)
  const list = await desk.checkFile('issueList', saved([edited, second]), 'xlsx')
  expect(codesOf(list)).toEqual(['B21', 'B24'])
  expect(list.rows[0]?.message).toContain(
    '封面主题 渡口，会员免费 是 → 封面主题 渡口与摆渡人，会员免费 否',
  )
  const done = await desk.confirm(list, ['B21'])
  expect(await find('issue', one)).toMatchObject({
    title: '渡口与摆渡人',
    vipFree: false,
    magazine: one.magazine,
  })
  await desk.confirm(await desk.back(done))
  expect(await find('issue', one)).toMatchObject({ title: '渡口', vipFree: true })
})

test('what others changed since the export is told with both values; emptied, the version lets the list go before', async () => {
  const one = await make('source', { name: '远山报' })
  const [row] = await exported('source', ['name', 'contractNumber'], [one.id])
  await bench.portal.records().update('source', one.id, { name: '远山晚报' })
  const desk = listDesk(bench, bench.admin)
  const mine = { ...row, [Object.keys(row!)[1]!]: '远山日报' }
  const list = await desk.checkFile('sourceList', saved([mine]), 'xlsx')
  expect(codesOf(list)).toEqual(['B27'])
  expect(list.rows[0]?.message).toMatch(/导出之后已被修改（现为 .*远山晚报，表中 .*远山日报）/)
  const mended = await desk.mend(list, 0, { version: '' })
  expect(codesOf(mended)).toEqual(['B21'])
  await desk.confirm(mended, ['B21'])
  expect(await find('source', one)).toMatchObject({ name: '远山日报' })
})

test('a row without a number makes a record, by the rules of the form; a number nobody has is told', async () => {
  const desk = listDesk(bench, bench.admin)
  const one = await make('source', { name: '青山周刊' })
  const columns = ['name', 'sourceKind', 'rights', 'contractNumber', 'contractPeriod']
  const [row] = await exported('source', columns, [one.id])
  const copied = { ...row, 编号: null, 版本: null, 来源名称: '青山月刊', 来源类型: '自有刊物' }
  const list = await desk.checkFile('sourceList', saved([copied]), 'xlsx')
  const done = await desk.confirm(list)
  expect(done.batch).toMatchObject({ done: 1 })
  const made = await bench.portal.records().select('source', { name: '青山月刊' })
  expect(made).toMatchObject([{ sourceKind: 'own', rights: one.rights, status: one.status }])
  const wrong = await desk.checkFile(
    'helpArticleList',
    saved([
      { 编号: null, 问题: '怎样退订' },
      { 编号: 999_999, 问题: '没有这一条' },
    ]),
    'xlsx',
  )
  expect(codesOf(wrong)).toEqual(['B22', 'R13'])
  expect(wrong.rows[0]?.message).toBe('请选择分类')
})

test('where nobody has the number, the names beside it draw no complaints of their own', async () => {
  const desk = listDesk(bench, bench.admin)
  const list = await desk.checkFile(
    'articleList',
    saved([{ 编号: 999_999, 栏目: '没有这个栏目', 来源: '没有这个来源' }]),
    'xlsx',
  )
  expect(list.rows[0]?.message).toBe('文章999999不存在')
})

test('a name that several records bear is asked for by number', async () => {
  const [one, other] = [
    await make('column', { name: '卷首', magazine: (await make('magazine')).id }),
    await make('column', { name: '卷首', magazine: (await make('magazine')).id }),
  ]
  const article = await make('article', { title: '渡船', issue: null })
  const desk = listDesk(bench, bench.admin)
  const list = await desk.checkFile(
    'articleList',
    saved([{ 编号: article.id, 栏目: '卷首' }]),
    'xlsx',
  )
  expect(codesOf(list)).toEqual(['B28'])
  const numbered = await desk.mend(list, 0, { column: `#${other.id}` })
  expect(codesOf(numbered)).toEqual(['B21'])
  expect(one.id).not.toBe(other.id)
})

test('taken back, a record that a list moved back to a draft reads as before, and is told to stay a draft', async () => {
  const article = await make('article', { title: '渡口的灯', issue: null, podcastInserts: [] })
  const { database } = bench.portal.context
  await database.db
    .updateTable('article')
    .set({ status: 'proofed' })
    .where('id', '=', article.id)
    .execute()
  const desk = listDesk(bench, bench.admin)
  const edited = saved([{ 编号: article.id, 标题: '渡口的灯火' }])
  const list = await desk.checkFile('articleList', edited, 'xlsx')
  const done = await desk.confirm(list, ['B21', 'B23'])
  expect(await find('article', article)).toMatchObject({ title: '渡口的灯火', status: 'draft' })
  const back = await desk.back(done)
  expect(back.rows[0]?.message).toContain('内容会恢复，状态仍为“草稿”，不会自动回到“已校对”')
  await desk.confirm(back, ['B23'])
  expect(await find('article', article)).toMatchObject({ title: '渡口的灯', status: 'draft' })
})
