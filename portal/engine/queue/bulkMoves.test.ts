import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Row } from '#declare'
import { claimJob } from '#portal/jobs/claimJob.ts'
import { runJob } from '#portal/jobs/runJob.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const MANY = 501

// Five hundred records take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe.each(bothDatabases())('a bulk move of many records on $name', (database) => {
  const bench = sharedBench(database)
  const ids: number[] = []
  beforeAll(async () => {
    const { context } = bench.portal
    const entity = context.entities.get('source')!
    const values = { version: 1, sourceKind: 'own', rights: ['text'], status: 'enabled' }
    await context.database.transaction(async (tx) => {
      for (let index = 0; index < MANY; index++)
        ids.push(await context.rows.insert(tx, entity, { ...values, name: `来源 ${index}` }))
    })
  })
  const run = () => runQueued(bench.portal.context)
  const find = async (id: number) => (await bench.portal.records().find('job', id)) as Row
  const statuses = async () => {
    const rows = await bench.portal.records().select('source', {}, { limit: 1000 })
    return Object.fromEntries(
      [...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]),
    )
  }

  test('becomes a job, answers with its number, and is done record by record', async () => {
    const { code, data } = await bench.admin('POST', 'source/bulk', { action: 'disable', ids })
    expect([code, data]).toMatchObject([20000, { total: MANY, done: 0, results: [] }])
    await run()
    expect(await find(data.job)).toMatchObject({
      kind: 'bulk',
      entity: 'source',
      status: 'done',
      total: MANY,
      done: MANY,
      createdBy: bench.people.boss,
    })
    expect(await statuses()).toEqual({ disabled: MANY })
    const [entry] = await bench.portal
      .records()
      .select('auditLog', { entity: 'source', action: 'bulk' })
    expect(entry).toMatchObject({
      actor: bench.people.boss,
      after: { total: MANY, done: MANY, refused: 0 },
    })
  })

  test('names those that were refused, and a retry does these alone', async () => {
    const { data } = await bench.admin('POST', 'source/bulk', { action: 'enable', ids })
    for (const id of ids.slice(0, 3)) await bench.admin('POST', `source/${id}/enable`, {})
    await run()
    expect(await find(data.job)).toMatchObject({ status: 'partly', done: MANY - 3, failed: 3 })
    const watched = await bench.admin('GET', `job/watching?id=${data.job}`)
    expect(watched.data.failedRows).toMatchObject([
      { record: String(ids[0]), title: '来源 0' },
      {},
      {},
    ])
    for (const id of ids.slice(0, 3)) await bench.admin('POST', `source/${id}/disable`, {})
    await bench.admin('POST', `job/${data.job}/retry`, {})
    await run()
    expect(await find(data.job)).toMatchObject({ status: 'done', done: MANY, failed: 0 })
    expect(await statuses()).toEqual({ enabled: MANY })
  })

  test('goes on after a crash without doing a record twice', async () => {
    const { data } = await bench.admin('POST', 'source/bulk', { action: 'disable', ids })
    const { context } = bench.portal
    const claimed = (await claimJob(context, 'gone'))!
    await runJob(context, claimed, {
      isOver: () => false,
      asleep: true,
      rest: async () => {
        // As if the worker vanished: its lease runs out and another one takes over.
        bench.time.now += 61_000
        await run()
      },
    })
    expect(await find(data.job)).toMatchObject({ status: 'done', done: MANY, attempt: 2 })
    const told = await bench.portal.records().count('auditLog', {
      entity: 'source',
      recordId: String(ids[0]),
      action: 'move',
    })
    expect(told).toBe(5)
  })
})
