import { beforeAll, describe, expect, test } from 'vitest'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { testDatabases } from '../db/testing/databases.ts'
import { makeCache } from './cache.ts'
import { regionOf } from './regions.ts'

test('a value is given again for the same stamp only, and until its time', () => {
  let now = 1000
  const cache = makeCache(() => now)
  cache.keep('config', 'a', { value: 7, stamp: '1', bytes: 10, until: 1500 })
  expect(cache.recall('config', 'a', '1')).toBe(7)
  expect(cache.recall('ranks', 'a', '1')).toBeUndefined()
  now = 1500
  expect(cache.recall('config', 'a', '1')).toBeUndefined()
  cache.keep('config', 'a', { value: 8, stamp: '2', bytes: 10 })
  expect(cache.recall('config', 'a', '3')).toBeUndefined()
  expect(cache.recall('config', 'a', '2')).toBeUndefined()
})

test('a part tells its size, its age, and how often it was of use', () => {
  let now = 1000
  const cache = makeCache(() => now)
  cache.keep('home', 'a', { value: 1, stamp: '1', bytes: 10 })
  now = 3000
  cache.keep('home', 'b', { value: 2, stamp: '1', bytes: 30 })
  cache.keep('home', 'b', { value: 3, stamp: '1', bytes: 20 })
  cache.recall('home', 'a', '1')
  cache.recall('home', 'c', '1')
  const whole = { entries: 2, bytes: 30, oldest: 1000, newest: 3000, hits: 1, misses: 1 }
  expect(cache.states()[0]).toEqual({ region: 'home', ...whole })
  expect(cache.clear('home')).toEqual({ region: 'home', ...whole })
  expect(cache.states()[0]).toMatchObject({ entries: 0, bytes: 0, oldest: null })
})

