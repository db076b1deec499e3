import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { type BulkBench, bulkBench, phoneOf, uidOf } from '../imports/testing/bulkBench.ts'
import { purgeExports } from './purgeExports.ts'
import { sheetFiles } from './sheetFiles.ts'

const NOW = '2026-11-21T10:00:00+08:00'
const year = { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' }
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe.each(bothDatabases())('exports on $name', (database) => {
  let bench: BulkBench
  let admin: BulkBench['admin']
  let exporter: BulkBench['admin']
  beforeAll(async () => {
    bench = await bulkBench(database, 3)
    const { id } = await bench.records.create('role', {
      kind: 'named',
      code: 'exporter',
      name: '导出',
      special: ['export'],
      rights: [],
      hidden: [],
    })
    await bench.records.update('portalUser', bench.people.wang, {
      roles: [bench.people.editor, id],
    })
    const { db } = bench.portal.context.database
    const address = {
      receiver: '陈曦',
      phone: '13912345678',
      region: '广东省深圳市南山区',
      detail: '科技路 1 号',
    }
    await db
      .updateTable('appUser')
      .set({ addresses: JSON.stringify([address]) })
      .where('uid', '=', uidOf(1))
      .execute()
  })
  beforeEach(async () => {
    bench.time.now = Date.parse(NOW)
    admin = await bench.signIn('boss')
    exporter = await bench.signIn('wang')
  })
  afterAll(() => bench.close())

  let wish = 0
  const values = (more: Row = {}): Row => ({
    kind: 'users',
    range: year,
    reason: `六月回访第${++wish}批`,
    format: 'csv',
    ...more,
  })
  const list = async (...cells: readonly string[]) => ({
    url: await bench.upload(bytesOf(['手机号', ...cells].join('\n')), 'boss', 'csv'),
    name: '名单.csv',
  })
  const wrong = async (body: Row, by = admin) => {
    const { code, data } = await by('POST', 'export', body)
    return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
  }
  const made = async (more: Row = {}, by = admin) => {
    const { data } = await by('POST', 'export', values(more))
    await bench.run()
    return (await bench.records.find('export', data.id)) as Row & { id: number }
  }
  const fetched = async ({ id }: Row, by = admin) => {
    const { data } = await by('POST', `export/${id}/download`, {})
    return (await bench.portal.app.request(ORIGIN + data.url)).text()
  }

  test('export#fileAndRangeFollowKind lists take a file and no conditions, other kinds a range of 366 days at most', async () => {
    const phones = { kind: 'douBanForPhone' }
    expect(await wrong(values(phones))).toContain('file')
    expect(await wrong(values({ range: null }))).toContain('range')
    expect(await wrong(values({ range: { ...year, end: '2027-03-01T00:00:00+08:00' } }))).toContain(
      'range',
    )
    expect(await wrong(values({ range: { start: year.end, end: year.start } }))).toContain('range')
    expect(await wrong(values({ file: await list(phoneOf(1)) }))).toContain('file')
    const given = { ...phones, file: await list(phoneOf(1)) }
    expect(await wrong(values({ ...given, conditions: { status: 'normal' } }))).toContain(
      'conditions',
    )
    const strange = {
      url: await bench.upload(bytesOf('姓名\n陈曦'), 'boss', 'csv'),
      name: '名单.csv',
    }
    expect(await wrong(values({ ...phones, file: strange }))).toContain('file')
    expect(await wrong(values({ conditions: { nothing: 1 } }))).toContain('conditions')
    expect(await wrong(values({ conditions: { nickname_q: '读' } }))).toContain('conditions')
    const people = await made({ ...given, file: await list(phoneOf(1), phoneOf(99), '不是手机号') })
    expect(people).toMatchObject({ status: 'done', rows: 1, missing: 2 })
    const text = await fetched(people)
    expect(text).toContain('读者1')
    expect(text.split('\r\n')).toHaveLength(5)
  })

  test('export#fileAndRangeFollowKind conditions are those of the list, and hold within the range', async () => {
    const one = await made({ conditions: { uid: uidOf(2) } })
    expect(one).toMatchObject({ status: 'done', rows: 1 })
    expect(await fetched(one)).toContain('读者2')
    const past = { start: '2025-01-01T00:00:00+08:00', end: '2025-06-01T00:00:00+08:00' }
    expect(await made({ range: past })).toMatchObject({ status: 'done', rows: 0 })
  })

  test('export#fullDataNeedsPersonalRight full data and addresses take the right personal; without them phones and addresses are cut', async () => {
    expect(await wrong(values({ fullData: true }), exporter)).toEqual([40300])
    expect(await wrong(values({ kind: 'users' }), bench.operator)).toEqual([40300])
    const uids = async () => ({
      kind: 'addressForUid',
      range: null,
      file: {
        url: await bench.upload(bytesOf(`用户ID\n${uidOf(1)}\n${uidOf(2)}`), 'boss', 'csv'),
        name: '名单.csv',
      },
    })
    const cut = await fetched(await made(await uids()))
    expect(cut).toContain('139****5678')
    expect(cut).not.toContain('科技路')
    const whole = await fetched(await made({ ...(await uids()), fullData: true }))
    expect(whole).toContain('13912345678')
    expect(whole).toContain('科技路 1 号')
    expect(await fetched(await made())).toContain('199****0001')
    expect(await fetched(await made({ fullData: true }))).toContain(phoneOf(1))
  })

  test('export#finishedByPortal the portal alone starts and ends it; the file goes after seven days; many rows come in a zip', async () => {
    const done = await made()
    const { id } = done
    expect(done).toMatchObject({
      expiresAt: '2026-11-28T10:00:00+08:00',
      resultFile: { name: expect.stringContaining('用户信息-六月回访') },
    })
    for (const move of ['start', 'finish', 'fail', 'expire'])
      expect((await admin('POST', `export/${id}/${move}`, {})).code).not.toBe(20000)
    expect(
      (await admin('PUT', `export/${id}`, { version: done.version, reason: '另有用途' })).code,
    ).not.toBe(20000)
    expect((await admin('DELETE', `export/${id}`)).code).not.toBe(20000)
    const key = (done.resultFile as unknown as { url: string }).url.split('/masthead/')[1] as string
    expect(
      (await bench.portal.app.request((done.resultFile as unknown as { url: string }).url)).status,
    ).not.toBe(200)
    bench.time.now += 8 * 86_400_000
    await runDueMoves(bench.portal.context, bench.records)
    await purgeExports(bench.portal.context, { rest: async () => {}, isOver: () => false })
    expect(await bench.records.find('export', id)).toMatchObject({
      status: 'expired',
      resultFile: null,
    })
    expect(await bench.store.head(key)).toBeNull()
    admin = await bench.signIn('boss')
    expect((await admin('POST', `export/${id}/download`, {})).code).not.toBe(20000)
    expect((await admin('POST', `export/${id}/retry`, {})).code).toBe(20000)
    await bench.run()
    expect(await bench.records.find('export', id)).toMatchObject({ status: 'done' })
    const files = sheetFiles({ name: '很多', titles: ['编号'], format: 'xlsx' }, 2)
    await files.add([['1'], ['2'], ['3']])
    expect(await files.finish()).toMatchObject({ name: '很多.zip', type: 'application/zip' })
  })

  test('export#ownOnlyWithoutAudit one sees own exports, whoever audits all; the same within five minutes answers the earlier', async () => {
    const mine = await made({}, exporter)
    const others = await made()
    const seen = async (by: typeof admin) =>
      ((await by('GET', 'export?range=[0,99]')).data.list as Row[]).map(({ id }) => id)
    expect(await seen(exporter)).toEqual([mine.id])
    expect(await seen(admin)).toContain(mine.id)
    expect((await exporter('GET', `export/${others.id}`)).code).toBe(40400)
    expect((await exporter('POST', `export/${others.id}/download`, {})).code).toBe(40400)
    const twice = values({ conditions: { uid: uidOf(3) } })
    const first = await admin('POST', 'export', twice)
    const again = await admin('POST', 'export', { ...twice, reason: '再点一次' })
    expect([first.status, again.status, again.data.id]).toEqual([201, 200, first.data.id])
    bench.time.now += 6 * 60_000
    expect((await admin('POST', 'export', twice)).data.id).not.toBe(first.data.id)
  })

  test('export.download counts and is told in the audit log; export.again begins the next one with the same', async () => {
    const one = await made({ conditions: { uid: uidOf(1) } })
    await fetched(one)
    await fetched(one)
    expect(await bench.records.find('export', one.id)).toMatchObject({ downloads: 2 })
    const { data } = await admin(
      'GET',
      `auditLog?filter={"entity":"export","recordId":"${one.id}"}`,
    )
    expect(data.list.some(({ reason }: Row) => reason === '下载')).toBe(true)
    const next = await admin('POST', `export/${one.id}/again`, {})
    expect(next.data).toMatchObject({ kind: 'users', range: year, conditions: { uid: uidOf(1) } })
    const listed = await made({ kind: 'douBanForPhone', file: await list(phoneOf(2)) })
    const begun = (await admin('POST', `export/${listed.id}/again`, {})).data
    expect(await wrong({ ...begun, reason: '换个用途', format: 'xlsx' })).toBe('done')
    const template = await admin('POST', 'export/template', { kind: 'douBanForPhone' })
    expect(template.data.name).toBe('豆瓣导出手机号模板.xlsx')
  })

  test('export.cancel stops its job, export.retry takes it up again', async () => {
    const { data } = await admin('POST', 'export', values({ conditions: { status: 'normal' } }))
    expect((await admin('POST', `export/${data.id}/cancel`, {})).code).toBe(20000)
    await bench.run()
    const cancelled = (await bench.records.find('export', data.id)) as Row
    expect(cancelled.status).toBe('cancelled')
    expect(await bench.records.find('job', cancelled.job as number)).toMatchObject({
      status: 'cancelled',
    })
    expect((await admin('POST', `export/${data.id}/retry`, {})).code).toBe(20000)
    await bench.run()
    expect(await bench.records.find('export', data.id)).toMatchObject({ status: 'done', rows: 3 })
    const other = await admin('POST', 'export', values({ format: 'zip' }))
    await admin('POST', `job/${other.data.job}/cancel`, {})
    expect(await bench.records.find('export', other.data.id)).toMatchObject({ status: 'cancelled' })
  })

  test('export.exportDouBanForPhone and export.exportAddressForUid answer the file at once', async () => {
    const url = await bench.upload(bytesOf(`手机号\n${phoneOf(1)}`), 'boss', 'csv')
    const token = (
      await bench.call('POST', 'index/login', { username: 'boss', password: 'Correct-Horse-7' })
    ).data
    const post = (path: string) =>
      bench.portal.app.request(`${ORIGIN}/api/portal/export/${path}`, {
        method: 'POST',
        headers: { 'x-token': token.token, ticket: token.ticket },
      })
    const range = 'startDateTime=2026-01-01 00:00:00&endDateTime=2026-11-01 00:00:00'
    const answer = await post(`exportDouBanForPhone?filePath=${encodeURIComponent(url)}&${range}`)
    expect(answer.status).toBe(200)
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      '豆瓣用户数据',
    )
    expect((await post('exportDouBanForPhone?filePath=')).status).toBe(422)
    const uids = await bench.upload(bytesOf(`用户ID\n${uidOf(1)}`), 'boss', 'csv')
    expect((await post(`exportAddressForUid?filePath=${encodeURIComponent(uids)}`)).status).toBe(
      200,
    )
    expect(await bench.records.count('export', { reason: '接口调用', status: 'done' })).toBe(2)
  })
})
