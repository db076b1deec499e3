import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { portalOptions } from '#portal/start/portalOptions.ts'
import { freshPostgres } from '#portal/storage/db/testing/databases.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import { template } from '#portal/testing/portalBench.ts'
import { killAtRandom } from './testing/killAtRandom.ts'
import { settingsAt, startWorker } from './testing/startWorker.ts'

const LIFE = 300
const kindsFile = join(import.meta.dirname, 'testing/tallyKinds.ts')
const MINUTES = 180_000

describe.each(['SQLite', 'PostgreSQL'])('worker processes on %s', (name) => {
  let folder = ''
  let url: string | undefined
  let portal: Portal
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masthead-kills-'))
    if (name === 'PostgreSQL') url = (await freshPostgres(template)).address
    else await writeFile(join(folder, 'portal.sqlite'), await sqliteBytes(template))
    portal = await createPortal(await portalOptions(settingsAt(folder, url)))
  }, MINUTES)
  afterAll(async () => {
    await portal.close()
    await rm(folder, { recursive: true, force: true })
  })

  const options = () => ({ settings: settingsAt(folder, url), life: LIFE, kindsFile })
  const queued = (total: number, key: string) =>
    queueJob(
      portal.context,
      { kind: 'statistics', title: key, key, total, params: { total, portion: 50 } },
      portalSession,
    )
  const find = async (id: number) => (await portal.records().find('job', id)) as Row
  const rowsOf = async (id: number) => {
    const { db } = portal.context.database
    const lines = db.selectFrom('_jobLine').select('record').where('job', '=', id)
    const found = await lines.where('record', 'is not', null).execute()
    return found.map(({ record }) => Number(record)).sort((a, b) => a - b)
  }

  test(
    'job#silentJobsAreRequeued killed at random moments, every row is done once',
    async () => {
      const id = await queued(2000, `kills-${name}`)
      const kills = await killAtRandom({ ...options(), kills: 3, seed: 7, within: 20 })
      expect(kills).toBe(3)
      expect(await find(id)).toMatchObject({ status: 'done', done: 2000 })
      expect(await rowsOf(id)).toEqual(Array.from({ length: 2000 }, (_, row) => row + 1))
    },
    MINUTES,
  )

  test(
    'two workers share the jobs, each is run once, and a terminated one hands its job back',
    async () => {
      const ids = []
      for (let index = 0; index < 6; index++) ids.push(await queued(100, `shared-${name}-${index}`))
      // Where one of them holds all four places the other finds nothing to do for as long as a portion takes.
      const patient = { ...options(), idle: MINUTES }
      const workers = [startWorker(patient), startWorker(patient)]
      for (const worker of workers) await worker.said('ready')
      for (const worker of workers) worker.go()
      await workers[0]!.said('portion')
      expect(await workers[0]!.terminate()).toBe(0)
      for (const id of ids) {
        await expect.poll(async () => (await find(id)).status, { timeout: MINUTES }).toBe('done')
        expect(await find(id)).toMatchObject({ done: 100, failed: 0 })
        expect(await rowsOf(id)).toHaveLength(100)
      }
      expect(await workers[1]!.terminate()).toBe(0)
    },
    MINUTES,
  )
})
