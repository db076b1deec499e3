import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { type BulkBench, bulkBench, phoneOf } from '#portal/engine/imports/testing/bulkBench.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'

const databases = testDatabases().filter(({ name }) => /memory|Postgre/.test(name))

describe.each(databases)('a batch and its job on $name', (database) => {
  let bench: BulkBench
  beforeAll(async () => {
    bench = await bulkBench(database, 10)
  })
  afterAll(() => bench.close())

  const rowOf = async (entity: string, id: number) =>
    (await bench.records.find(entity, id)) as Row & { id: number; job: number }
  const summaryOf = async (id: number) =>
    (await bench.operator('GET', `batchGive/${id}/summary`)).data as Row
  /** The state of a batch and of its job. */
  const states = async (id: number) => {
    const batch = await rowOf('batchGive', id)
    return [batch.status, (await rowOf('job', batch.job)).status]
  }
  const on = async (entity: string, id: number, move: string) => {
    const { version } = await rowOf(entity, id)
    return bench.operator('POST', `${entity}/${id}/${move}`, { version })
  }
  const running = async (yuan: string) => {
    const rows = [1, 2, 3, 4].map((n) => [phoneOf(n), '', yuan, '', ''])
    const { data } = await bench.submit(rows)
    expect(await summaryOf(data.id)).toMatchObject({ left: 4, done: 0 })
    await bench.operator('POST', `batchGive/${data.id}/confirm`, { version: data.version })
    return rowOf('batchGive', data.id)
  }

  test('pause, go on and stop together, whichever of them is asked', async () => {
    const { id, job } = await running('1.00')
    expect(await states(id)).toEqual(['running', 'queued'])
    await on('job', job, 'pause')
    expect(await states(id)).toEqual(['paused', 'paused'])
    await on('batchGive', id, 'resume')
    expect(await states(id)).toEqual(['running', 'queued'])
    await on('batchGive', id, 'pause')
    expect(await states(id)).toEqual(['paused', 'paused'])
    await on('job', job, 'resume')
    expect(await states(id)).toEqual(['running', 'queued'])
    expect(await summaryOf(id)).toMatchObject({ left: 4 })
    await on('job', job, 'cancel')
    expect(await states(id)).toEqual(['cancelled', 'cancelled'])
    await bench.run()
    expect(await summaryOf(id)).toMatchObject({ done: 0, skipped: 4, left: 0 })
    expect(await bench.balances().then((all) => all.slice(0, 4))).toEqual([0, 0, 0, 0])
  })

  test('a run that is over is not retried by its job: the batch says how it goes on', async () => {
    const { id, job } = await running('2.00')
    await on('job', job, 'cancel')
    await bench.run()
    const { code, message } = await on('job', job, 'retry')
    const { batchNo } = await rowOf('batchGive', id)
    expect([code, message]).toEqual([40900, expect.stringContaining(`${batchNo}`)])
    expect(await states(id)).toEqual(['cancelled', 'cancelled'])
  })

  test('a check that was cancelled leaves no batch waiting, and a retry begins it anew', async () => {
    const { id: origin, job } = await running('3.00')
    await on('job', job, 'cancel')
    await bench.run()
    const { data } = await on('batchGive', origin, 'rerun')
    const again = await rowOf('batchGive', data.id)
    expect(await states(again.id)).toEqual(['uploaded', 'queued'])
    await on('job', again.job, 'cancel')
    await bench.run()
    expect(await states(again.id)).toEqual(['problem', 'cancelled'])
    expect(await summaryOf(again.id)).toMatchObject({ faults: [{ code: 'X3' }] })
    await on('job', again.job, 'retry')
    expect(await states(again.id)).toEqual(['checking', 'queued'])
    await bench.run()
    expect(await states(again.id)).toEqual(['ready', 'done'])
    expect(await summaryOf(again.id)).toMatchObject({ faults: [], left: 4 })
  })
})
