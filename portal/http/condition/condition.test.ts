import { describe, expect, test } from 'vitest'
import { sealAudit } from '#portal/engine/audit/auditSeals.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

interface Told {
  readonly of: readonly string[]
  readonly state: string
  readonly told: readonly string[]
}

describe.each(bothDatabases())('how the portal stands on $name', (database) => {
  const bench = sharedBench(database, {
    machine: async () => {
      throw new Error('no disk is to be seen')
    },
  })
  const told = async (of: string): Promise<Told | undefined> => {
    const { data } = await bench.admin('GET', 'condition')
    return (data.symptoms as Told[]).find((one) => one.of[1] === of)
  }

  test('is told to admins part by part, and to nobody else', async () => {
    await sealAudit(bench.portal.context)
    for (const of of ['Database', 'Writing to the database', 'Writing to the object store', 'Jobs'])
      expect(await told(of)).toMatchObject({ of: [expect.anything(), of], state: 'well' })
    expect((await bench.editor('GET', 'condition')).code).toBe(40300)
    expect((await bench.call('GET', 'condition')).code).toBe(1002)
  })

  test('what cannot be looked at says so, and keeps nothing else from being told', async () => {
    expect(await told('Server')).toMatchObject({
      state: 'ill',
      told: [expect.anything(), 'It could not be looked at: no disk is to be seen'],
    })
    expect(await told('Services outside')).toMatchObject({ state: 'poor' })
  })

  test('a job that nobody takes up is told of, with how long it waits', async () => {
    const { context } = bench.portal
    await queueJob(context, { kind: 'rank', title: '榜单' }, portalSession)
    expect(await told('Jobs')).toMatchObject({ state: 'well' })
    bench.time.now += 20 * 60_000
    expect(await told('Jobs')).toMatchObject({ state: 'ill' })
    expect((await told('Jobs'))?.told[1]).toContain('20 minutes')
  })
})