test('the oldest values make room', () => {
  const cache = makeCache(() => 0)
  const mega = 3 * 1024 * 1024
  for (let key = 0; key < 9; key++)
    cache.keep('home', String(key), { value: key, stamp: '', bytes: mega })
  expect(cache.recall('home', '0', '')).toBeUndefined()
  expect(cache.recall('home', '8', '')).toBe(8)
  expect(cache.states()[0]?.bytes).toBeLessThanOrEqual(16 * 1024 * 1024)
  cache.keep('home', 'huge', { value: 1, stamp: '', bytes: 2 * mega })
  expect(cache.recall('home', 'huge', '')).toBeUndefined()
})

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
describe.each(databases)('what the portal keeps on $name', (database) => {
  const bench = sharedBench(database)
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { rights: ['public'] })).app
  })

  const part = async (region: string) => {
    const { data } = await bench.admin('GET', 'cache')
    return data.regions.find((one: { region: string }) => one.region === region)
  }
  const published = async () => (await deskOf(bench)).column

  test('public reading is worked out once, and anew as soon as something is published or changed', async () => {
    const column = await published()
    const path = `public/column/${column.id}`
    const { hits } = await part('catalogue')
    const first = await app('GET', path)
    const again = await app('GET', path)
    expect(again.data).toEqual(first.data)
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect((await part('catalogue')).hits).toBe(hits + 1)
    const { version } = column
    const changed = await bench.admin('PUT', `column/${column.id}`, { version, name: '新栏目名' })
    expect(changed.code).toBe(20000)
    expect((await app('GET', path)).data.name).toBe('新栏目名')
    await bench.admin('POST', `column/${column.id}/disable`, {})
    expect((await app('GET', path)).code).toBe(40400)
  })

  test('a part is cleared by a job that the audit log tells of', async () => {
    const column = await published()
    await app('GET', `public/column/${column.id}`)
    const before = await part('catalogue')
    expect(before.entries).toBeGreaterThan(0)
    expect(before.bytes).toBeGreaterThan(100)
    expect(before.oldest).toMatch(/\+08:00$/)
    const { data, status } = await bench.admin('POST', 'cache/clear', { regions: ['catalogue'] })
    expect(status).toBe(201)
    await runQueued(bench.portal.context)
    const job = (await bench.admin('GET', `job/${data.job}`)).data
    expect(job).toMatchObject({ kind: 'cache', status: 'done', done: 1, total: 1 })
    expect(await part('catalogue')).toMatchObject({
      entries: 0,
      bytes: 0,
      oldest: null,
      clearedBy: '主编',
    })
    const filter = encodeURIComponent(JSON.stringify({ entity: 'cache', recordId: 'catalogue' }))
    const [told] = (await bench.admin('GET', `auditLog?filter=${filter}`)).data.list
    expect(told).toMatchObject({ action: 'action', actorName: '主编', after: { entries: 0 } })
    expect(told.before.entries).toBe(before.entries)
  })

  test('what another portal on this database cleared is not given again', async () => {
    const column = await published()
    const path = `public/column/${column.id}`
    await app('GET', path)
    const { misses } = await part('catalogue')
    const { db } = bench.portal.context.database
    await db
      .updateTable('_cache')
      .set((set) => ({ times: set('times', '+', 1) }))
      .execute()
    expect((await part('catalogue')).entries).toBe(0)
    expect((await app('GET', path)).code).toBe(20000)
    expect((await part('catalogue')).misses).toBe(misses + 1)
  })

  test('all parts are cleared at once where none is named, and a strange one is refused', async () => {
    const { data } = await bench.admin('POST', 'cache/clear', {})
    await runQueued(bench.portal.context)
    expect((await bench.admin('GET', `job/${data.job}`)).data).toMatchObject({ done: 5 })
    const strange = await bench.admin('POST', 'cache/clear', { regions: ['attic'] })
    expect(strange.code).toBe(40001)
    expect(strange.data.errors.regions).toMatch(/attic/)
  })

  test('the caches are for admins and the right cache, and for nobody from whom the screen is hidden', async () => {
    const records = bench.portal.records()
    const role = (values: object) =>
      records.create('role', { kind: 'named', rights: [], ...values })
    const keeper = await role({ code: 'keeper', name: '缓存', special: ['cache'] })
    const hides = await records.create('role', {
      kind: 'numeric',
      code: '4',
      name: '四号',
      hidden: ['开发专用'],
    })
    expect((await bench.editor('GET', 'cache')).code).toBe(40300)
    expect((await bench.editor('POST', 'cache/clear', {})).code).toBe(40300)
    const { wang, editor } = bench.people
    await records.update('portalUser', wang, { roles: [editor, keeper.id] })
    expect((await bench.editor('GET', 'cache')).code).toBe(20000)
    await records.update('portalUser', wang, { numericRole: hides.id })
    expect((await bench.editor('GET', 'cache')).code).toBe(40300)
  })

  test('which host is internal follows the settings as soon as they change', async () => {
    const records = bench.portal.records()
    const make = (key: string, value: string) =>
      records.create('baseConfig', {
        key,
        name: key,
        group: 'dev',
        valueKind: 'list',
        value,
        initial: '[]',
      })
    await records.update('portalUser', bench.people.boss, { projectOverview: ['production'] })
    const listed = async () =>
      (await bench.admin('GET', 'index/getInfo')).data.permissions.projectOverview
    expect(await listed()).toBe(false)
    await make('projectOverview.productionHosts', '["portal.*"]')
    expect(await listed()).toBe(true)
    expect(await listed()).toBe(true)
    expect((await part('config')).hits).toBeGreaterThan(0)
  })
})

test('public reading is kept by where its screens stand', () => {
  const screen = (entity: string, menu: string) => ({
    path: `/${entity}`,
    menu,
    label: ['', ''] as const,
    kind: 'resource' as const,
    entity,
  })
  const screens = [
    screen('module', '页面管理/App'),
    screen('rank', '运营管理/榜单'),
    screen('searchWord', '页面管理/App'),
    screen('magazine', '内容管理/杂志'),
  ]
  const of = (entity: string) => regionOf(entity, screens)
  expect(['module', 'rank', 'searchWord', 'magazine', 'nowhere'].map(of)).toEqual([
    'home',
    'ranks',
    'searchWords',
    'catalogue',
    'catalogue',
  ])
})
