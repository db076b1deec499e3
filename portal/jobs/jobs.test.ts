import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import type { JobAsked } from '#portal/engine/context/change.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import type { PortalBench } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { atWork } from './atWork.ts'
import { AT_ONCE, claimJob } from './claimJob.ts'
import { runJob } from './runJob.ts'
import { runJobs, runQueued } from './runJobs.ts'
import { beforePortion, ends, tally } from './testing/tally.ts'

const MINUTE = 60_000
const kinds = { statistics: tally }

describe.each(testDatabases().filter(({ name }) => name !== 'SQLite in WebAssembly'))(
  'jobs on $name',
  (database) => {
    const bench = sharedBench(database)
    let admin: PortalBench['admin']
    let editor: PortalBench['admin']
    let next = 0
    beforeEach(async () => {
      admin = await bench.signIn('boss')
      editor = await bench.signIn('wang')
      beforePortion.clear()
      ends.length = 0
    })

    const context = () => bench.portal.context
    const starter = () => ({
      acting: 'user' as const,
      user: { id: bench.people.wang, username: 'wang', name: '王编辑' },
      roles: ['editor'],
      currentRole: 'editor',
      numericRole: null,
      routeSet: 'standard' as const,
      special: new Set<never>(),
      language: 'zh' as const,
      ip: '127.0.0.1',
      agent: '',
      requestId: '',
    })
    const queued = async (params: Row = {}, more: Partial<JobAsked> = {}) => {
      const key = `tally-${++next}`
      const asked = {
        kind: 'statistics',
        title: `计数 ${next}`,
        key,
        params: { total: 5, ...params },
      }
      return { key, id: await queueJob(context(), { ...asked, total: 5, ...more }, starter()) }
    }
    const run = () => runQueued(context(), { kinds })
    const find = async (id: number) => (await bench.portal.records().find('job', id)) as Row
    const rowsOf = async (id: number) =>
      (
        await context()
          .database.db.selectFrom('_jobLine')
          .select('record')
          .where('job', '=', id)
          .where('record', 'is not', null)
          .orderBy('id')
          .execute()
      ).map(({ record }) => record)
    const notices = async (title: string) =>
      (await bench.portal.records().select('notice', { user: bench.people.wang })).filter((one) =>
        String(one.title).includes(title),
      )
    const claimed = async (owner: string) => {
      const job = await claimJob(context(), owner)
      if (!job) throw new Error(`${owner} found nothing to claim`)
      return job
    }
    const atOwnPace = { isOver: () => false, rest: async () => {}, kinds }

    test('job#comesFromPortal a queued job runs to its end, portion by portion, and its starter is told once', async () => {
      const { id, key } = await queued()
      expect(await find(id)).toMatchObject({
        status: 'queued',
        createdBy: bench.people.wang,
        attempt: 0,
      })
      await run()
      expect(await find(id)).toMatchObject({
        status: 'done',
        done: 5,
        failed: 0,
        progress: 100,
        attempt: 1,
      })
      expect(await rowsOf(id)).toEqual(['1', '2', '3', '4', '5'])
      expect(ends).toEqual([`${key} done`])
      await run()
      const title = (await find(id)).title as string
      expect(await notices(title)).toMatchObject([{ type: 'job', status: 'unread' }])
    })

    test('a process that a job has worn ends before it takes up what comes next, and another one does it', async () => {
      const heavy = { statistics: { ...tally, wears: true as const } }
      const patient = { idle: MINUTE, isOver: () => false, rest: async () => {} }
      const process = (owner: string, more = {}) =>
        runJobs(context(), owner, { ...patient, kinds: heavy, isProcess: true, ...more })
      const { id } = await queued()
      await process('one')
      expect(await find(id)).toMatchObject({ status: 'done' })
      const next = await queued()
      await process('another')
      expect(await find(next.id)).toMatchObject({ status: 'done', attempt: 1 })
    })

    test('job#comesFromPortal a job is made by its screen, never by hand, and its own moves are the portal’s', async () => {
      const values = { title: '手工', kind: 'cache' }
      expect((await admin('POST', 'job', values)).code).not.toBe(20000)
      const { id } = await queued()
      for (const move of ['start', 'finish', 'fail', 'requeue'])
        expect((await admin('POST', `job/${id}/${move}`, {})).code).not.toBe(20000)
      expect((await admin('DELETE', `job/${id}`)).code).not.toBe(20000)
      await run()
    })

    test('a key that stands already gives the same job', async () => {
      const { id, key } = await queued()
      expect(
        await queueJob(context(), { kind: 'statistics', title: '又一次', key }, starter()),
      ).toBe(id)
      await run()
    })

    test('rows that fail are counted, kept with their reason, and make it partly done', async () => {
      const { id } = await queued({ bad: [2, 4] })
      await run()
      expect(await find(id)).toMatchObject({ status: 'partly', done: 3, failed: 2 })
      const { data } = await editor('GET', `job/watching?id=${id}`)
      expect(data.job).toMatchObject({ id, status: 'partly' })
      expect(data.failedRows).toMatchObject([
        { record: '2', text: ['第 2 行', 'Row 2'] },
        { record: '4' },
      ])
      expect(data.lines).toHaveLength(3)
      expect((await admin('POST', `job/${id}/watch`, {})).data.failedRows).toHaveLength(2)
    })

    test('a job whose every row fails has failed', async () => {
      const { id } = await queued({ bad: [1, 2, 3, 4, 5] })
      await run()
      expect((await find(id)).status).toBe('failed')
    })

    test('job#onlyStarterOrAdminPauses retry carries out what failed, and nothing else', async () => {
      const { id, key } = await queued({ bad: [5] })
      await run()
      await context().database.transaction((tx) =>
        context().rows.keep(tx, context().entities.get('job')!, id, { params: { total: 5 } }),
      )
      expect((await editor('POST', `job/${id}/retry`, {})).code).toBe(20000)
      await run()
      expect(await find(id)).toMatchObject({ status: 'done', done: 5, failed: 0, attempt: 2 })
      expect(await rowsOf(id)).toEqual(['1', '2', '3', '4', '5'])
      expect(ends).toEqual([`${key} partly`, `${key} done`])
    })

    test('job#onlyStarterOrAdminPauses pause takes hold after the portion in hand; resumed it goes on where it was', async () => {
      const { id, key } = await queued()
      const pausing = { rest: async () => void (await editor('POST', `job/${id}/pause`, {})) }
      await runQueued(context(), { kinds, ...pausing })
      expect(await find(id)).toMatchObject({ status: 'paused', done: 2 })
      expect(ends).toEqual([])
      await editor('POST', `job/${id}/resume`, {})
      await run()
      expect(await find(id)).toMatchObject({ status: 'done', done: 5 })
      expect(await rowsOf(id)).toHaveLength(5)
      expect(ends).toEqual([`${key} done`])
    })

    test('job#onlyStarterOrAdminPauses cancel takes hold after the portion in hand, and its kind is told', async () => {
      const { id, key } = await queued()
      const cancelling = { rest: async () => void (await editor('POST', `job/${id}/cancel`, {})) }
      await runQueued(context(), { kinds, ...cancelling })
      expect(await find(id)).toMatchObject({ status: 'cancelled', done: 2 })
      expect(ends).toEqual([`${key} cancelled`])
      await run()
      expect(ends).toHaveLength(1)
    })

    test('job#onlyStarterOrAdminPauses a job cancelled before it began is told its kind all the same', async () => {
      const { id, key } = await queued()
      await admin('POST', `job/${id}/cancel`, {})
      await run()
      expect([await rowsOf(id), ends]).toEqual([[], [`${key} cancelled`]])
    })

    test('job#onlyStarterOrAdminPauses only its starter and admins may pause, cancel and retry, and others do not see it', async () => {
      const { id } = await queued()
      const id2 = await queueJob(
        context(),
        { kind: 'statistics', title: '主编的', params: { total: 1 } },
        {
          ...starter(),
          user: { id: bench.people.boss, username: 'boss', name: '主编' },
        },
      )
      expect((await editor('GET', `job/${id2}`)).code).toBe(40400)
      expect((await editor('GET', `job/watching?id=${id2}`)).code).toBe(40400)
      expect((await editor('POST', `job/${id2}/pause`, {})).code).toBe(40400)
      expect(
        (await editor('GET', 'job')).data.list.every(
          (one: Row) => one.createdBy === bench.people.wang,
        ),
      ).toBe(true)
      expect((await admin('POST', `job/${id}/pause`, {})).code).toBe(20000)
      expect((await admin('POST', `job/${id}/resume`, {})).code).toBe(20000)
      await run()
    })

    test('job#silentJobsAreRequeued a worker that went silent for a minute loses its job, and writes nothing any more', async () => {
      const { id } = await queued()
      const first = await claimed('first')
      let taken: Promise<void> | undefined
      beforePortion.set(String(first.job.key), () => beforePortion.clear())
      const asleep = {
        ...atOwnPace,
        asleep: true,
        // Between two portions the first worker sleeps for longer than its lease lives.
        rest: async () => {
          bench.time.now += MINUTE + 1
          taken ??= run()
          await taken
        },
      }
      await runJob(context(), first, asleep)
      expect(await find(id)).toMatchObject({ status: 'done', done: 5, attempt: 2 })
      expect(await rowsOf(id)).toEqual(['1', '2', '3', '4', '5'])
      expect(bench.log.some(({ message }) => message.includes('another worker took it over'))).toBe(
        true,
      )
    })

    test('job#silentJobsAreRequeued a job nobody beats the heart of is left alone for a minute, then taken up', async () => {
      const { id } = await queued()
      await claimed('gone')
      bench.time.now += MINUTE - 1000
      expect(await claimJob(context(), 'other')).toBeNull()
      bench.time.now += 2000
      await run()
      expect(await find(id)).toMatchObject({ status: 'done', attempt: 2 })
    })

    test('job#silentJobsAreRequeued the third crash at one place fails it; a retry goes on from there', async () => {
      const { id, key } = await queued()
      for (const owner of ['one', 'two', 'three']) {
        await claimed(owner)
        bench.time.now += MINUTE + 1000
      }
      await run()
      expect(await find(id)).toMatchObject({ status: 'failed', done: 0 })
      expect((await find(id)).error).toContain('It broke off three times after row 0')
      expect(ends).toEqual([`${key} failed`])
      await editor('POST', `job/${id}/retry`, {})
      await run()
      expect(await find(id)).toMatchObject({ status: 'done', done: 5, error: null })
    })

    test('job#silentJobsAreRequeued crashes at different places do not add up', async () => {
      const { id } = await queued()
      for (let crash = 0; crash < 5; crash++) {
        expect((await claimed(`crash-${crash}`)).to).toBe('run')
        await context().database.transaction((tx) =>
          context().rows.keep(tx, context().entities.get('job')!, id, { skipped: crash }),
        )
        bench.time.now += MINUTE + 1000
      }
      await run()
      expect((await find(id)).status).toBe('done')
    })

    test('job#silentJobsAreRequeued what was done for good without being counted is another place', async () => {
      const { id } = await queued()
      for (let crash = 0; crash < 5; crash++) {
        const taken = await claimed(`further-${crash}`)
        expect(taken.to).toBe('run')
        await atWork(context(), taken, atOwnPace).work.gotFurther()
        bench.time.now += MINUTE + 1000
      }
      await run()
      expect((await find(id)).status).toBe('done')
    })

    test('an error is told and tried again after a rest; the third at one place fails the job', async () => {
      const { id, key } = await queued({ broken: 3 })
      await run()
      expect(await find(id)).toMatchObject({ status: 'queued', done: 2 })
      await run()
      expect((await find(id)).attempt).toBe(1)
      bench.time.now += 6_000
      await run()
      bench.time.now += 31_000
      await run()
      expect(await find(id)).toMatchObject({ status: 'failed', done: 2, attempt: 3 })
      expect((await find(id)).error).toContain('Row 3 is broken')
      expect(ends).toEqual([`${key} failed`])
    })

    test('a kind nobody knows fails with words that say what to do', async () => {
      const id = await queueJob(context(), { kind: 'ai', title: '无人会做' }, starter())
      await run()
      expect(await find(id)).toMatchObject({ status: 'failed' })
      expect((await find(id)).error).toContain('does not know how to run "ai"')
    })

    test('a worker that closes hands its job back, and no crash is counted', async () => {
      const { id } = await queued()
      let portions = 0
      beforePortion.set(`tally-${next}`, () => void portions++)
      await runQueued(context(), { kinds, isOver: () => portions > 0 })
      expect(await find(id)).toMatchObject({ status: 'queued', done: 2 })
      // One that was looking for more as it closed does not take it up again.
      expect(await claimJob(context(), 'closing', undefined, () => true)).toBeNull()
      await run()
      expect(await find(id)).toMatchObject({ status: 'done', attempt: 2 })
    })

    test('job#runningJobsAreLimited at most four run at once, and one per kind and record', async () => {
      const ids: number[] = []
      for (let index = 0; index < 3; index++)
        ids.push((await queued({}, { entity: 'magazine', recordId: 1 })).id)
      for (let index = 0; index < 4; index++) ids.push((await queued()).id)
      const held = []
      for (
        let claim = await claimJob(context(), 'w');
        claim;
        claim = await claimJob(context(), 'w')
      )
        held.push(claim)
      expect(held).toHaveLength(AT_ONCE)
      expect(held.map(({ job }) => job.id)).toEqual([ids[0], ids[3], ids[4], ids[5]])
      await Promise.all(held.map((one) => runJob(context(), one, atOwnPace)))
      await run()
      for (const id of ids) expect((await find(id)).status).toBe('done')
    })

    test('of a kind that mostly waits some run at once, and others run beside them', async () => {
      const ids = []
      for (let index = 0; index < 3; index++)
        ids.push((await queued({ key: `sound-${index}` }, { kind: 'transcript' })).id)
      ids.push((await queued()).id)
      const held = []
      for (
        let claim = await claimJob(context(), 'w');
        claim;
        claim = await claimJob(context(), 'w')
      )
        held.push(claim)
      expect(held.map(({ job }) => job.id)).toEqual([ids[0], ids[1], ids[3]])
      const own = {
        ...atOwnPace,
        kinds: { ...kinds, transcript: context().parts.jobs.transcript! },
      }
      await Promise.all(held.map((one) => runJob(context(), one, own)))
      const last = await claimed('w')
      expect(last.job.id).toBe(ids[2])
      await runJob(context(), last, own)
    })

    test('a job for later waits for its time', async () => {
      const at = new Date(bench.time.now + 10 * MINUTE).toISOString()
      const { id } = await queued({}, { scheduled: `${at.slice(0, 19)}Z`.replace('Z', '+00:00') })
      await run()
      expect((await find(id)).status).toBe('queued')
      bench.time.now += 10 * MINUTE
      await run()
      expect((await find(id)).status).toBe('done')
    })
  },
)
