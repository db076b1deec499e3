import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/openDatabase.ts'
import { postgresDialect } from '../db/postgres.ts'
import { sharedPostgres } from '../db/testing/sharedPostgres.ts'

const root = join(import.meta.dirname, '../..')
const PASSWORD = 'Correct-Horse-7'
const running = new Set<ChildProcess>()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-commands-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Where homes whose database is a PostgreSQL keep it; the others have theirs in the folder. */
const addresses: { [home: string]: string } = {}

/** Runs a file of the portal on a data folder until it ends, or has said something that matches. */
function run(args: string[], home: string, until?: RegExp) {
  const { DATABASE_URL: _, ...env } = process.env
  const address = addresses[home]
  const own = {
    DATA_DIR: join(folder, home),
    SEED: 'none',
    PORT: '0',
    ...(address && { DATABASE_URL: address }),
  }
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...own, PORTAL_ADMIN_PASSWORD: PASSWORD },
  })
  running.add(child)
  let output = ''
  const told = new Promise<{ output: string; code: number | null }>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      if (until?.test(output)) resolve({ output, code: null })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', (code) => {
      running.delete(child)
      resolve({ output, code })
    })
  })
  return { child, told }
}
const admin = (home: string, ...args: string[]) => run(['portal/admin.ts', ...args], home).told

async function portalOn(home: string) {
  const { child, told } = run(['portal/node.ts'], home, /npm run admin|PORTAL_ADMIN_PASSWORD/)
  const address = /http:\/\/\S+/.exec((await told).output)?.[0]
  if (!address) throw new Error((await told).output)
  const stop = () =>
    new Promise((resolve) => {
      child.on('exit', resolve)
      child.kill('SIGTERM')
    })
  const signIn = async () => {
    const body = JSON.stringify({ username: 'admin', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const url = `${address}api/portal/index/login`
    const answer = await fetch(url, { method: 'POST', headers, body })
    return (await answer.json()) as { code: number }
  }
  return { stop, signIn }
}

/** The address of an empty database. */
async function freshDatabase(): Promise<string> {
  const server = await sharedPostgres()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const database = openDatabase(postgresDialect({ url: server, connections: 1 }), 'postgres')
  await sql.raw(`create database ${name} template template0`).execute(database.db)
  await database.close()
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

test('backs up a portal that runs, and restores it elsewhere, in place, and not over one that runs', async () => {
  const to = join(folder, 'backups')
  const first = await portalOn('first')
  const made = await admin('first', 'backup', '--to', to, '--keep', '1')
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining('备份完成 Backup') })
  const [name = ''] = await readdir(to)
  const backup = join(to, name)

  const over = await admin('first', 'restore', backup, '--force')
  expect(over).toMatchObject({ code: 1, output: expect.stringContaining('stop it first') })
  await first.stop()
  const taken = await admin('first', 'restore', backup)
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('--force') })
  const replaced = await admin('first', 'restore', backup, '--force')
  expect(replaced).toMatchObject({ code: 0, output: expect.stringMatching(/Before +\S+replaced-/) })
  expect((await admin('second', 'restore', backup)).output).toContain('恢复完成 Restored')

  for (const home of ['first', 'second']) {
    const portal = await portalOn(home)
    expect(await portal.signIn()).toMatchObject({ code: 20000 })
    await portal.stop()
  }
}, 240_000)

test('restores onto a second, empty PostgreSQL, and not over one that holds a portal', async () => {
  const to = join(folder, 'postgres-backups')
  addresses['on PostgreSQL'] = await freshDatabase()
  addresses['on another'] = await freshDatabase()
  const first = await portalOn('on PostgreSQL')
  await admin('on PostgreSQL', 'backup', '--to', to)
  await first.stop()
  const [name = ''] = await readdir(to)
  const backup = join(to, name)

  const over = await admin('on PostgreSQL', 'restore', backup)
  expect(over).toMatchObject({ code: 1, output: expect.stringContaining('--force') })
  const restored = await admin('on another', 'restore', backup)
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('恢复完成 Restored') })
  const second = await portalOn('on another')
  expect(await second.signIn()).toMatchObject({ code: 20000 })
  await second.stop()
}, 240_000)

test.each([
  [['backup', '--keep', 'all'], /--keep all: give a whole number/],
  [['backup'], /There is no portal in/],
  [['restore'], /Name one backup/],
  [['restore', 'nowhere'], /no complete backup/],
])(
  'says what is wrong with %j, in both languages',
  async (args, told) => {
    const { code, output } = await admin('nothing', ...args)
    expect([code, output]).toEqual([1, expect.stringMatching(told)])
    expect(output).toMatch(/[一-鿿]/)
  },
  60_000,
)
