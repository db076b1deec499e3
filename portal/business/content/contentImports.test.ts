import { expect, test } from 'vitest'
import { read, utils, write } from 'xlsx'
import type { Row } from '#declare'
import { weekdayAndLunar } from '#derive/text/weekdayAndLunar.ts'
import { listDesk } from '#portal/engine/imports/testing/listDesk.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { campDesk } from '#portal/testing/campDesk.ts'
import { ORIGIN, PASSWORD } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, put, find, act, changed, remove, refused, sent, tried } = anyRecord(bench)

let files = 0
const sheet = async (...rows: (string | number)[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '数据')
  const key = `file/rows-${++files}.xlsx`
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }))
  await bench.store.put(key, bytes, { type: 'application/octet-stream' })
  return { url: `/masthead/${key}`, name: 'rows.xlsx', size: bytes.length }
}
const _imported = async (
  entity: string,
  action: string,
  rows: (string | number)[][],
  by = editor,
) => {
  const file = await sheet(...rows)
  const first = await by('POST', `${entity}/${action}`, { file })
  if (first.code !== 42800) return { ...first, told: null }
  const accept = [`${entity}.${action}`]
  return { ...(await by('POST', `${entity}/${action}`, { file, accept })), told: first.data }
}
const all = (entity: string) => bench.portal.records().select(entity, {}, { sort: 'id' })

test('bulk.doreadBook makes drafts without covers, brings known ISBNs up to date, and puts them back', async () => {
  const desk = listDesk(bench, admin)
  const line = (title: string, isbn: string, month = '2026-11') =>
    `${title},林渡,远山出版社,${isbn},${month},一条河的传记`
  const faulty = await desk.check('doreadBook', [
    line('慢船', '978-7-5302-0000-1', '2026年11月'),
    line('夜航', '9787530200018', '某月'),
    line('错的', '9787530200019'),
    line('短的', '97875302'),
    line('', '9787530200025'),
  ])
  expect(faulty.codes).toEqual([null, 'R9', 'B22', 'R3', 'R1'])
  const good = [line('慢船', '978-7-5302-0000-1', '2026年11月'), line('夜航', '9787530200018')]
  const done = await desk.confirm(await desk.check('doreadBook', good))
  expect(done.batch).toMatchObject({ done: 2 })
  const [book] = (await all('doreadBook')) as Made[]
  expect(book).toMatchObject({ title: '慢船', month: '2026-11', status: 'draft', cover: null })
  expect(await act('doreadBook', book!, 'publish')).toEqual([40001, 'cover'])
  const again = await desk.check('doreadBook', [line('慢船（修订版）', '9787530200001')])
  expect(again.codes).toEqual(['B21'])
  const changed = await desk.confirm(again, ['B21'])
  expect((await find('doreadBook', book!)).title).toBe('慢船（修订版）')
  await desk.confirm(await desk.back(changed))
  expect((await find('doreadBook', book!)).title).toBe('慢船')
  await desk.confirm(await desk.back(done))
  expect(await all('doreadBook')).toEqual([])
})

test('bulk.doreadName finds app users by phone and knows who is on the list', async () => {
  const desk = listDesk(bench, admin)
  const user = await make('appUser', { phone: '13912345678', mutedUntil: null })
  const lines = [
    '林见溪,139 1234 5678,评委,文学、历史,北京市东城区和平里',
    '周栖,13912345679,书友,,',
  ]
  await desk.confirm(await desk.check('doreadName', lines))
  const [judge, member] = await all('doreadName')
  expect(judge).toMatchObject({ user: user.id, nameKind: 'judge', phone: '13912345678' })
  expect(judge?.goodAt).toHaveLength(2)
  expect(member).toMatchObject({ user: null, nameKind: 'member' })
  const again = await desk.check('doreadName', [
    '周小栖,13912345679,书友,,',
    '某,13912345670,主席,,',
    '某,12345,书友,天文,',
  ])
  expect(again.codes).toEqual(['B21', 'R11', 'R3'])
})

