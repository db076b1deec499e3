import { beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { portalSession } from '../context/session.ts'
import { ableToHold } from './ableToHold.ts'
import { type FoundGroup, searchEverywhere, searchedBy } from './searchEverywhere.ts'

const both = bothDatabases()

describe.each(both)('the search over everything on $name', (database) => {
  const bench = sharedBench(database)
  beforeAll(async () => {
    const { admin } = bench
    await create(
      admin,
      'magazine',
      await magazineValues(bench, { title: '灯塔月刊', code: 'DTYK' }),
    )
    for (const name of ['灯塔', '旧灯塔', '灯塔守望者'])
      await create(admin, 'articleTag', { name, synonyms: [] })
  })

  const search = async (who: PortalBench['admin'], q: string) =>
    (await who('GET', `index/search?q=${encodeURIComponent(q)}`)).data as {
      groups: FoundGroup[]
      cut: boolean
    }
  const titles = (groups: readonly FoundGroup[], entity: string) =>
    groups.find((group) => group.entity === entity)?.list.map(({ title }) => title)

  test('finds records of every kind, by entity, the closest title first, with picture and state', async () => {
    const { groups } = await search(bench.admin, '灯塔')
    expect(titles(groups, 'articleTag')).toEqual(['灯塔', '灯塔守望者', '旧灯塔'])
    const magazine = groups.find(({ entity }) => entity === 'magazine')
    expect(magazine).toMatchObject({
      list: [
        {
          title: '灯塔月刊',
          image: expect.stringMatching(/^\/masthead\/image\//),
          state: expect.any(Array),
        },
      ],
      more: false,
    })
  })

  test('a user of the app is found by a whole phone and by the uid, first of all', async () => {
    const user = { uid: 'U20261123', phone: '13987650001', nickname: '灯下读书人' }
    await bench.portal.records().create('appUser', user)
    for (const typed of [user.phone, user.uid, '139-8765-0001', '+86 13987650001']) {
      const [first] = (await search(bench.admin, typed)).groups
      expect(first).toMatchObject({ entity: 'appUser', list: [{ title: '灯下读书人' }] })
    }
  })

  test('a phone that stands on lists, too, means its user, who comes first by a beginning of their name as well', async () => {
    const { portal, admin } = bench
    const records = portal.records()
    await records.create('appUser', {
      uid: 'U20261130',
      phone: '13987650077',
      nickname: '灯下归人',
    })
    await records.create('whiteList', { phone: '13987650077', department: '运营部' })
    const found = (await search(admin, '13987650077')).groups
    expect(found.map(({ entity }) => entity)).toEqual(['appUser', 'whiteList'])
    const few = { each: 1, most: 1, time: 5000 }
    const { groups } = await searchEverywhere(portal.context, portalSession, '灯下', few)
    expect(groups[0]).toMatchObject({ entity: 'appUser' })
  })

  test('the whole number of an order finds the order, and whose it is', async () => {
    const records = bench.portal.records()
    const user = await records.create('appUser', { uid: 'U20261124', nickname: '山中来信' })
    await records.create('userOrder', {
      ...{ orderNo: 'MH20261101100222', user: user.id, kind: 'vip', amount: 100, paid: 100 },
    })
    for (const typed of ['MH20261101100222', 'mh20261101100222']) {
      const { groups } = await search(bench.admin, typed)
      expect(groups.map(({ entity }) => entity)).toEqual(['userOrder', 'appUser'])
      expect(titles(groups, 'appUser')).toEqual(['山中来信'])
    }
    expect((await search(bench.admin, 'MH202611011')).groups.map(({ entity }) => entity)).toEqual([
      'userOrder',
    ])
  })

  test('an order pulled from the shop is found by its number, and whose it is, though nobody makes or moves it here', async () => {
    const records = bench.portal.records()
    const user = await records.create('appUser', { uid: 'U20261125', nickname: '河边读信' })
    await records.create('shopOrder', {
      ...{ orderNo: 'E20261125153791900', user: user.id, amount: 1900, status: 'success' },
      ...{ delivery: 'none', items: [], paidAt: '2026-11-25T10:00:00+08:00' },
    })
    const { groups } = await search(bench.admin, 'E20261125153791900')
    expect(groups.map(({ entity }) => entity)).toEqual(['shopOrder', 'appUser'])
    expect(titles(groups, 'appUser')).toEqual(['河边读信'])
  })

  test('who has what was typed as a number comes first, and is told to be meant', async () => {
    const records = bench.portal.records()
    // Others hold the number somewhere, and were made later.
    await records.create('appUser', { uid: 'U90017', nickname: '山下' })
    await records.create('appUser', { uid: 'U900171', nickname: '山上' })
    await records.create('appUser', { uid: 'U900172', nickname: 'U90017 的朋友' })
    const [first] = (await search(bench.admin, 'u90017')).groups
    expect(first).toMatchObject({ entity: 'appUser', whole: true })
    expect(first?.list[0]).toMatchObject({ title: '山下' })
    const part = (await search(bench.admin, 'U9001')).groups
    expect(part.every(({ whole }) => !whole)).toBe(true)
  })

  test('users who are called the same are told apart by their uid and phone', async () => {
    for (const [uid, phone] of [
      ['W30261125', '13987650025'],
      ['W30261126', '13987650026'],
    ])
      await bench.portal.records().create('appUser', { uid, phone, nickname: '早起的鲸' })
    const [found] = (await search(bench.admin, '早起的鲸')).groups
    expect(found?.list.map(({ number }) => number)).toEqual([
      expect.stringMatching(/^W3026112[56] · 139.*002[56]$/),
      expect.stringMatching(/^W3026112[56] · 139.*002[56]$/),
    ])
  })

  test('users who are called the same are told apart by their uid', async () => {
    for (const uid of ['W20261125', 'W20261126'])
      await bench.portal.records().create('appUser', { uid, nickname: '晚睡的鲸' })
    const [found] = (await search(bench.admin, 'W2026112')).groups
    expect(found?.list).toMatchObject([
      { title: '晚睡的鲸', number: expect.stringMatching(/^W2026112[56]$/) },
      { title: '晚睡的鲸', number: expect.stringMatching(/^W2026112[56]$/) },
    ])
  })

  test('nobody finds what they may not read: an editor no users, whom admins find', async () => {
    expect(titles((await search(bench.admin, '王编辑')).groups, 'portalUser')).toEqual(['王编辑'])
    expect((await search(bench.editor, '王编辑')).groups).toEqual([])
  })

  test('what the portal writes by itself is no answer', async () => {
    const { groups } = await search(bench.admin, '灯塔')
    expect(groups.map(({ entity }) => entity)).not.toContain('auditLog')
  })

  test('ends when there is enough, or when time is over, and says so', async () => {
    const { context } = bench.portal
    const enough = await searchEverywhere(context, portalSession, '灯塔', {
      each: 1,
      most: 1,
      time: 5000,
    })
    expect(enough.groups).toHaveLength(1)
    expect(enough.groups[0]?.list).toHaveLength(1)
    expect(enough.cut).toBe(true)
    const late = await searchEverywhere(context, portalSession, '灯塔', {
      each: 5,
      most: 40,
      time: -1,
    })
    expect(late.cut).toBe(true)
    const bounds = { each: 5, most: 40, time: 60_000 }
    expect((await searchEverywhere(context, portalSession, '灯塔', bounds)).cut).toBe(false)
  })

  test('without words, or with a page of them, nothing is looked for', async () => {
    expect((await bench.admin('GET', 'index/search?q=')).code).toBe(40001)
    expect((await bench.admin('GET', `index/search?q=${'长'.repeat(101)}`)).code).toBe(40001)
  })

  test('names what one may make: editors no users, nobody what only the portal writes', async () => {
    const { data: all } = await bench.admin('GET', 'index/creatable')
    const { data: some } = await bench.editor('GET', 'index/creatable')
    expect(all.entities).toEqual(expect.arrayContaining(['magazine', 'portalUser']))
    expect(all.entities).not.toContain('notice')
    expect(some.entities).toContain('magazine')
    expect(some.entities).not.toContain('portalUser')
  })
})

describe.each(both)('which entities are asked on $name', (database) => {
  const bench = sharedBench(database)

  test('a word is looked up once in the index, and only what may hold it is asked', async () => {
    const { context } = bench.portal
    const { db } = context.database
    await create(bench.admin, 'articleTag', { name: '琥珀沙漏记', synonyms: [] })
    const all = searchedBy(context, portalSession)
    const untold = await ableToHold(db, all, ['绝无此词'])
    const able = await ableToHold(db, all, ['琥珀沙漏'])
    const added = able.filter((one) => !untold.includes(one)).map(({ name }) => name)
    expect(added).toEqual(['articleTag'])
    // What long texts or other records name cannot be ruled out.
    expect(all.length - untold.length).toBeGreaterThan(50)
    const names = async (words: string[]) => {
      const found = await ableToHold(db, all, words)
      return found.filter((one) => !untold.includes(one)).map(({ name }) => name)
    }
    // Of several words an entity has to hold each; a long word is known by its beginning, one sign by itself.
    expect(await names(['琥珀', '沙漏'])).toEqual(['articleTag'])
    expect(await names(['琥珀', '绝无此词'])).toEqual([])
    expect(await names(['琥珀沙漏记'])).toEqual(['articleTag'])
    expect(await names(['漏'])).toContain('articleTag')
  })
})
