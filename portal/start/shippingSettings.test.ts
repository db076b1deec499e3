import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { STATE, shippingSymptoms } from './shipping.ts'

const NOW = Date.parse('2026-11-23T02:00:00Z')
const mistakesOf = (env: Record<string, string>) => {
  const read = readSettings(env, '/srv')
  return 'mistakes' in read ? read.mistakes.map(([, en]) => en) : []
}

test('ships to a folder, or to a bucket with keys of its own', () => {
  expect(readSettings({ SHIP_TO: 'shipped' }, '/srv')).toMatchObject({
    shipping: { folder: '/srv/shipped', every: 10_000, days: 7 },
  })
  const env = {
    SHIP_TO: 'oss://masthead-shipped/production',
    SHIP_OSS_REGION: 'cn-hangzhou',
    SHIP_OSS_ACCESS_KEY_ID: 'id',
    SHIP_OSS_ACCESS_KEY_SECRET: 'key',
    SHIP_SECONDS: '30',
    SHIP_DAYS: '14',
  }
  expect(readSettings(env, '/srv')).toMatchObject({
    shipping: { bucket: { bucket: 'masthead-shipped', prefix: 'production/' }, every: 30_000 },
  })
})

test('what cannot be meant stops the start, all of it at once', () => {
  expect(mistakesOf({ SHIP_TO: 's3://x/y', SHIP_SECONDS: '0', SHIP_DAYS: 'all' })).toEqual([
    expect.stringContaining('give a folder, or oss://bucket/prefix'),
    expect.stringContaining('SHIP_SECONDS=0'),
    expect.stringContaining('SHIP_DAYS=all'),
  ])
  expect(mistakesOf({ SHIP_TO: 'oss://masthead' })).toEqual([
    'SHIP_TO lacks: SHIP_OSS_REGION, SHIP_OSS_ACCESS_KEY_ID, SHIP_OSS_ACCESS_KEY_SECRET',
  ])
  expect(mistakesOf({ SHIP_TO: '/mnt', DATABASE_URL: 'postgres://db/x' })).toEqual([
    expect.stringContaining('PostgreSQL keeps an archive of its own'),
  ])
})

test('the page of conditions tells the last moment that was shipped, and what is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-state-'))
  const shipping = { folder: '/mnt/shipped', every: 10_000, days: 7 }
  const told = async (state: object | null, later = 0) => {
    if (state) await writeFile(join(folder, STATE), JSON.stringify(state))
    return (await shippingSymptoms({ shipping, folder }, NOW + later))[0]
  }
  expect(await told(null)).toMatchObject({ state: 'poor' })
  const at = new Date(NOW - 8000).toISOString()
  expect(await told({ at })).toMatchObject({
    state: 'well',
    told: ['8 秒前送到 /mnt/shipped', '/mnt/shipped has all until 8 s ago'],
  })
  expect((await told({ at, gap: { from: 'A', until: 'B' } }))?.told[1]).toContain('from A to B')
  expect(await told({ at, failed: 'no room' }, 600_000)).toMatchObject({ state: 'poor' })
  await rm(folder, { recursive: true })
})
