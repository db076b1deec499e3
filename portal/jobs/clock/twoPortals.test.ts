import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { type PortalBench, portalBench } from '#portal/testing/portalBench.ts'
import { runQueued } from '../runJobs.ts'
import { tally } from '../testing/tally.ts'
import { underLease } from '../underLease.ts'
import { type Daily, doDaily } from './daily.ts'
import { runDueMoves } from './runDueMoves.ts'

const MINUTE = 60_000
const unhurried = { rest: async () => {}, isOver: () => false }

describe.each(
  testDatabases().filter(({ name }) => name === 'SQLite file' || name === 'PostgreSQL'),
)('two portals on one $name', (database) => {
  let bench: PortalBench
  let other: Portal
  beforeAll(async () => {
    bench = await portalBench(database)
    other = await createPortal({
      database: openDatabase(bench.another!(), database.sql),
      store: bench.store,
      clock: () => new Date(bench.time.now),
      secret: 'a secret of the tests',
      ...(await readDeclarations()),
    })
  })
  afterAll(async () => {
    await other.close()
    await bench.close()
  })
  const portals = () => [bench.portal, other]

  test('a timed move is made once, and nobody is told of a refusal', async () => {
    const desk = await deskOf(bench)
    const releaseAt = shanghaiTime(new Date(bench.time.now + 30 * MINUTE))
    const issues: Row[] = []
    for (let index = 0; index < 3; index++) {
      const issue = await create(bench.admin, 'issue', await desk.issueValues({ releaseAt }))
      const article = await create(
        bench.admin,
        'article',
        await desk.articleValues({ issue: issue.id }),
      )
      await bench.admin('POST', `article/${article.id}/proof`, {})
      await bench.admin('POST', `issue/${issue.id}/schedule`, {})
      issues.push(issue)
    }
    bench.time.now += 30 * MINUTE
    const counts = await Promise.all(
      portals().map(({ context, records }) => runDueMoves(context, records())),
    )
    expect(counts[0]! + counts[1]!).toBe(3)
    for (const { id } of issues) {
      const moves = await bench.portal.records().select('auditLog', {
        entity: 'issue',
        recordId: String(id),
        action: 'move',
        reason: 'release',
      })
      const found = await bench.portal.records().find('issue', id as number)
      expect([found?.status, moves.length < 2]).toEqual(['published', true])
    }
    expect(bench.log.filter(({ message }) => message.includes('was not moved'))).toEqual([])
  })

  test('a daily job is queued once', async () => {
    const daily: Daily = { name: 'ranks', hour: 0, queue: (day) => ({ kind: 'rank', title: day }) }
    await doDaily(bench.portal.context, daily, unhurried)
    bench.time.now += 24 * 60 * MINUTE
    const done = await Promise.all(
      portals().map(({ context }) => doDaily(context, daily, unhurried)),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await other.records().count('job', { kind: 'rank' })).toBe(1)
  })

  test('of what one may do at a time, one does it', async () => {
    let doing = 0
    const once = ({ context }: Portal, index: number) =>
      underLease(context, 'night', `portal-${index}`, async () => {
        doing += 1
        expect(doing).toBe(1)
        await Promise.allSettled(portals().map(once2))
        doing -= 1
      })
    const once2 = async ({ context }: Portal, index: number) =>
      expect(await underLease(context, 'night', `late-${index}`, async () => {})).toBe(false)
    await once(bench.portal, 0)
    await once(other, 1)
  })

  test('both run jobs, and each job is run by one of them', async () => {
    const ids: number[] = []
    for (let index = 0; index < 6; index++)
      ids.push(
        await queueJob(
          portals()[index % 2]!.context,
          { kind: 'statistics', title: `两个门户 ${index}`, params: { total: 9 }, total: 9 },
          portalSession,
        ),
      )
    const kinds = { statistics: tally, rank: tally }
    const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
    await Promise.all(portals().map(({ context }) => runQueued(context, { kinds, rest })))
    const owners = await bench.portal.context.database.db
      .selectFrom('_lease')
      .select('owner')
      .execute()
    expect(owners.length).toBeGreaterThan(0)
    for (const id of ids)
      expect(await other.records().find('job', id)).toMatchObject({
        status: 'done',
        done: 9,
        attempt: 1,
      })
  })
})