const card = (date: string, more: Row = {}) =>
  make('dailyKnowledge', { date, cardKind: 'fact', quoteFrom: null, target: null, ...more })
const publishedAt = async (made: Made) => (await find('dailyKnowledge', made)).status

test('bulk.dailyKnowledge makes drafts, and refuses days that are taken', async () => {
  const desk = listDesk(bench, admin)
  await card('2027-01-02')
  const quote = '2027年1月3日,一句,摘句,慢慢来，谁不是翻山越岭去相遇。'
  const list = await desk.check('dailyKnowledge', [
    '2027/1/2,小寒,节气,小寒，十二月节。,',
    `${quote},`,
    '某日,小寒,节气,小寒。,',
  ])
  expect(list.codes).toEqual(['B25', 'B22', 'R9'])
  const done = await desk.confirm(await desk.check('dailyKnowledge', [`${quote},《小寒》`]))
  expect(done.batch).toMatchObject({ done: 1 })
  const [made] = await bench.portal.records().select('dailyKnowledge', { date: '2027-01-03' })
  expect(made).toMatchObject({ status: 'draft', imageUrl: null, weekday: '星期日 · 十一月廿六' })
  expect(await act('dailyKnowledge', made as Made, 'schedule')).toEqual([40001, 'imageUrl'])
})

test('dailyKnowledge#publishedOnItsDay one card a day; a day to come is scheduled and published at its midnight, by hand today or earlier', async () => {
  expect(await refused(card('2027-01-02'))).toEqual(['date'])
  const [today, tomorrow, past] = [
    await card('2026-11-21'),
    await card('2026-11-22'),
    await card('2026-11-20'),
  ]
  expect((await act('dailyKnowledge', today, 'schedule'))[0]).toBe(40001)
  expect((await act('dailyKnowledge', tomorrow, 'publish'))[0]).toBe(40001)
  for (const one of [today, past])
    expect(await act('dailyKnowledge', one, 'publish')).toEqual([20000])
  expect(await act('dailyKnowledge', tomorrow, 'schedule')).toEqual([20000])
  await runDueMoves(bench.portal.context, bench.portal.records())
  expect(await publishedAt(tomorrow)).toBe('scheduled')
  bench.time.now += 14 * 3_600_000 + 60_000
  await runDueMoves(bench.portal.context, bench.portal.records())
  bench.time.now -= 14 * 3_600_000 + 60_000
  expect(await publishedAt(tomorrow)).toBe('published')
})

test('dailyKnowledge#quoteNeedsQuoteFrom a quotation says where it is from, a published card keeps its day, it leads to what is published', async () => {
  expect(await refused(card('2027-02-01', { cardKind: 'quote' }))).toEqual(['quoteFrom'])
  const made = await card('2026-11-10')
  await act('dailyKnowledge', made, 'publish')
  expect(await changed('dailyKnowledge', made, { date: '2026-11-09' })).toEqual([40001, 'date'])
  const hidden = await make('magazine')
  const target = { type: 'magazine', id: hidden.id }
  expect(await refused(card('2027-02-02', { target }))).toEqual(['target'])
  await put('magazine', hidden, { status: 'published' })
  expect(await refused(card('2027-02-02', { target }))).toEqual([])
})

test('dailyKnowledge#deletableWhileDraft the home page counts the next three days without a card; only drafts are deleted', async () => {
  const lacking = async () => {
    const { data } = await admin('GET', 'index/todos')
    const found = (data.todos as { rule: string; count: number }[]).find(
      ({ rule }) => rule === 'dailyKnowledge.gaps0',
    )
    return found?.count ?? 0
  }
  expect(await lacking()).toBe(2)
  const made = await card('2026-11-23')
  expect(await lacking()).toBe(2)
  await act('dailyKnowledge', made, 'schedule')
  expect(await lacking()).toBe(1)
  expect(await remove('dailyKnowledge', made)).toEqual([40900])
  await act('dailyKnowledge', made, 'unschedule')
  expect(await remove('dailyKnowledge', made)).toEqual([20000])
})

