import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { type BulkBench, bulkBench, phoneOf } from './testing/bulkBench.ts'

const file = testDatabases().find(({ name }) => name === 'SQLite file')!
let bench: BulkBench
let apart: Portal
beforeAll(async () => {
  bench = await bulkBench(file)
  const clock = () => new Date(bench.time.now)
  apart = await createPortal({
    ...(await readDeclarations()),
    database: openDatabase(bench.another!(), file.sql),
    // A folder of its own: what came in at the other portal does not lie in it.
    store: memoryStore({ bucket: 'masthead', endpoint: ORIGIN, clock }),
    ...{ clock, secret: 'a secret of the tests' },
  })
})
afterAll(async () => {
  await apart.close()
  await bench.close()
})

/** Heavier than what is checked at once, so that a job does it: notes that no zip makes small. */
const note = () => `${crypto.randomUUID()} ${crypto.randomUUID()} ${crypto.randomUUID()}`
const rows = Array.from({ length: 4000 }, (_, at) => [
  phoneOf(1 + (at % 20)),
  null,
  20,
  null,
  note(),
])
const statusOf = async (entity: string, id: number) =>
  (await bench.records.find(entity, id))?.status

test('a list that lies out of a portal’s reach is left to the portal that has it', async () => {
  const { data } = await bench.submit(rows)
  await runQueued(apart.context)
  const [job] = await bench.records.select('job', { status: 'queued' })
  expect([await statusOf('batchGive', data.id), job?.status]).toEqual(['checking', 'queued'])
  await bench.run()
  const batch = await bench.records.find('batchGive', data.id)
  expect(await statusOf('job', job?.id as number)).toBe('done')
  expect(batch).toMatchObject({ rows: 4000 })
  expect(JSON.stringify(batch?.faults ?? [])).not.toContain('F4')
})

test('where no portal has it for a while, the job fails and names the file', async () => {
  const { data } = await bench.submit(rows, { reason: '客诉补偿第二批' })
  for (let tries = 0; tries < 4; tries++) await runQueued(apart.context)
  const [job] = await bench.records.select('job', { status: 'failed' })
  expect(job?.error).toContain('用户充值模板.xlsx')
  expect(await statusOf('batchGive', data.id)).not.toBe('checking')
})
