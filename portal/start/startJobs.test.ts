import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { settingsAt } from '#portal/jobs/testing/startWorker.ts'
import { portalOptions } from './portalOptions.ts'

const MINUTES = 240_000
const root = join(import.meta.dirname, '../..')
let folder = ''
let beside: Portal
let child: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-jobs-'))
  beside = await createPortal(await portalOptions(settingsAt(folder)))
}, MINUTES)
afterAll(async () => {
  child?.kill('SIGKILL')
  await beside.close()
  await rm(folder, { recursive: true, force: true })
})

/** A whole portal, as `npm start` runs it. */
async function start(): Promise<ChildProcess> {
  const env = { ...process.env, DATA_DIR: folder, SEED: 'none', PORT: '0', JOB_LEASE_SECONDS: '2' }
  const started = spawn(process.execPath, ['portal/node.mjs'], { cwd: root, env })
  child = started
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      if (/npm run admin|127\.0\.0\.1/.test(output)) resolve()
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    started.once('exit', () => reject(new Error(output)))
  })
  return started
}
const ended = (process: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    process.once('exit', resolve)
    process.kill(signal)
  })

/** Records that are not there: each is refused by itself, which takes a savepoint and no set-up. */
const queued = (count: number) =>
  queueJob(
    beside.context,
    {
      kind: 'bulk',
      title: `停用 ${count}`,
      total: count,
      params: {
        of: 'source',
        name: 'disable',
        sent: {},
        wrap: { accept: [] },
        ids: Array.from({ length: count }, (_, index) => index + 1),
        at: 0,
        refused: [],
      },
    },
    portalSession,
  )
const find = async (id: number) => (await beside.records().find('job', id)) as Row
const until = async (id: number, met: (job: Row) => boolean): Promise<Row> => {
  for (;;) {
    const job = await find(id)
    if (met(job)) return job
    await pause(50)
  }
}
const leaseOf = async (id: number) =>
  beside.context.database.db
    .selectFrom('_lease')
    .selectAll()
    .where('name', '=', `job:${id}`)
    .executeTakeFirst()

test(
  'a portal runs jobs in a process beside it; told to end it hands them back, killed it loses nothing',
  async () => {
    const first = await start()
    const small = await queued(3)
    expect(await until(small, ({ status }) => status === 'failed')).toMatchObject({ failed: 3 })
    expect((await leaseOf(small))?.owner).toMatch(/^jobs:/)

    const large = await queued(5000)
    await until(large, ({ failed }) => Number(failed) > 0)
    expect(await ended(first, 'SIGTERM')).toBe(0)
    expect(await find(large)).toMatchObject({ status: 'queued', attempt: 1 })
    expect((await leaseOf(large))?.until).toBe(0)

    const before = Number((await find(large)).failed)
    const second = await start()
    await until(large, ({ failed }) => Number(failed) > before)
    await ended(second, 'SIGKILL')
    expect(await find(large)).toMatchObject({ status: 'running', attempt: 2 })

    const third = await start()
    const done = await until(large, ({ status }) => status === 'failed')
    expect(done).toMatchObject({ failed: 5000, done: 0, attempt: 3 })
    await ended(third, 'SIGTERM')
  },
  MINUTES,
)
