import { beforeAll, expect, test } from 'vitest'
import { poor, well } from '#portal/engine/condition/symptom.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { Symptom } from '#wire/symptom.ts'
import { tellPeople } from './tellPeople.ts'

const bench = sharedBench()
const { admin, editor } = bench
const robot = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=abcd-1'
let symptoms: Symptom[] = []
let editorId = 0
beforeAll(async () => {
  await admin('PUT', 'index/settings', { talkMail: 'boss@example.com', talkRobot: robot })
  await editor('PUT', 'index/settings', { talkMail: 'wang@example.com', language: 'en' })
  const { db } = bench.portal.context.database
  const found = await db
    .selectFrom('portalUser')
    .select('id')
    .where('username', '=', 'wang')
    .execute()
  editorId = Number(found[0]?.id)
})

/** What left since the last look, a minute later. */
async function told(minutes = 1) {
  bench.time.now += minutes * 60_000
  const { context } = bench.portal
  const { db } = context.database
  await db.deleteFrom('_outgoing').execute()
  await tellPeople(context, async () => symptoms)
  const rows = await db
    .selectFrom('_outgoing')
    .select(['way', 'address', 'text'])
    .orderBy('address')
    .execute()
  return rows.map(({ way, address, text }) => `${way} ${address}: ${text}`)
}
const choose = (by: SignedIn, choices: object) => by('PUT', 'index/systemNotices', choices)
async function failedJob(by: number) {
  const { context } = bench.portal
  const id = await queueJob(context, { kind: 'rank', title: '绝密榜单' }, portalSession)
  const at = `${new Date(bench.time.now + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`
  await context.database.db
    .updateTable('job')
    .set({ status: 'failed', finishedAt: at, createdBy: by })
    .where('id', '=', id)
    .execute()
  return id
}

test('one is offered what one’s rights allow, and nothing else is taken', async () => {
  const kindsOf = async (by: SignedIn) =>
    (await by('GET', 'index/systemNotices')).data.kinds.map(({ kind }: { kind: string }) => kind)
  expect(await kindsOf(admin)).toEqual([
    'jobs',
    'approvals',
    'errors',
    'backup',
    'certificate',
    'disk',
    'condition',
  ])
  expect(await kindsOf(editor)).toEqual(['jobs'])
  expect((await admin('GET', 'index/systemNotices')).data.standIns).toEqual(['mail', 'robot'])
  const refused = await choose(editor, { disk: ['mail'], jobs: ['pigeon'], weather: ['mail'] })
  expect(Object.keys(refused.data.errors).toSorted()).toEqual(['disk', 'jobs', 'weather'])
  expect((await bench.call('GET', 'index/systemNotices')).code).toBe(1002)
})

test('each is told of what they chose, by the way they chose, once, in their language, and of no past', async () => {
  symptoms = [
    poor(['磁盘', 'Disk'], ['仅剩 1.0 GB', '1.0 GB left']),
    poor(['备份', 'Backups'], ['没有', 'none']),
  ]
  await failedJob(editorId)
  expect((await choose(admin, { disk: ['mail', 'robot'], backup: ['robot'] })).code).toBe(20000)
  expect((await choose(editor, { jobs: ['mail'] })).code).toBe(20000)
  expect(await told()).toEqual([])
  const all = await told()
  expect(all.find((one) => one.startsWith('mail boss'))).toBe(
    'mail boss@example.com: ⚠ 磁盘：仅剩 1.0 GB\n\nhttp://portal.test/home',
  )
  expect(all.find((one) => one.startsWith('robot'))).toMatch(/磁盘[\s\S]*备份/)
  expect(await told()).toEqual([])
  symptoms = [well(['磁盘', 'Disk'], ['好', 'fine']), poor(['备份', 'Backups'], ['没有', 'none'])]
  expect((await told()).map((one) => one.split('\n')[0])).toEqual([
    'mail boss@example.com: ✓ 磁盘恢复正常',
    `robot ${robot}: ✓ 磁盘恢复正常`,
  ])
})

test('an editor hears of their own jobs alone, without anybody’s words', async () => {
  symptoms = []
  await told()
  const [own] = [await failedJob(editorId), await failedJob(0)]
  const letters = await told()
  expect(letters).toEqual([
    `mail wang@example.com: Job ${own} (rank) failed\n\nhttp://portal.test/home`,
  ])
  expect(letters.join()).not.toContain('绝密')
})

test('whoever lost a right, has left, or has no address any more hears nothing', async () => {
  symptoms = []
  const { db } = bench.portal.context.database
  await choose(editor, { jobs: ['mail', 'robot'] })
  await told()
  await failedJob(editorId)
  // By a robot they have not named nothing leaves.
  expect((await told()).map((one) => one.split(' ')[0])).toEqual(['mail'])
  await failedJob(editorId)
  await editor('PUT', 'index/settings', { talkMail: '' })
  expect(await told()).toEqual([])
  await editor('PUT', 'index/settings', { talkMail: 'wang@example.com' })
  await db
    .updateTable('portalUser')
    .set({ status: 'disabled' })
    .where('id', '=', editorId)
    .execute()
  expect(await told()).toEqual([])
})
