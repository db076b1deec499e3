import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPortal } from '#portal/createPortal.ts'
import { settingsAt } from '#portal/jobs/testing/startWorker.ts'
import { freshPostgres } from '#portal/storage/db/testing/databases.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import { PASSWORD, template } from '#portal/testing/portalBench.ts'
import { portalOptions } from './portalOptions.ts'
import { runAdmin } from './runAdmin.ts'

const root = join(import.meta.dirname, '../..')
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

const envOf = (home: string) => ({
  DATA_DIR: join(folder, home),
  SEED: 'none',
  PORT: '0',
  ...(addresses[home] && { DATABASE_URL: addresses[home] }),
})

/** A command, in this process: a start of Node takes longer than most of them. */
const admin = (home: string, ...args: string[]) => runAdmin({ args, env: envOf(home), cwd: root })

/** Runs a file of the portal on a data folder until it ends, or has said something that matches. */
function run(args: string[], home: string, until?: RegExp) {
  const { DATABASE_URL: _, ...env } = process.env
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, ...envOf(home) },
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

/** A portal as `npm start` runs it; gives what stops it. */
async function started(home: string) {
  const { child, told } = run(['portal/node.mjs'], home, /npm run admin/)
  const { output } = await told
  if (!output.includes('http://')) throw new Error(output)
  return () =>
    new Promise((resolve) => {
      child.on('exit', resolve)
      child.kill('SIGTERM')
    })
}

/** The portal of a home, in this process. */
async function portalOn(home: string) {
  const portal = await createPortal(
    await portalOptions(settingsAt(join(folder, home), addresses[home])),
  )
  const signIn = async () => {
    const body = JSON.stringify({ username: 'boss', password: PASSWORD })
    const headers = { 'content-type': 'application/json' }
    const url = 'http://localhost/api/portal/index/login'
    const answer = await portal.app.request(url, { method: 'POST', headers, body })
    return (await answer.json()) as { code: number }
  }
  return { stop: portal.close, signIn }
}

test('backs up a portal that runs, and restores it elsewhere, in place, and not over one that runs', async () => {
  const to = join(folder, 'backups')
  await mkdir(join(folder, 'first'))
  await writeFile(join(folder, 'first/portal.sqlite'), await sqliteBytes(template))
  const stop = await started('first')
  const { told } = run(['portal/admin.ts', 'backup', '--to', to, '--keep', '1'], 'first')
  expect(await told).toMatchObject({ code: 0, output: expect.stringContaining('备份完成 Backup') })
  const [name = ''] = await readdir(to)
  const backup = join(to, name)

  const over = await run(['portal/admin.ts', 'restore', backup, '--force'], 'first').told
  expect(over).toMatchObject({ code: 1, output: expect.stringContaining('stop it first') })
  await stop()
  const taken = await admin('first', 'restore', backup)
  expect(taken).toMatchObject({ failed: true, told: expect.stringContaining('--force') })
  const replaced = await admin('first', 'restore', backup, '--force')
  expect(replaced).toMatchObject({
    failed: false,
    told: expect.stringMatching(/Before +\S+replaced-/),
  })
  expect((await admin('second', 'restore', backup)).told).toContain('恢复完成 Restored')

  for (const home of ['first', 'second']) {
    const portal = await portalOn(home)
    expect(await portal.signIn()).toMatchObject({ code: 20000 })
    await portal.stop()
  }
}, 240_000)

test('restores onto a second, empty PostgreSQL, and not over one that holds a portal', async () => {
  const to = join(folder, 'postgres-backups')
  const [held, empty] = [await freshPostgres(template), await freshPostgres()]
  addresses['on PostgreSQL'] = held.address
  addresses['on another'] = empty.address
  const first = await portalOn('on PostgreSQL')
  await admin('on PostgreSQL', 'backup', '--to', to)
  await first.stop()
  const [name = ''] = await readdir(to)
  const backup = join(to, name)

  const over = await admin('on PostgreSQL', 'restore', backup)
  expect(over).toMatchObject({ failed: true, told: expect.stringContaining('--force') })
  const restored = await admin('on another', 'restore', backup)
  expect(restored).toMatchObject({
    failed: false,
    told: expect.stringContaining('恢复完成 Restored'),
  })
  const second = await portalOn('on another')
  expect(await second.signIn()).toMatchObject({ code: 20000 })
  await second.stop()
  await held.drop()
  await empty.drop()
}, 240_000)

test.each([
  [['backup', '--keep', 'all'], /--keep all: give a whole number/],
  [['backup'], /There is no portal in/],
  [['restore'], /Name one backup/],
  [['restore', 'nowhere'], /no complete backup/],
  [['restock'], /Usage/],
])('says what is wrong with %j, in both languages', async (args, words) => {
  const { failed, told } = await admin('nothing', ...args)
  expect([failed, told]).toEqual([true, expect.stringMatching(words)])
  expect(told).toMatch(/[一-鿿]/)
})
