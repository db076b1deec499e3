import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import type { Row } from '#declare'
import { listOf } from '#derive/bulk/sheet/testing/listFile.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { clearOldBatches } from './clearOld.ts'
import { job as bulkJob } from './grant.job.ts'
import { type BulkBench, bulkBench, phoneOf, uidOf } from './testing/bulkBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|Postgre/.test(name))
const unhurried = { rest: async () => {}, isOver: () => false }

/** The rows of every sheet of an xlsx file. */
const sheetsOf = (bytes: ArrayBuffer): Record<string, string[][]> => {
  const book = read(bytes)
  return Object.fromEntries(
    book.SheetNames.map((name) => [
      name,
      utils.sheet_to_json<string[]>(book.Sheets[name]!, { header: 1, raw: false, defval: '' }),
    ]),
  )
}

describe.each(databases)('around bulk grants on $name', (database) => {
  let bench: BulkBench
  let headers: Record<string, string>
  beforeAll(async () => {
    bench = await bulkBench(database, 1100)
    const { data } = await bench.call('POST', 'index/login', {
      username: 'liyun',
      password: 'Correct-Horse-7',
    })
    headers = { 'x-token': data.token, ticket: data.ticket }
  })
  afterAll(() => bench.close())

  const ask = (path: string, method = 'GET', more = headers) =>
    bench.portal.app.request(
      path.startsWith('/') ? ORIGIN + path : `${ORIGIN}/api/portal/${path}`,
      { method, headers: more },
    )
  const old = async (rows: (string | number)[][], editorName = '小李') => {
    const filePath = await bench.upload(listOf(...rows))
    const query = new URLSearchParams({ editorName, filePath })
    return { filePath, answer: await ask(`batchGive/batchGiveUserReadMoney?${query}`, 'POST') }
  }
  const balance = async (n: number) => (await bench.balances())[n - 1]

  test('batchGive.giveReadMoney the old call checks, grants and answers the result as a spreadsheet', async () => {
    const { answer } = await old([
      [phoneOf(1), '', '50', '', '=1+1'],
      ['', uidOf(2), '20', '2030-01-01', ''],
    ])
    expect(answer.status).toBe(200)
    const batchNo = answer.headers.get('x-batch-no') as string
    expect(answer.headers.get('x-job-id')).toMatch(/^\d+$/)
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      `充值阅读币结果${batchNo}.xlsx`,
    )
    const sheets = sheetsOf(await answer.arrayBuffer())
    const [head, first, second] = Object.values(sheets)[0] as string[][]
    expect(head?.slice(0, 2)).toEqual(['行号', '手机号'])
    expect(first).toEqual(expect.arrayContaining([phoneOf(1), '成功', '读者1', '50.00']))
    expect(second).toEqual(expect.arrayContaining([uidOf(2), '成功', '读者2', '20.00']))
    expect(JSON.stringify(sheets.汇总)).toContain(batchNo)
    expect([await balance(1), await balance(2)]).toEqual([5000, 2000])
    await bench.run()
    const [batch] = (await bench.operator('GET', `batchGive?filter={"batchNo":"${batchNo}"}`)).data
      .list
    expect(batch).toMatchObject({ status: 'done', done: 2, reason: '接口调用', editorName: '小李' })
    expect(await bench.balances().then((all) => all[0])).toBe(5000)
  })

  test('called again with the same list it answers the first batch and grants nothing; after 30 days it repeats by itself', async () => {
    const rows = [[phoneOf(5), '', '5', '', '']]
    const first = (await old(rows)).answer
    const again = (await old(rows)).answer
    expect(again.headers.get('x-batch-no')).toBe(first.headers.get('x-batch-no'))
    expect(await balance(5)).toBe(500)
    await bench.portal.context.database.db
      .updateTable('batchGive')
      .set({ createdAt: '2026-10-01T10:00:00+08:00', endedAt: '2026-10-01T10:00:00+08:00' })
      .where('batchNo', '=', first.headers.get('x-batch-no'))
      .execute()
    const later = (await old(rows)).answer
    expect(later.headers.get('x-batch-no')).not.toBe(first.headers.get('x-batch-no'))
    expect(await balance(5)).toBe(1000)
  })

  test('with a problem row nothing is granted and every row says so; what is too long goes on by itself', async () => {
    const { answer } = await old([
      [phoneOf(6), '', '5', '', ''],
      ['19977777777', '', '5', '', ''],
    ])
    const [lines] = Object.values(sheetsOf(await answer.arrayBuffer())) as [string[][]]
    expect(JSON.stringify(lines)).toContain('用户不存在')
    expect(await balance(6)).toBe(0)
    const many = Array.from({ length: 501 }, (_, at) => [phoneOf(20 + at), '', '1', '', ''])
    const { answer: long } = await old(many)
    const [told] = Object.values(sheetsOf(await long.arrayBuffer())) as [string[][]]
    expect(told[1]).toEqual(['处理中', long.headers.get('x-batch-no')])
    await bench.run()
    expect([await balance(20), await balance(520)]).toEqual([100, 100])
    const over = Array.from({ length: 1001 }, (_, at) => [phoneOf(20 + at), '', '2', '', ''])
    const { answer: waiting } = await old(over)
    await bench.run()
    const [state] = Object.values(sheetsOf(await waiting.arrayBuffer())) as [string[][]]
    expect(state[1]?.[0]).toMatch(/待复核|处理中/)
    const [batch] = (
      await bench.operator(
        'GET',
        `batchGive?filter={"batchNo":"${waiting.headers.get('x-batch-no')}"}`,
      )
    ).data.list
    expect(batch.status).toBe('approval')
  })

  test('an address elsewhere is refused by the old call too, and so is a list without its columns', async () => {
    for (const filePath of [
      'http://127.0.0.1:1/masthead/image/a.xlsx',
      'https://cdn.example.com/a.xlsx',
    ]) {
      const answer = await ask(
        `batchGive/batchGiveUserReadMoney?${new URLSearchParams({ filePath })}`,
        'POST',
      )
      expect(await answer.json()).toMatchObject({
        code: 40001,
        data: { errors: { filePath: expect.any(String) } },
      })
    }
    const filePath = await bench.upload(
      new TextEncoder().encode('电话,金额\n1,2\n'),
      'liyun',
      'csv',
    )
    const answer = await ask(
      `batchGive/batchGiveUserReadMoney?${new URLSearchParams({ filePath })}`,
      'POST',
    )
    expect((await answer.json()).code).toBe(40001)
  })

  test('the result of a batch is downloaded from its row, and what a check found is told in its own words', async () => {
    const { data: batch } = await bench.submit([
      [phoneOf(20), '', '3', '', ''],
      [phoneOf(21), '', 'abc', '', ''],
    ])
    const { parts, database } = bench.portal.context
    const ended = { after: { params: { batch: batch.id } }, tx: database.db, parts }
    const notice = await bulkJob.notice?.({ ...ended, records: bench.portal.records() } as never)
    expect(notice?.body?.[0]).toBe('共 2 行，问题 1 行，提醒 0 行')
    expect(notice?.target).toBe(`/open/batchGive/${batch.id}`)
    await bench.operator('POST', `batchGive/${batch.id}/dropProblems`, { version: batch.version })
    await bench.run()
    const ready = (await bench.operator('GET', `batchGive/${batch.id}`)).data
    await bench.operator('POST', `batchGive/${batch.id}/confirm`, { version: ready.version })
    await bench.run()
    const { data: link } = await bench.operator('POST', `batchGive/${batch.id}/result`, {})
    const file = await ask(link.url, 'GET', {})
    expect(JSON.stringify(sheetsOf(await file.arrayBuffer()))).toContain(phoneOf(20))
  })

  test('lists lie in private: only links of ten minutes lead to them, and each download is kept', async () => {
    const { data: batch } = await bench.submit([[phoneOf(8), '', '3', '', '']])
    expect((await ask(batch.file.url)).status).toBe(403)
    const { data: link } = await bench.operator('GET', `batchGive/${batch.id}/link?of=file`)
    const file = await ask(link.url, 'GET', {})
    expect(file.status).toBe(200)
    expect(JSON.stringify(sheetsOf(await file.arrayBuffer()))).toContain(phoneOf(8))
    expect((await ask(link.url.replace('/file', '/result'), 'GET', {})).status).toBe(401)
    bench.time.now += 601_000
    expect((await ask(link.url, 'GET', {})).status).toBe(401)
    bench.time.now -= 601_000
    const { list } = (await bench.admin('GET', `auditLog?filter={"batch":${batch.id}}`)).data
    const told = list.map(({ reason, action }: Row) => `${action} ${reason}`)
    expect(told).toEqual(expect.arrayContaining(['export 下载', 'action 校验']))
    expect(JSON.stringify(list)).not.toContain(phoneOf(8))
  })

  test('the template comes with its columns, problem rows come back fit to be uploaded', async () => {
    const template = await ask('batchGive/template?kind=readMoney')
    const [lines] = Object.values(sheetsOf(await template.arrayBuffer())) as [string[][]]
    expect(lines[0]).toEqual(
      expect.arrayContaining(['手机号', '用户ID', '充值金额（元）', '有效期至', '备注']),
    )
    const { data: batch } = await bench.submit([
      ['19966666666', '', '3', '', ''],
      [phoneOf(9), '', '3', '', ''],
    ])
    const problems = await ask(`batchGive/${batch.id}/problems`)
    const bytes = await problems.arrayBuffer()
    expect(JSON.stringify(sheetsOf(bytes))).toContain('用户不存在')
    const url = await bench.upload(new Uint8Array(bytes))
    const again = await bench.operator('POST', 'batchGive', {
      kind: 'readMoney',
      file: { url, name: '用户充值模板.xlsx', size: 10 },
      reason: '问题行再次上传',
    })
    expect(again.data).toMatchObject({ status: 'problem', rows: 1, problems: 1 })
  })

  test('problem rows that were dropped can still be had as a sheet, also once the rest has run', async () => {
    const { data: batch } = await bench.submit([
      ['19955555555', '', '3', '', '待核'],
      [phoneOf(11), '', '3', '', ''],
    ])
    await bench.operator('POST', `batchGive/${batch.id}/dropProblems`, { version: batch.version })
    await bench.confirm(batch)
    const { data } = await bench.operator('GET', `batchGive/${batch.id}/summary`)
    expect(data).toMatchObject({ problems: 0, done: 1, skipped: 1, dropped: 1 })
    const problems = await ask(`batchGive/${batch.id}/problems`)
    const [lines] = Object.values(sheetsOf(await problems.arrayBuffer())) as [string[][]]
    expect(lines.slice(1)).toEqual([expect.arrayContaining(['19955555555', '待核', '用户不存在'])])
  })

  test('what replacing would change is told before, and nothing is changed by asking', async () => {
    const { data: batch } = await bench.submit([
      [phoneOf(12), '', '3', '', '十一月补偿'],
      [phoneOf(13), '', '3', '', '十一月补偿'],
      [phoneOf(14), '', '3', '', '其他'],
    ])
    const found = (find: string) =>
      bench.operator(
        'GET',
        `batchGive/${batch.id}/found?column=note&find=${encodeURIComponent(find)}&by=${encodeURIComponent('12月')}`,
      )
    expect((await found('十一月')).data).toEqual({
      rows: 2,
      first: [
        { rowNo: 2, before: '十一月补偿', after: '12月补偿' },
        { rowNo: 3, before: '十一月补偿', after: '12月补偿' },
      ],
    })
    expect((await found('没有')).data).toEqual({ rows: 0, first: [] })
    expect((await found('')).code).toBe(40001)
    // Whoever sees phones in part is not told by counting what their hidden part holds.
    const others = await bench.approver(
      'GET',
      `batchGive/${batch.id}/found?column=phone&find=${phoneOf(12).slice(3, 7)}`,
    )
    expect(others.data).toEqual({ rows: null, first: [] })
    const replaced = await bench.operator('POST', `batchGive/${batch.id}/replace`, {
      ...{ column: 'note', find: '十一月', by: '12月' },
    })
    expect(replaced.data).toEqual({ changed: 2 })
    expect((await found('十一月')).data.rows).toBe(0)
  })

  test('rows can be left out of a taking back, and their cells stay as they were carried out', async () => {
    const { data: batch } = await bench.submit([[phoneOf(15), '', '3', '', '']])
    await bench.confirm(batch)
    const back = await bench.back(batch)
    const { data } = await bench.operator('GET', `batchRow?filter={"batch":${back.id}}`)
    const [row] = data.list
    const edited = await bench.operator('PUT', `batchRow/${row.id}`, {
      ...{ data: { amount: '5' }, version: row.version },
    })
    expect([edited.code, edited.message]).toEqual([40900, expect.stringContaining('carried out')])
    const { version } = (await bench.operator('GET', `batchRow/${row.id}`)).data
    expect((await bench.operator('POST', `batchRow/${row.id}/skip`, { version })).code).toBe(20000)
  })

  test('whoever sees phones in part reads none in what a row means either, and finds none by a part of it', async () => {
    const { data: batch } = await bench.submit([[phoneOf(17), '', '4', '', '老读者']])
    const found = async (who: typeof bench.operator, q?: string) => {
      const filter = encodeURIComponent(JSON.stringify({ batch: batch.id, ...(q && { q }) }))
      return (await who('GET', `batchRow?filter=${filter}`)).data
    }
    const [row] = (await found(bench.approver)).list
    expect(row.cells.phone).toMatch(/^199\*{4}/)
    expect(JSON.stringify(row)).not.toContain(phoneOf(17))
    const part = phoneOf(17).slice(3, 9)
    expect((await found(bench.approver, part)).total).toBe(0)
    expect((await found(bench.approver, phoneOf(17))).total).toBe(1)
    expect((await found(bench.approver, '老读者')).total).toBe(1)
    expect((await found(bench.operator, part)).total).toBe(1)
  })

  test('after 180 days files are gone and phones in rows are shown in part', async () => {
    const { data: batch } = await bench.submit([[phoneOf(10), '', '4', '', '电话 13912345678']])
    await bench.portal.context.database.db
      .updateTable('batchGive')
      .set({ createdAt: '2026-05-01T10:00:00+08:00' })
      .where('id', '=', batch.id)
      .execute()
    expect(await clearOldBatches(bench.portal.context, unhurried)).toBe(1)
    expect(await clearOldBatches(bench.portal.context, unhurried)).toBe(0)
    const { data } = await bench.operator('GET', `batchRow?filter={"batch":${batch.id}}`)
    expect(data.list[0].cells).toMatchObject({ phone: '199****0010', note: '电话 139****5678' })
    expect((await ask(`batchGive/${batch.id}/file`)).status).not.toBe(200)
  })
})
