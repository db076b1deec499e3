import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { portalSession } from '#portal/engine/context/session.ts'
import type { JobKind } from '#portal/engine/queue/jobKind.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { purgeOld } from './clock/purgeOld.ts'
import { purgeResults } from './purgeResults.ts'
import { runQueued } from './runJobs.ts'

const DAY = 86_400_000
const unhurried = { rest: async () => {}, isOver: () => false }
const KEY = 'result/list.xlsx'

/** Does nothing but leave a file. */
const leavesFile: JobKind = {
  step: async () => ({ done: 1, failed: 0, over: true }),
  async ended({ context }) {
    await context.store?.put(KEY, new TextEncoder().encode('a,b'), { type: 'text/csv' })
    return { resultFile: { url: `${ORIGIN}/masthead/${KEY}`, name: '结果.xlsx', size: 3 } }
  },
}

describe.each(bothDatabases())('what jobs leave on $name', (database) => {
  const bench = sharedBench(database)
  const find = (id: number) => bench.portal.records().find('job', id) as Promise<Row>

  test('job#runningJobsAreLimited a result is downloaded for seven days, told in the audit log; the entry stands for 180 days', async () => {
    const { context } = bench.portal
    const asked = { kind: 'export', title: '导出 六月豆瓣用户回访' }
    const id = await queueJob(context, asked, portalSession)
    await runQueued(context, { kinds: { export: leavesFile } })

    const given = await bench.admin('POST', `job/${id}/download`, {})
    expect(given).toMatchObject({ code: 20000, data: { name: '结果.xlsx' } })
    const told = { entity: 'job', recordId: String(id), action: 'action', actor: bench.people.boss }
    expect(await bench.portal.records().count('auditLog', told)).toBe(1)

    bench.time.now += 6 * DAY
    expect(await purgeResults(context, unhurried)).toBe(0)
    bench.time.now += 2 * DAY
    expect(await purgeResults(context, unhurried)).toBe(1)
    expect((await find(id)).resultFile).toBeNull()
    expect(await bench.store.head(KEY)).toBeNull()
    const admin = await bench.signIn('boss')
    const late = await admin('POST', `job/${id}/download`, {})
    expect(late.code).toBe(40900)
    expect(late.message).toContain('seven days')

    bench.time.now += 165 * DAY
    await purgeOld(context, unhurried)
    expect(await find(id)).not.toBeNull()
    bench.time.now += 10 * DAY
    await purgeOld(context, unhurried)
    await purgeResults(context, unhurried)
    expect(await find(id)).toBeNull()
    expect(await context.database.db.selectFrom('_job').selectAll().execute()).toEqual([])
  })
})
