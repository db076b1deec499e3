import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import type { Row } from '#declare'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const DAY = 86_400_000

describe.each(databases)('medals on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  let image: string
  beforeAll(async () => {
    image = await bench.picture(300, 300)
    app = (await appKey(bench, { writes: ['appUser', 'medalHolder', 'cumulativeTime'] })).app
    await makeConfigKeys(bench.portal.records(), configKeys)
  })
  const NOW = Date.parse('2026-11-21T10:00:00+08:00')
  beforeEach(async () => {
    bench.time.now = NOW
  })

  const values = (more: Row = {}): Row => ({
    kind: 'activity',
    name: `早起听书人${serial()}`,
    litImage: image,
    greyImage: image,
    description: '连续七天早起听书',
    condition: 'manual',
    ...more,
  })
  const published = async (more: Row = {}) => {
    const { id } = await create(admin, 'medal', values(more))
    expect((await admin('POST', `medal/${id}/publish`, {})).code).toBe(20000)
    return id
  }
  const medal = async (id: number) => (await admin('GET', `medal/${id}`)).data
  const user = async (more: Row = {}) => {
    const uid = `U${30_000_000 + serial()}`
    const { data } = await app('POST', 'ingest/appUser', { uid, nickname: '海边的栗子', ...more })
    return { id: data.id as number, uid }
  }
  const earn = (of: Row) =>
    app('POST', 'ingest/medal/holders', { origin: 'rule', reason: '连续七天早起', ...of })
  const fieldsOf = (answer: { data: { errors?: object } | null }) =>
    Object.keys(answer.data?.errors ?? {})
  const find = (name: string, id: number) => bench.portal.records().find(name, id) as Promise<Row>
  const holdings = (where: Row) => bench.portal.records().select('medalHolder', where)

  test('medal#nameUniqueInKind a name is unique in its kind, and a condition belongs to its kind', async () => {
    const tried = async (more: Row) => fieldsOf(await admin('POST', 'medal', values(more)))
    const { name } = await create(admin, 'medal', values())
    expect(await tried({ name })).toEqual(['name'])
    expect(await tried({ condition: 'finishMarathon' })).toContain('condition')
    expect(await tried({ kind: 'marathon', condition: 'joinActivity' })).toContain('condition')
    expect(await tried({ kind: 'marathon', condition: 'manual', name })).toEqual([])
  })

  test('medal#conditionNamesItsActivity the condition says which activity is named, some a target', async () => {
    const tried = async (more: Row) => fieldsOf(await admin('POST', 'medal', values(more)))
    expect(await tried({ condition: 'finishPunchCard' })).toEqual(['punchCard'])
    expect(await tried({ condition: 'attendDays' })).toEqual(
      expect.arrayContaining(['attendance', 'target']),
    )
  })

  test('medal#marathonGroupIsADistance no more are granted than the stock holds', async () => {
    const id = await published({ stock: 1 })
    const [first, second] = [await user(), await user()]
    expect((await earn({ user: first.id, medal: id })).code).toBe(20000)
    expect((await earn({ user: second.id, medal: id })).code).toBe(40900)
    expect(await medal(id)).toMatchObject({ holders: 1, stock: 1 })
  })

  test('medal#frozenOnceHeld once somebody holds it, what it takes is frozen and the stock covers them', async () => {
    const id = await published({ stock: 5 })
    for (const _ of [1, 2]) await earn({ user: (await user()).id, medal: id })
    const change = async (more: Row) =>
      admin('PUT', `medal/${id}`, { version: (await medal(id)).version, ...more })
    expect(fieldsOf(await change({ condition: 'byReward' }))).toEqual(['condition'])
    expect(fieldsOf(await change({ stock: 1 }))).toEqual(['stock'])
    expect((await change({ stock: 2 })).code).toBe(20000)
  })

  test('medal#deletableWhenUnused withdrawing stops granting and takes nothing away; with holders it stays', async () => {
    const id = await published()
    const { id: holder } = await user()
    await earn({ user: holder, medal: id })
    await admin('POST', `medal/${id}/withdraw`, {})
    expect(fieldsOf(await earn({ user: (await user()).id, medal: id }))).toEqual(['medal'])
    expect(await holdings({ user: holder, medal: id })).toMatchObject([{ status: 'held' }])
    expect((await admin('DELETE', `medal/${id}`, {})).code).toBe(40900)
  })

  test('medalHolder#heldOncePerUser held once; a revoked one is granted anew, and only in its time', async () => {
    const end = '2026-11-22T00:00:00+08:00'
    const id = await published({ period: { start: '2026-11-01T00:00:00+08:00', end } })
    const one = await user()
    const first = await earn({ user: one.id, medal: id })
    expect(first.data).toMatchObject({ created: true })
    expect((await earn({ user: one.id, medal: id })).data).toMatchObject({ created: false })
    const byHand = { user: one.id, medal: id, reason: '补发' }
    expect(fieldsOf(await admin('POST', 'medal/holders', byHand))).toEqual(['medal'])
    await admin('POST', `medal/holders/${first.data.id}/revoke`, { reason: '误发' })
    expect((await earn({ user: one.id, medal: id })).data).toMatchObject({ created: true })
    bench.time.now += DAY
    expect(fieldsOf(await earn({ user: (await user()).id, medal: id }))).toEqual(['medal'])
  })

  test('medalHolder#grantNeverChanges whom, what and why never change', async () => {
    const id = await published()
    const { data } = await earn({ user: (await user()).id, medal: id })
    const change = (more: Row) => admin('PUT', `medal/holders/${data.id}`, { version: 1, ...more })
    expect(fieldsOf(await change({ reason: '别的' }))).toEqual(['reason'])
    expect(fieldsOf(await change({ user: (await user()).id }))).toEqual(['user'])
  })

  test('medalHolder#revokeNeedsReason revoking takes a reason and an admin, and says when; nothing is deleted', async () => {
    const id = await published()
    const { data } = await earn({ user: (await user()).id, medal: id })
    const revoke = (body: Row, by = admin) => by('POST', `medal/holders/${data.id}/revoke`, body)
    expect(fieldsOf(await revoke({}))).toEqual(['reason'])
    expect((await revoke({ reason: '误发' }, bench.editor)).code).toBe(40300)
    expect((await revoke({ reason: '误发' })).code).toBe(20000)
    expect(await find('medalHolder', data.id)).toMatchObject({
      status: 'revoked',
      reason: '连续七天早起',
      revokedAt: '2026-11-21T10:00:00+08:00',
    })
    expect((await admin('DELETE', `medal/holders/${data.id}`, {})).code).toBe(40900)
    expect(await medal(id)).toMatchObject({ holders: 0 })
  })

  test('medal.exportHolders writes who holds it, the phone in part', async () => {
    const id = await published()
    const phone = `137${String(10_000_000 + serial())}`
    const { id: holder, uid } = await user({ phone })
    await earn({ user: holder, medal: id })
    const { data } = await admin('POST', `medal/${id}/exportHolders`, {})
    await runQueued(bench.portal.context)
    const job = await find('job', data.job)
    expect(job).toMatchObject({ status: 'done', done: 1 })
    expect((await bench.portal.app.request((job.resultFile as { url: string }).url)).status).toBe(
      403,
    )
    const { url } = (await admin('POST', `job/${job.id}/download`, {})).data
    const file = await bench.portal.app.request(ORIGIN + url)
    const book = read(new Uint8Array(await file.arrayBuffer()), { type: 'array' })
    const lines = utils.sheet_to_json(book.Sheets.获得者 as object, {
      header: 1,
      raw: false,
    }) as string[][]
    expect(lines[1]).toEqual([
      uid,
      `137****${phone.slice(-4)}`,
      '海边的栗子',
      '2026-11-21 10:00:00',
      '达成条件',
      '连续七天早起',
      '持有',
    ])
  })

  const level = (series: string, at: number, threshold: number, more: Row = {}) => ({
    series,
    level: at,
    threshold,
    name: `长读者${at}`,
    litImage: image,
    greyImage: image,
    congratulation: '又上了一级',
    ...more,
  })
  /** Each test has a series of its own. */
  const line = async (series: string, thresholds: readonly number[]) => {
    const rows = []
    for (const [at, threshold] of thresholds.entries())
      rows.push(await create(admin, 'medal/level', level(series, at + 1, threshold)))
    return rows
  }
  const act = async (id: number, name: string) =>
    (await admin('POST', `medal/level/${id}/${name}`, {})).code

  test('medalLevel#levelsRiseWithoutGaps levels run from 1 without gaps and their thresholds rise', async () => {
    const tried = async (at: number, threshold: number) =>
      fieldsOf(await admin('POST', 'medal/level', level('note', at, threshold)))
    expect(await tried(2, 10)).toEqual(['level'])
    const [first] = await line('note', [10, 50])
    expect(await tried(1, 5)).toContain('level')
    expect(await tried(3, 50)).toEqual(['threshold'])
    expect(await tried(4, 80)).toEqual(['level'])
    const far = await admin('POST', 'medal/level', level('note', 9, 90))
    expect(far.data.errors.level).toContain('level 3 would be missing')
    const raised = await admin('PUT', `medal/level/${first?.id}`, { version: 1, threshold: 50 })
    expect(fieldsOf(raised)).toEqual(['threshold'])
    const moved = await admin('PUT', `medal/level/${first?.id}`, { version: 1, level: 3 })
    expect(fieldsOf(moved)).toContain('level')
    expect(first).toMatchObject({ unit: '条' })
  })

  test('medalLevel#publishedFromLowestUp levels are published from below and withdrawn from above', async () => {
    const [first, second] = (await line('share', [1, 5])).map(({ id }) => id) as [number, number]
    expect(await act(second, 'publish')).not.toBe(20000)
    expect(await act(first, 'publish')).toBe(20000)
    expect(await act(second, 'publish')).toBe(20000)
    expect(await act(first, 'withdraw')).not.toBe(20000)
    expect(await act(second, 'withdraw')).toBe(20000)
    expect(await act(first, 'withdraw')).toBe(20000)
  })

  test('medalLevel#thresholdOnlyFallsOnceHeld with holders a threshold only falls; the highest goes, without holders', async () => {
    const [first, second] = (await line('magazine', [10, 20])).map(({ id }) => id) as [
      number,
      number,
    ]
    await act(first, 'publish')
    expect((await earn({ user: (await user()).id, level: first })).code).toBe(20000)
    const change = async (threshold: number) =>
      admin('PUT', `medal/level/${first}`, {
        version: (await find('medalLevel', first)).version,
        threshold,
      })
    expect(fieldsOf(await change(11))).toEqual(['threshold'])
    expect((await change(9)).code).toBe(20000)
    expect((await admin('DELETE', `medal/level/${first}`, {})).code).toBe(40900)
    expect((await admin('DELETE', `medal/level/${second}`, {})).code).toBe(20000)
  })

  test('medalLevel.editRule keeps the rule of one series, medalLevel.getRule and saveRule serve it', async () => {
    const rule = { series: 'listen', text: '只计算完整收听', dailyCap: 2 }
    expect((await admin('POST', 'medal/level/editRule', rule)).data).toMatchObject(rule)
    expect((await admin('GET', 'medal/rule?series=listen')).data).toMatchObject(rule)
    const saved = await admin('POST', 'medal/rule', { ...rule, dailyCap: 3 })
    expect(saved.data).toMatchObject({ dailyCap: 3 })
    expect((await admin('GET', 'medal/rule?series=note')).data).toMatchObject({ dailyCap: 10 })
    expect(fieldsOf(await admin('GET', 'medal/rule?series=sleep'))).toEqual(['series'])
    expect((await admin('GET', 'medal/level')).code).toBe(20000)
  })

  test('medalLevel.recount grants missed levels from what users did, and takes none away', async () => {
    const [first, second] = (await line('studyTime', [2, 5])).map(({ id }) => id) as [
      number,
      number,
    ]
    for (const id of [first, second]) await act(id, 'publish')
    const [much, little] = [await user(), await user()]
    const studied = (of: number, date: string, hours: number) =>
      app('POST', 'ingest/cumulativeTime', {
        user: of,
        date,
        listen: hours * 3600,
        read: 0,
        video: 0,
      })
    await studied(much.id, '2026-11-19', 2)
    await studied(much.id, '2026-11-20', 3)
    await studied(little.id, '2026-11-20', 1)
    await earn({ user: little.id, level: second })
    const { data } = await admin('POST', 'medal/level/recount', { series: 'studyTime' })
    await runQueued(bench.portal.context)
    expect(await find('job', data.job)).toMatchObject({ status: 'done', done: 2, failed: 0 })
    expect(await holdings({ user: much.id })).toMatchObject([
      { level: first, origin: 'rule', medal: null },
      { level: second },
    ])
    expect(await holdings({ user: little.id })).toMatchObject([{ level: second, status: 'held' }])
    const again = await admin('POST', 'medal/level/recount', { series: 'studyTime' })
    await runQueued(bench.portal.context)
    expect(await find('job', again.data.job)).toMatchObject({ done: 0, failed: 0 })
    expect(fieldsOf(await admin('POST', 'medal/level/recount', { series: 'share' }))).toEqual([
      'series',
    ])
    expect((await bench.editor('POST', 'medal/level/recount', { series: 'listen' })).code).toBe(
      40300,
    )
  })

  test('medalLevel.recount counts the longest run of days', async () => {
    const [first, second] = (await line('continuous', [2, 3])).map(({ id }) => id) as [
      number,
      number,
    ]
    for (const id of [first, second]) await act(id, 'publish')
    const { id } = await user()
    for (const date of ['2026-11-10', '2026-11-11', '2026-11-13'])
      await app('POST', 'ingest/cumulativeTime', { user: id, date, listen: 60, read: 0, video: 0 })
    await admin('POST', 'medal/level/recount', { series: 'continuous' })
    await runQueued(bench.portal.context)
    expect(await holdings({ user: id })).toMatchObject([{ level: first }])
  })
})
