import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPortal } from '#portal/createPortal.ts'
import { settingsAt } from '#portal/jobs/testing/startWorker.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import { PASSWORD, template } from '#portal/testing/portalBench.ts'
import { portalOptions } from './portalOptions.ts'
import { readMoment } from './readMoment.ts'
import { runAdmin } from './runAdmin.ts'
import { readShippingState } from './shipping.ts'

const root = join(import.meta.dirname, '../..')
let folder = ''
const env = () => ({
  DATA_DIR: join(folder, 'home'),
  SEED: 'none',
  PORT: '0',
  SHIP_TO: join(folder, 'shipped'),
  SHIP_SECONDS: '1',
})
const admin = (...args: string[]) => runAdmin({ args, env: env(), cwd: folder })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-moments-'))
  await mkdir(join(folder, 'home'))
  await writeFile(join(folder, 'home/portal.sqlite'), await sqliteBytes(template))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A portal as `npm start` runs it. */
async function started() {
  const { DATABASE_URL: _, ...own } = process.env
  const child = spawn(process.execPath, ['portal/node.mjs'], {
    cwd: root,
    env: { ...own, ...env() },
  })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => reject(new Error(output)))
  })
  const post = async (path: string, values: object, headers = {}) => {
    const answer = await fetch(`${address}/api/portal/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(values),
    })
    return (await answer.json()) as { code: number; data: Record<string, string> }
  }
  const { data } = await post('index/login', { username: 'boss', password: PASSWORD })
  const session = { 'x-token': data.token, ticket: data.ticket }
  const ended = new Promise((resolve) => child.on('exit', resolve))
  return {
    name: async (name: string) => {
      const made = await post('source', { name, sourceKind: 'own', rights: ['text'] }, session)
      expect(made).toMatchObject({ code: 20000 })
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Waits until all that was written so far has been shipped: one that ends now may have begun before. */
async function shipped(): Promise<number> {
  for (let ends = 0; ends < 2; ends++) {
    const since = Date.now()
    await vi.waitFor(
      async () => {
        const state = await readShippingState(join(folder, 'home'))
        expect(Date.parse(state?.at ?? '')).toBeGreaterThan(since)
      },
      { timeout: 30_000, interval: 100 },
    )
  }
  return Date.now()
}

/** The sources, by name, of the portal as it lies there now. */
async function sources(): Promise<string[]> {
  const portal = await createPortal(await portalOptions(settingsAt(join(folder, 'home'))))
  const rows = await portal.context.database.db.selectFrom('source').select('name').execute()
  await portal.close()
  return rows.map(({ name }) => String(name)).filter((name) => name.startsWith('时刻'))
}

test('a portal that was killed is restored to the moment somebody asks for, and to its last', async () => {
  const portal = await started()
  await shipped()
  await portal.name('时刻一')
  const first = await shipped()
  await wait(1100)
  await portal.name('时刻二')
  await shipped()
  await portal.kill()

  const over = await admin('restore', '--at', 'now')
  expect(over).toMatchObject({ failed: true, told: expect.stringContaining('--force') })
  const back = await admin('restore', '--at', new Date(first).toISOString(), '--force')
  expect(back).toMatchObject({ failed: false, told: expect.stringMatching(/Before +\S+replaced-/) })
  expect(await sources()).toEqual(['时刻一'])
  expect(await admin('restore', '--at', 'now', '--force')).toMatchObject({ failed: false })
  expect(await sources()).toEqual(['时刻一', '时刻二'])
}, 240_000)

test('a drill restores the newest backup and what was shipped beside, and leaves nothing', async () => {
  await admin('backup')
  const beside = join(folder, 'tried', 'here')
  const { told, failed } = await admin('drill', '--in', beside)
  expect(told).toMatch(/条数与合计 Sums {4}全部一致/)
  expect(told).toContain('SQLite finds it sound')
  expect(told.match(/✓ 可以恢复/g)).toHaveLength(2)
  expect(failed).toBe(false)
  expect(await readdir(beside)).toEqual([])
}, 240_000)

test('what is no moment, or was not shipped, says what to do', async () => {
  const told = async (...args: string[]) => (await admin('restore', ...args)).told
  expect(await told('--at', 'yesterday')).toContain('give Beijing time, for example')
  expect(await told('--at', '2020-01-01T10:00')).toContain('Choose a later one')
  const { SHIP_TO: _, ...bare } = env()
  const alone = await runAdmin({ args: ['restore', '--at', 'now'], env: bare, cwd: folder })
  expect(alone).toMatchObject({ failed: true, told: expect.stringContaining('SHIP_TO is not set') })
})

test('a moment is Beijing time unless it says otherwise', () => {
  const at = Date.parse('2026-11-23T02:00:00Z')
  for (const text of ['2026-11-23T10:00', '2026-11-23 10:00:00', '2026-11-23T02:00:00.000Z'])
    expect(readMoment(text)).toBe(at)
})
