import { expect, test } from 'vitest'
import { poor, well } from '#portal/engine/condition/symptom.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { readSettings } from '#portal/start/settings.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { Symptom } from '#wire/symptom.ts'
import { kinds } from './happened.ts'
import { type Receivers, tellOperators } from './tellOperators.ts'

const bench = sharedBench()
const receivers: Receivers = {
  mails: ['ops@example.com'],
  robots: ['https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=abcd'],
  about: kinds,
  origin: 'https://admin.example.com',
}
let symptoms: Symptom[] = []
interface Outbox {
  readonly sent: { readonly text: string; readonly subject?: string }[]
}
/** What left since the last look, by mail and by robot. */
async function told(given = receivers) {
  const { context } = bench.portal
  const [mail, robot] = [context.ports.mail, context.ports.robot] as unknown as [Outbox, Outbox]
  for (const { sent } of [mail, robot]) sent.length = 0
  await tellOperators(context, given, async () => symptoms)
  return { mails: mail.sent.map(({ text }) => text), robots: robot.sent.map(({ text }) => text) }
}
const later = (minutes: number) => {
  bench.time.now += minutes * 60_000
}

test('what stands badly is told once, again after a day, and when it is well', async () => {
  symptoms = []
  expect(await told()).toEqual({ mails: [], robots: [] })
  symptoms = [poor(['磁盘', 'Disk'], ['仅剩 1.0 GB', '1.0 GB left'])]
  later(1)
  const first = await told()
  expect(first.mails).toEqual([
    '⚠ 磁盘：仅剩 1.0 GB\n⚠ Disk: 1.0 GB left\n\nhttps://admin.example.com/configCenter/condition',
  ])
  expect(first.robots[0]).toContain('⚠ Disk: 1.0 GB left')
  later(1)
  expect((await told()).mails).toEqual([])
  later(24 * 60)
  expect((await told()).mails).toHaveLength(1)
  symptoms = [well(['磁盘', 'Disk'], ['剩余 9.0 GB', '9.0 GB left'])]
  later(1)
  expect((await told()).mails[0]).toContain('✓ Disk is well again')
  expect((await told()).mails).toEqual([])
})

test('a job that failed, a batch to approve and a new error are told once, without anybody’s words', async () => {
  symptoms = []
  await told()
  later(1)
  const { context } = bench.portal
  const id = await queueJob(context, { kind: 'rank', title: '绝密榜单' }, portalSession)
  const editor = await bench.signIn('wang')
  await editor('POST', 'index/errorLog', { message: '绝密错误', stack: 'at x' })
  const { db } = context.database
  const finishedAt = new Date(bench.time.now + 8 * 3_600_000).toISOString().slice(0, 19)
  await db
    .updateTable('job')
    .set({ status: 'failed', finishedAt: `${finishedAt}+08:00` })
    .where('id', '=', id)
    .execute()
  const at = `${finishedAt}+08:00`
  const batch = { status: 'approval', version: 1, createdAt: at, updatedAt: at }
  await db.insertInto('batchGive').values(batch).execute()
  const { mails } = await told()
  expect(mails[0]).toContain(`Job ${id} (rank) failed`)
  expect(mails[0]).toMatch(/Batch \d+ waits for a second person/)
  expect(mails[0]).toMatch(/A new error is in the error log: number \d+/)
  expect(mails[0]).not.toContain('绝密')
  expect((await told()).mails).toEqual([])
  later(1)
  expect((await told()).mails).toEqual([])
})

test('who chose one kind hears of no other, and what nobody heard of is told again', async () => {
  symptoms = [poor(['备份', 'Backups'], ['没有', 'none'])]
  later(1)
  expect((await told({ ...receivers, about: ['errors'] })).mails).toEqual([])
  const { context } = bench.portal
  const broken = { ...context, ports: { ...context.ports, mail: failing, robot: failing } }
  later(1)
  await expect(tellOperators(broken as never, receivers, async () => symptoms)).rejects.toThrow(
    'no line',
  )
  expect((await told()).mails[0]).toContain('Backups')
})
const failing = { send: () => Promise.reject(new Error('no line')) }

test('the settings say whom, and what is wrong with them, all at once and without a robot’s key', () => {
  const right = {
    NOTICE_MAIL: 'ops@example.com, boss@example.com',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'masthead@example.com',
    NOTICE_ABOUT: 'jobs condition',
  }
  expect(readSettings(right, '/srv')).toMatchObject({
    notices: { mails: ['ops@example.com', 'boss@example.com'], about: ['jobs', 'condition'] },
  })
  const wrong = { NOTICE_MAIL: 'ops', NOTICE_ROBOT: 'http://x?key=abcd', NOTICE_ABOUT: 'weather' }
  const read = readSettings(wrong, '/srv')
  const mistakes = 'mistakes' in read ? read.mistakes.map(([, en]) => en) : []
  expect(mistakes.filter((one) => one.startsWith('NOTICE_'))).toHaveLength(5)
  expect(mistakes.join()).not.toContain('abcd')
})
