import { describe, expect, test } from 'vitest'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

describe.each(databases)('service keys on $name', (database) => {
  const bench = sharedBench(database)

  test('a key is shown once, when it is made, and kept as a hash', async () => {
    const { key } = await appKey(bench, { rights: ['public'] })
    expect(key.secret).toMatch(/^mhk_[\w-]{43}$/)
    const read = await bench.admin('GET', `serviceKey/${key.id}`)
    expect(read.data).toMatchObject({ beginning: key.secret.slice(0, 8), status: 'active' })
    expect(JSON.stringify(read.data)).not.toContain(key.secret)
    const told = await bench.admin('GET', `serviceKey/${key.id}/history`)
    expect(JSON.stringify(told.data)).not.toContain(key.secret)
    const { db } = bench.portal.context.database
    const kept = await db.selectFrom('_serviceKey').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(key.secret)
  })

  test('only admins see and make keys', async () => {
    expect((await bench.editor('GET', 'serviceKey')).code).toBe(40300)
    const made = await bench.editor('POST', 'serviceKey', { name: 'x', owner: bench.people.wang })
    expect(made.code).toBe(40300)
  })

  test('a key lists what it may: at least one right, and only entities the app writes', async () => {
    const { admin, people } = bench
    const values = { name: '空', owner: people.boss }
    expect((await admin('POST', 'serviceKey', values)).code).toBe(40001)
    const strange = await admin('POST', 'serviceKey', { ...values, writes: ['coment'] })
    expect(strange.data.errors.writes).toMatch(/did you mean "comment \(Comment\)"/)
  })

  test('what a key does not list is refused by name', async () => {
    const { app } = await appKey(bench, { writes: ['comment'] })
    const refused = await app('POST', 'ingest/appUser', { uid: 'U1', nickname: '海边的栗子' })
    expect([refused.status, refused.code]).toEqual([403, 40300])
    expect(refused.message).toContain('ingest:appUser')
  })

  test('a key opens nothing but the calls for programs', async () => {
    const { app } = await appKey(bench, { writes: ['comment'] })
    expect((await app('GET', 'serviceKey')).code).toBe(1002)
    expect((await app('GET', 'appUser')).code).toBe(1002)
  })

  test('without a key, or with another, nobody is let in', async () => {
    expect((await bench.call('POST', 'ingest/comment', {})).code).toBe(1002)
    const wrong = { authorization: 'Bearer mhk_guessed' }
    expect((await bench.call('POST', 'ingest/comment', {}, wrong)).code).toBe(1002)
    // A user's session is no key.
    expect((await bench.admin('POST', 'ingest/comment', {})).code).toBe(1002)
  })

  test('a revoked key is out at once, and for good', async () => {
    const { app, key } = await appKey(bench, { writes: ['appUser'] })
    expect((await app('POST', 'ingest/appUser', [])).code).toBe(20000)
    const now = await bench.admin('GET', `serviceKey/${key.id}`)
    const revoked = await bench.admin('POST', `serviceKey/${key.id}/revoke`, {
      version: now.data.version,
    })
    expect(revoked.data.status).toBe('revoked')
    expect((await app('POST', 'ingest/appUser', [])).code).toBe(1002)
    expect((await bench.admin('POST', `serviceKey/${key.id}/renew`, {})).code).toBe(40900)
  })

  test('a new secret ends the old one', async () => {
    const { app, key } = await appKey(bench, { writes: ['appUser'] })
    const { data } = await bench.admin('POST', `serviceKey/${key.id}/renew`, {})
    expect((await app('POST', 'ingest/appUser', [])).code).toBe(1002)
    const fresh = { authorization: `Bearer ${data.secret}` }
    expect((await bench.call('POST', 'ingest/appUser', [], fresh)).code).toBe(20000)
  })

  test('a key expires', async () => {
    const { app } = await appKey(bench, {
      writes: ['appUser'],
      expiresAt: '2026-11-21T12:00:00+08:00',
    })
    expect((await app('POST', 'ingest/appUser', [])).code).toBe(20000)
    bench.time.now += 2 * 3_600_000
    expect((await app('POST', 'ingest/appUser', [])).code).toBe(1002)
    bench.time.now -= 2 * 3_600_000
  })

  test('its last use is noted to within a minute, without a new version', async () => {
    const { app, key } = await appKey(bench, { writes: ['appUser'] })
    const read = async () => (await bench.admin('GET', `serviceKey/${key.id}`)).data
    expect((await read()).lastUsedAt).toBeNull()
    await app('POST', 'ingest/appUser', [])
    const first = await read()
    expect(first).toMatchObject({ lastUsedAt: '2026-11-21T10:00:00+08:00', version: 1 })
    bench.time.now += 30_000
    await app('POST', 'ingest/appUser', [])
    expect((await read()).lastUsedAt).toBe(first.lastUsedAt)
    bench.time.now += 40_000
    await app('POST', 'ingest/appUser', [])
    expect((await read()).lastUsedAt).toBe('2026-11-21T10:01:10+08:00')
    bench.time.now -= 70_000
  })

  test('a key has so many requests a minute', async () => {
    const { app } = await appKey(bench, { writes: ['appUser'], perMinute: 2 })
    const send = () => app('POST', 'ingest/appUser', [])
    await send()
    await send()
    const third = await send()
    expect([third.status, third.code, third.headers.get('retry-after')]).toEqual([429, 42900, '30'])
    bench.time.now += 30_000
    expect((await send()).code).toBe(20000)
    bench.time.now -= 30_000
  })
})