test('dailyKnowledge.gaps lists the days ahead that lack a card, dailyKnowledge.swap fills one or exchanges two', async () => {
  const draft = await card('2026-12-01')
  const [ready, out] = [await card('2026-12-05'), await card('2026-11-12')]
  await act('dailyKnowledge', ready, 'schedule')
  await act('dailyKnowledge', out, 'publish')
  const { data } = await editor('POST', 'dailyKnowledge/gaps', {})
  const lines = data.checklist as { title: string; at: string | null; link: Row | null }[]
  const on = (day: string) => lines.find(({ title }) => title.startsWith(day))
  expect(lines).toHaveLength(60)
  expect(on('2026-12-01')).toMatchObject({ at: null, link: { id: draft.id } })
  expect(on('2026-12-05')?.at).toMatch(/^2026-12-05/)
  expect(on('2026-11-30')).toMatchObject({ at: null, link: null })
  const other = await card('2026-12-02')
  await act('dailyKnowledge', other, 'schedule')
  expect(await act('dailyKnowledge', draft, 'swap', { to: '2026-12-02' })).toEqual([20000])
  expect([
    (await find('dailyKnowledge', draft)).date,
    (await find('dailyKnowledge', other)).date,
  ]).toEqual(['2026-12-02', '2026-12-01'])
  expect(await act('dailyKnowledge', draft, 'swap', { to: '2026-12-09' })).toEqual([20000])
  expect((await find('dailyKnowledge', draft)).date).toBe('2026-12-09')
  expect(await act('dailyKnowledge', other, 'swap', { to: '2026-11-01' })).toEqual([40001, 'to'])
  expect(await act('dailyKnowledge', draft, 'swap', { to: '2026-11-12' })).toEqual([40900])
})

test('a day is told by its weekday and its lunar date', async () => {
  expect(weekdayAndLunar('2026-02-17')).toBe('星期二 · 正月初一')
  expect(weekdayAndLunar('2026-02-16')).toMatch(/^星期一 · 腊月(廿九|三十)$/)
  expect(weekdayAndLunar('')).toBe('')
  const values = await sent('dailyKnowledge', {
    date: '2028-01-01',
    cardKind: 'fact',
    target: null,
  })
  expect(await tried('POST', 'dailyKnowledge', values)).toEqual([20000])
})

test('bulk.campStudent tells unknown phones, repeats and missing places by row, and gives every user a place', async () => {
  const camps = await campDesk(bench)
  const { id: period } = await camps.enrolling({ capacity: 2 })
  for (const phone of ['13900000001', '13900000002', '13900000003'])
    await put('appUser', { id: await camps.user() } as Made, { phone })
  const desk = listDesk(bench, admin)
  const options = { period }
  const faulty = await desk.check(
    'campStudent',
    [
      '139-0000-0001,,第1组,',
      '13911112222,,,',
      '13900000001,,,',
      '13900000002,,,',
      '13900000003,,,',
    ],
    { options },
  )
  expect(faulty.codes).toEqual([null, 'R13', 'D1', null, 'B22'])
  expect(await bench.portal.records().count('campStudent', { period })).toBe(0)
  const good = ['13900000001,,第1组,企业团报', '13900000002,阿远,,']
  const done = await desk.confirm(await desk.check('campStudent', good, { options }))
  expect(done.batch).toMatchObject({ done: 2 })
  const students = await bench.portal.records().select('campStudent', { period }, { sort: 'id' })
  expect(students).toMatchObject([
    { nickname: '夏天的风', team: '第1组', remark: '企业团报', origin: 'import' },
    { nickname: '阿远', team: null, origin: 'import' },
  ])
  const again = await desk.check('campStudent', ['13900000001,,,'], { options })
  expect(again.codes).toEqual(['B20'])
  await desk.confirm(await desk.back(done))
  expect(await bench.portal.records().count('campStudent', { period })).toBe(0)
})

