import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { publicReading } from '#derive/publicReading.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const { entities } = await readDeclarations()
const READ = ['published', 'onShelf']
/** Enabled for the desk and the portal, never for readers. */
const INSIDE = [
  'source',
  'campRobot',
  'campSop',
  'articleSpeed',
  'houseTerm',
  'portalUser',
  'serviceKey',
  'webhook',
  'compensation',
]

describe('what is published', () => {
  const bench = sharedBench(anyDatabase())
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { rights: ['public', 'preview'] })).app
  })
  const put = (entity: string, values: Row) => {
    const { context } = bench.portal
    const at = '2026-01-01T10:00:00+08:00'
    const row = { version: 1, createdAt: at, updatedAt: at, ...values }
    return context.database.transaction((tx) =>
      context.rows.insert(tx, entityNamed(context, entity), row),
    )
  }
  const ids = async (path: string): Promise<readonly number[]> =>
    (await app('GET', path)).data.list.map(({ id }: Row) => id)

  test('is read by the app, whatever it is', () => {
    const unread = entities.filter(
      (entity) =>
        Object.keys(entity.states).some((state) => [...READ, 'enabled'].includes(state)) &&
        !INSIDE.includes(entity.name) &&
        !publicReading(entity),
    )
    expect(unread.map(({ name }) => name)).toEqual([])
  })

  test('answers at its address, list and record', async () => {
    const wrong: string[] = []
    for (const entity of entities.filter((one) => publicReading(one))) {
      const { code, data } = await app('GET', `public/${entity.path}`)
      if (code !== 20000) wrong.push(`${entity.name}: ${code}`)
      else if (!Array.isArray(data.list)) wrong.push(`${entity.name}: no list`)
    }
    expect(wrong).toEqual([])
  })

  test('a chapter shows with its book, a course with its camp', async () => {
    const book = await put('epub', { title: '一本书', status: 'published' })
    const draft = await put('epub', { title: '未上架', status: 'parsed' })
    const seen = await put('epubChapter', {
      epub: book,
      title: '第一章',
      visible: true,
      position: 1,
    })
    await put('epubChapter', { epub: book, title: '隐藏', visible: false, position: 2 })
    await put('epubChapter', { epub: draft, title: '第一章', visible: true, position: 1 })
    const { path } = entityNamed(bench.portal.context, 'epubChapter')
    expect(await ids(`public/${path}`)).toEqual([seen])
    const { data } = await app('GET', `public/epub/${book}`)
    expect(data).toMatchObject({ title: '一本书' })
    for (const inside of ['file', 'errorMessage', 'source']) expect(data).not.toHaveProperty(inside)
  })

  test('advert#reviewHidesCustomerAds module#shopTakesShopGoods a build that a store examines gets no ads of customers and no shop', async () => {
    const period = { start: '2026-01-01T00:00:00+08:00', end: '2027-01-01T00:00:00+08:00' }
    const own = await put('advert', {
      title: '会员',
      owner: 'own',
      place: 'popup',
      status: 'published',
      period,
    })
    const paid = await put('advert', {
      title: '汽车',
      owner: 'customer',
      place: 'popup',
      status: 'published',
      period,
    })
    const home = await put('module', {
      name: '首页',
      title: '首页',
      pageKey: 'home',
      status: 'published',
    })
    const shop = await put('module', {
      name: '商城',
      title: '商城',
      pageKey: 'shop',
      status: 'published',
    })
    const channel = {
      name: '应用商店',
      code: 'appstore',
      platform: 'ios',
      type: 'store',
      enabled: true,
    }
    const id = await put('appChannel', { ...channel, reviewMode: true, reviewVersion: '6.2.0' })
    const build = (version: string) => `channel=appstore&version=${version}`
    expect(await ids(`public/advert?${build('6.2.0')}`)).toEqual([own])
    expect(await ids(`public/module?${build('6.2.0')}`)).toEqual([home])
    expect((await app('GET', `public/advert/${paid}?${build('6.2.0')}`)).code).toBe(40400)
    for (const query of [build('6.1.0'), '']) {
      expect((await ids(`public/advert?${query}`)).toSorted()).toEqual([own, paid].toSorted())
      expect((await ids(`public/module?${query}`)).toSorted()).toEqual([home, shop].toSorted())
    }
    expect((await app('GET', 'public/advert?channel=nowhere')).data.errors.channel).toBeTruthy()
    const told = await app('GET', `public/appChannel/${id}`)
    expect(told.data).toMatchObject({ reviewMode: true, reviewVersion: '6.2.0' })
    const { context } = bench.portal
    await context.database.transaction((tx) =>
      context.rows.keep(tx, entityNamed(context, 'appChannel'), id, { reviewMode: false }),
    )
    expect((await ids(`public/advert?${build('6.2.0')}`)).toSorted()).toEqual(
      [own, paid].toSorted(),
    )
  })
})
