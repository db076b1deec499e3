import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('runs without any: SQLite and samples in ./data, on this machine only', () => {
  expect(readSettings({}, '/srv')).toEqual({
    port: 5180,
    host: '127.0.0.1',
    folder: '/srv/data',
    seed: 'demo',
    services: {},
  })
})

test('an outside database gets no samples unless asked for', () => {
  const DATABASE_URL = 'postgres://me:secret@db/masthead'
  expect(readSettings({ DATABASE_URL }, '/srv')).toMatchObject({
    databaseUrl: DATABASE_URL,
    seed: 'none',
  })
  expect(readSettings({ DATABASE_URL, SEED: 'demo' }, '/srv')).toMatchObject({ seed: 'demo' })
})

test('tells every mistake at once, in both languages, and no password', () => {
  const env = {
    PORT: '70000',
    SEED: 'yes',
    DRAIN_SECONDS: 'soon',
    LOG_FORMAT: 'xml',
    DATABASE_URL: 'mysql://me:secret@db/x',
    OSS_BUCKET: 'b',
    PUBLIC_ORIGIN: 'admin',
    OUTBOUND_ALLOW: 'model.local:8080 sms.local',
    TRUSTED_PROXIES: '172.30.0.0/24 proxy',
  }
  const { mistakes } = readSettings(env, '/srv') as unknown as { mistakes: string[][] }
  expect(mistakes.map(([, en]) => en?.split(/[:=]/)[0])).toEqual([
    'PORT',
    'SEED',
    'DRAIN_SECONDS',
    'LOG_FORMAT',
    'DATABASE_URL',
    'PUBLIC_ORIGIN',
    'OUTBOUND_ALLOW',
    'TRUSTED_PROXIES',
    'Alibaba Cloud OSS lacks',
  ])
  expect(mistakes.every(([zh, en]) => zh && en)).toBe(true)
  expect(JSON.stringify(mistakes)).not.toContain('secret')
})

test('takes a bucket of Alibaba Cloud with its CDN', () => {
  const env = {
    OSS_REGION: 'oss-cn-hangzhou',
    OSS_BUCKET: 'reading',
    OSS_ACCESS_KEY_ID: 'id',
    OSS_ACCESS_KEY_SECRET: 'key',
    OSS_ROLE_ARN: 'acs:ram::1:role/uploader',
    OSS_CDN: 'https://cdn.example.com/',
  }
  expect(readSettings(env, '/srv')).toMatchObject({
    oss: { bucket: 'reading', cdn: 'https://cdn.example.com' },
  })
})