test('bulk.goods adds the new of a platform as drafts without what they open, tells the rest row by row, and takes them back', async () => {
  const desk = listDesk(bench, admin)
  const { id: partner } = await make('settlementPartner', { name: '声田文化', status: 'active' })
  const known = await make('goods', {
    ...{ source: 'douyin', outerNo: 'DY-7001', type: 'readMoney', target: null, vipGoods: null },
    ...{ items: [], price: 3000, name: '旧名', partner: null, sharePercent: null },
  })
  const list = await desk.check('goods', [
    '抖音,DY-7002,给忙碌者的艺术史,课程,¥99.00,声田文化,30%',
    '京东,100-88,年度合订礼盒,实物,268,,',
    '抖音,DY-7001,新名,阅读币,30,,',
    '抖音,DY-7002,又一次,课程,99,,',
    '抖音,DY-7003,没有合作方,课程,99,不知名,30',
    '微博,WB-1,没有平台,课程,99,,',
    '天猫,TM-1,没有价格,课程,面议,,',
    '天猫,TM-2,白送,课程,0,,',
    `天猫,TM-3,${'长'.repeat(61)},课程,9,,`,
    '天猫,TM-4,只有比例,课程,9,,30',
  ])
  const told = [null, null, 'B11', 'D1', 'R13', 'R11', 'R7', 'B22', 'R12', 'B13']
  expect(list.codes).toEqual(told)
  expect((await find('goods', known)).name).toBe('旧名')
  // A wrong row is put right where it stands; the problems of others keep nobody out once they are dropped.
  const mended = await desk.mend(list, 6, { price: '19.90' })
  expect(mended.codes[6]).toBe(null)
  await admin('POST', `batchGive/${list.batch.id}/dropProblems`, {
    ...{ version: mended.batch.version, accept: ['confirm'] },
  })
  const left = await bench.portal.records().find('batchGive', list.batch.id)
  const done = await desk.confirm({ ...mended, batch: left as typeof mended.batch })
  expect(done.batch).toMatchObject({ done: 3 })
  const [course] = await bench.portal.records().select('goods', { outerNo: 'DY-7002' })
  expect(course).toMatchObject({
    ...{ goodsNo: 'DOUYIN-DY-7002', status: 'draft', type: 'course', target: null },
    ...{ price: 9900, partner, sharePercent: 30 },
  })
  expect(await changed('goods', course as Made, { name: '艺术史' })).toEqual([40001, 'target'])
  expect(await act('goods', course as Made, 'publish')).toEqual([40001, 'target'])
  const [box] = await bench.portal.records().select('goods', { outerNo: '100-88' })
  expect(box).toMatchObject({ goodsNo: 'JD-100-88', type: 'physical', stock: null })
  await desk.confirm(await desk.back(done))
  expect(await bench.portal.records().count('goods', { outerNo: 'DY-7002' })).toBe(0)
})

test('rows that stand twice are told anew when one of them is mended, though they name no user, and the first is kept', async () => {
  const desk = listDesk(bench, admin)
  const line = (outerNo: string) => `天猫,${outerNo},书签,实物,9.90,,`
  const list = await desk.check('goods', [line('TW-1'), line('TW-1'), line('TW-2')])
  expect(list.codes).toEqual([null, 'D1', null])
  const apart = await desk.mend(list, 0, { outerNo: 'TW-3' })
  expect(apart.codes).toEqual([null, null, null])
  const again = await desk.mend(apart, 2, { outerNo: 'TW-1' })
  expect(again.codes).toEqual([null, null, 'D1'])
  const { version } = again.batch
  const settled = await admin('POST', `batchGive/${list.batch.id}/doubles`, {
    ...{ version, how: 'keepFirst' },
  })
  expect(settled.data).toEqual({ changed: 1 })
  const rows = await bench.portal.records().select('batchRow', { batch: list.batch.id })
  expect(rows.filter(({ status }) => status === 'skipped')).toHaveLength(1)
})

