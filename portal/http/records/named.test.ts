import { beforeAll, describe, expect, test } from 'vitest'
import type { Entity } from '#declare'
import { setPassword } from '#portal/engine/session/credentials.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import { PASSWORD, type SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { addressesOf } from './addresses.ts'

describe.each(bothDatabases())('named calls on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  /** All but those of the session itself, which belong to everybody. */
  const named = () =>
    [...addressesOf([...bench.portal.context.entities.values()]).named].filter(
      ([address]) => !address.includes('/index/'),
    )
  const callsOf = (entity: Entity) => ({
    ...{ id: 1, ids: [1], best: false, record: { id: 1 }, exchangeCode: 'A' },
    status: Object.keys(entity.states)[0],
  })
  let guest: SignedIn

  beforeAll(async () => {
    const records = bench.portal.records()
    const role = await records.create('role', {
      kind: 'named',
      code: 'guest',
      name: '访客',
      special: [],
      rights: [],
      hidden: [],
    })
    const person = { username: 'guest', name: '访客', phone: '13800000009', routeSet: 'standard' }
    const { id } = await records.create('portalUser', { ...person, roles: [role.id as number] })
    const terms = { oneTime: false, now: bench.time.now, rounds: 10 }
    await setPassword(bench.portal.context.database.db, id as number, PASSWORD, terms)
    guest = await bench.signIn('guest')
  })

  test('who may nothing with an entity is answered by none of its named calls', async () => {
    const answered: string[] = []
    for (const [address, { entity }] of named()) {
      const [method = '', path = ''] = address.split(' ')
      const { code } = await guest(method, path, ...(method === 'GET' ? [] : [callsOf(entity)]))
      if (code === 20000 || code === 50000) answered.push(address)
    }
    // What is one's own, and the pictures that everybody may use who may upload some.
    expect(answered.sort()).toEqual([
      'GET /api/portal/job/mine',
      'GET /api/portal/material/library',
      'GET /api/portal/notice/mine',
    ])
  })

  test('without a session none of them is answered', async () => {
    const answered: string[] = []
    for (const [address, { entity }] of named()) {
      const [method = '', path = ''] = address.split(' ')
      const body = method === 'GET' ? undefined : callsOf(entity)
      const { code } = await bench.call(method, path, body)
      if (code !== 1002) answered.push(`${address}: ${code}`)
    }
    expect(answered).toEqual([])
  })

  test('a setting one does not see is not told by its key either', async () => {
    const { editor } = bench
    const key = 'test.hidden'
    await create(admin, 'baseConfig', { key, name: '内部', group: 'dev', value: 'x' })
    expect((await admin('GET', `baseConfig/key?key=${key}`)).code).toBe(20000)
    expect((await editor('GET', `baseConfig/key?key=${key}`)).code).not.toBe(20000)
  })

  test.each([
    ['GET', 'company/icbc/list?filters=[', 'filters'],
    ['GET', 'appCategory/tree?parent=x', 'parent'],
    ['GET', 'appCategory/tree?colour=red', 'colour'],
    ['GET', 'rank/data?board=constructor', 'board'],
    ['GET', 'rank/data?board=articles&cycle=constructor', 'cycle'],
    ['GET', 'rank/data?board=articles&date=2026-02-30', 'date'],
    ['POST', 'contentComment/best', 'best', { id: 1, best: 'x' }],
    ['POST', 'audio/batchUpload', 'episodes.0.audio', { audiobook: 1, episodes: [{}] }],
  ])('%s %s names %s', async (method, path, field, body?: unknown) => {
    const { code, data } = await admin(method, path, body)
    expect([code, ...Object.keys(data?.errors ?? {})]).toContain(field)
    expect(code).toBe(40001)
  })

  test('a condition in place of an exchange code finds nobody’s prize', async () => {
    const body = { exchangeCode: { set: true }, shop: '一店', code: '123456' }
    expect((await admin('POST', 'activityRaffle/exchange', body)).code).toBe(40400)
  })
})
