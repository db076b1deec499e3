import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import type { Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { postgresDialect } from '#portal/storage/db/postgres.ts'
import { account } from '#portal/storage/db/testing/account.ts'
import type { TestDatabase } from '#portal/storage/db/testing/databases.ts'
import { startCluster, stopCluster } from '#portal/storage/db/testing/postgresCluster.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { portalBench } from '#portal/testing/portalBench.ts'
import { runAdmin } from './runAdmin.ts'
import { listen } from './server.ts'
import type { Settings } from './settings.ts'
import { startFailure } from './startFailure.ts'

const deploy = join(import.meta.dirname, '../../deploy')
let folder = ''
let port = ''
const certify = (into: string) =>
  promisify(execFile)('sh', [join(deploy, 'certificates.sh'), into], {
    env: {
      ...process.env,
      DATABASE_NAMES: 'IP:127.0.0.1',
      DATABASE_UID: String(account()?.uid ?? process.getuid?.()),
      PORTAL_NAMES: 'DNS:localhost',
      PORTAL_UID: String(process.getuid?.()),
    },
  })
const inner = (name: string) => join(folder, 'inner', name)

/** As compose.yaml has it: PostgreSQL with our certificates, its owner `masthead`, the account of the portals. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-inner-'))
  await chmod(folder, 0o755)
  await certify(join(folder, 'inner'))
  await certify(join(folder, 'other'))
  // Whoever sets it up for a test comes in as superuser, as does the image's own script.
  await appendFile(inner('pg_hba.conf'), 'host all postgres 127.0.0.1/32 trust\n')
  const address = await startCluster(join(folder, 'cluster'), {
    ssl: 'on',
    ssl_cert_file: inner('database.crt'),
    ssl_key_file: inner('database.key'),
    ssl_ca_file: inner('authority.crt'),
    hba_file: inner('pg_hba.conf'),
  })
  port = new URL(address).port
  const run = async (database: string, ...texts: string[]) => {
    const client = new pg.Client({ connectionString: address.replace(/postgres$/, database) })
    await client.connect()
    for (const text of texts) await client.query(text)
    await client.end()
  }
  await run(
    'postgres',
    'create role masthead superuser login',
    'create database masthead owner masthead',
  )
  const accounts = await readFile(join(deploy, 'accounts.sql'), 'utf8')
  await run('masthead', `set role masthead; ${accounts}`, `set role masthead; ${accounts}`)
}, 60_000)
afterAll(async () => {
  await stopCluster(join(folder, 'cluster'))
  await rm(folder, { recursive: true, force: true })
})

interface Way {
  readonly host?: string
  readonly by?: string | null
  readonly mode?: string
  readonly authority?: string
}
const addressOf = (
  name: string,
  {
    host = '127.0.0.1',
    by = name,
    mode = 'verify-full',
    authority = inner('authority.crt'),
  }: Way = {},
) => {
  const key = by ? `&sslcert=${inner(`${by}.crt`)}&sslkey=${inner(`${by}.key`)}` : ''
  const tls = mode === 'disable' ? '' : `&sslrootcert=${authority}${key}`
  return `postgres://${name}@${host}:${port}/masthead?sslmode=${mode}${tls}`
}
const asks = async (address: string) => {
  const database = openDatabase(postgresDialect({ url: address, connections: 1 }), 'postgres')
  try {
    return await sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
      .execute(database.db)
      .then(({ rows }) => rows[0]?.ssl)
  } finally {
    await database.close()
  }
}

test('the database is spoken to by TLS alone, its certificate and name are checked, and accounts show theirs', async () => {
  expect(await asks(addressOf('masthead_portal'))).toBe(true)
  const refused: readonly [Way, RegExp][] = [
    [{ mode: 'disable' }, /no pg_hba.conf entry|no encryption/],
    [
      { authority: join(folder, 'other/authority.crt') },
      /self.signed|unable to verify|certificate/,
    ],
    [{ host: 'localhost' }, /does not match|altnames/i],
    [{ by: null }, /certificate/],
    [{ by: 'masthead' }, /certificate authentication failed/],
  ]
  for (const [way, why] of refused)
    await expect(asks(addressOf('masthead_portal', way)), JSON.stringify(way)).rejects.toThrow(why)
})

test('the owner upgrades; a portal works by an account that can neither make nor change nor drop a table', async () => {
  const upgraded = await runAdmin({
    args: ['upgrade'],
    env: { DATABASE_URL: addressOf('masthead'), DATA_DIR: join(folder, 'data') },
    cwd: folder,
  })
  expect(upgraded.told).toContain('Upgraded')
  const url = addressOf('masthead_portal')
  const database: TestDatabase = {
    ...{ name: 'PostgreSQL', sql: 'postgres' },
    open: async () => ({
      dialect: postgresDialect({ url, connections: 4 }),
      close: async () => {},
    }),
  }
  const bench = await portalBench(database)
  try {
    const { id } = await create(bench.admin, 'magazine', await magazineValues(bench))
    expect((await bench.admin('GET', 'magazine?filter={}')).data.total).toBe(1)
    expect((await bench.admin('DELETE', `magazine/${id}`)).code).toBe(20000)
    const { db } = bench.portal.context.database
    for (const statement of [
      'create table mine (id int)',
      'alter table "magazine" add column mine int',
      'drop table "magazine"',
      'truncate "auditLog"',
      'create role other login',
      'grant masthead to masthead_portal',
    ])
      await expect(sql.raw(statement).execute(db), statement).rejects.toMatchObject({
        code: '42501',
      })
  } finally {
    await bench.close()
  }
  // A release that wants another column says who is to make it.
  const client = new pg.Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/masthead`,
  })
  await client.connect()
  await client.query(`alter table "notice" drop column "createdAt"`)
  await client.query(`delete from "_meta" where key = 'schema'`)
  await client.end()
  const failure = await portalBench(database).catch((error) => error)
  const said = startFailure(failure, { databaseUrl: url, folder, host: '', port: 0 })
  expect(said).toContain('the account masthead_portal may make no tables')
  expect(said).toContain('npm run admin -- upgrade')
}, 120_000)

test('a portal answers the proxy by https of its own, with TLS 1.2 and later, and is believed by its own authority alone', async () => {
  const tls = { cert: inner('portal.crt'), key: inner('portal.key') }
  const app = new Hono().get('/', (c) => c.text('here'))
  const server: Server = await listen(app, { port: 0, host: '127.0.0.1', tls } as Settings)
  const { port: open } = server.address() as AddressInfo
  const ca = await readFile(inner('authority.crt'))
  const get = (more: object) =>
    new Promise<string>((resolve, reject) => {
      request({ host: 'localhost', port: open, ...more }, (answer) => {
        answer.on('data', (part) => resolve(String(part)))
      })
        .on('error', reject)
        .end()
    })
  expect(await get({ ca })).toBe('here')
  await expect(get({})).rejects.toThrow(/certificate/)
  await expect(get({ ca, servername: 'second' })).rejects.toThrow(/altnames/)
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }
  await expect(get({ ca, ...old })).rejects.toThrow()
  server.close()
})

test('what lasts is left as it is, and nobody else reads a key', async () => {
  const of = (name: string) => readFile(inner(name), 'utf8')
  const before = await Promise.all(['authority.crt', 'portal.crt', 'portal.key'].map(of))
  await certify(join(folder, 'inner'))
  expect(await Promise.all(['authority.crt', 'portal.crt', 'portal.key'].map(of))).toEqual(before)
  for (const key of ['authority.key', 'database.key', 'portal.key', 'masthead.key'])
    expect((await stat(inner(key))).mode & 0o077).toBe(0)
})