test('a list does no more than its maker may in a form', async () => {
  const records = bench.portal.records()
  const role = await records.create('role', {
    ...{ kind: 'named', code: 'salesDesk', name: '销售专员', special: ['sales'] },
    ...{ rights: [], hidden: [] },
  })
  const wang = (await records.find('portalUser', bench.people.wang)) as Row
  const roles = [...(wang.roles as readonly number[]), role.id as number]
  await records.update('portalUser', bench.people.wang, { roles })
  const free = ['App内,FREE-1,免费体验课,课程,0,,']
  const own = listDesk(bench, await bench.signIn('wang'), 'wang')
  const refused = await own.check('goods', free)
  expect(refused.codes).toEqual(['B22'])
  expect(refused.rows[0]?.message).toContain('只有管理员')
  const done = await listDesk(bench, admin).check('goods', [...free, '天猫,PAID-1,付费课,课程,9,,'])
  expect(done.codes).toEqual([null, null])
  await records.update('portalUser', bench.people.wang, { roles: wang.roles })
})

test('goods are changed by their list: its export edited and brought back, cell by cell, and put back as it was', async () => {
  const own = { source: 'app', outerNo: null, type: 'readMoney', target: null, vipGoods: null }
  const goods = (no: string, more: Row = {}) =>
    make('goods', {
      ...{ ...own, items: [], goodsNo: no, name: `阅读币 ${no}`, price: 3000, partner: null },
      ...{ sharePercent: null, originalPrice: null, vipPrice: null, iosPrice: null },
      ...{ appleProductId: null, stock: 5, ...more },
    })
  const [one, other] = [await goods('LIST-0001'), await goods('LIST-0002')]
  const [login] = await Promise.all([
    bench.call('POST', 'index/login', { username: 'boss', password: PASSWORD }),
  ])
  const asked = new URLSearchParams({
    filter: JSON.stringify({ goodsNo_q: 'LIST-' }),
    columns: JSON.stringify(['goodsNo', 'name', 'price', 'stock', 'status']),
  })
  const answer = await bench.portal.app.request(`${ORIGIN}/api/portal/goods/export?${asked}`, {
    headers: { 'x-token': login.data.token, ticket: login.data.ticket, 'accept-language': 'zh' },
  })
  const book = read(new Uint8Array(await answer.arrayBuffer()))
  const lines = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] as string] as never, {
    header: 1,
  })
  const at = (head: string) => (lines[0] as string[]).indexOf(head)
  const line = (no: string) => lines.find((cells) => cells[at('商品编号')] === no) as unknown[]
  line('LIST-0001')[at('售价')] = 28.5
  line('LIST-0001')[at('库存')] = null
  lines.push(line('LIST-0002').with(at('商品编号'), 'LIST-0009'))
  const desk = listDesk(bench, admin)
  const sheet = utils.book_new()
  utils.book_append_sheet(sheet, utils.aoa_to_sheet(lines), '商品')
  const bytes = new Uint8Array(write(sheet, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
  const list = await desk.checkFile('goodsList', bytes, 'xlsx')
  const codes = Object.fromEntries(
    list.rows.map(({ data, problem }) => [(data as Row).goodsNo, problem]),
  )
  expect(codes).toEqual({ 'LIST-0001': 'B21', 'LIST-0002': 'B24', 'LIST-0009': 'B26' })
  expect(list.batch.faults).toMatchObject([{ code: 'F6' }])
  const told = list.rows.find(({ problem }) => problem === 'B21')?.message
  expect(told).toContain('售价（元） 30.00，库存 5 → 售价（元） 28.50，库存 —')
  const few = ['商品编号,库存', 'LIST-0001,7'].join('\n')
  const done = await desk.confirm(
    await desk.checkFile('goodsList', new TextEncoder().encode(few), 'csv'),
    ['B21'],
  )
  expect(await find('goods', one)).toMatchObject({
    name: '阅读币 LIST-0001',
    price: 3000,
    stock: 7,
  })
  await desk.confirm(await desk.back(done))
  expect(await find('goods', one)).toMatchObject({ stock: 5 })
  expect(await find('goods', other)).toMatchObject({ stock: 5 })
  const empty = ['商品编号,商品名称', 'LIST-0001,'].join('\n')
  const wrong = await desk.checkFile('goodsList', new TextEncoder().encode(empty), 'csv')
  expect(wrong.codes).toEqual(['B22'])
})
