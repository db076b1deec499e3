import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { LogLine } from '#portal/core/log.ts'
import { freePort } from '#portal/storage/db/testing/freePort.ts'
import type { PortError } from '../portError.ts'
import { mailContract } from './mail.contract.ts'
import { outbox } from './outbox.ts'
import { smtpMail } from './smtpMail.ts'
import { standInMail } from './standInMail.ts'
import { fakeSmtp, USER } from './testing/fakeSmtp.ts'
import { readLetter } from './testing/readLetter.ts'

const MAIL = { to: ['lin@example.com'], subject: '你好', text: '正文' }
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function real(password = USER.password) {
  const fake = await fakeSmtp()
  open.push(fake)
  const url = `smtp://${USER.user}:${encodeURIComponent(password)}@${fake.address}`
  const port = smtpMail({ url, from: '刊头 <noreply@example.com>', timeout: 2000 })
  return { fake, port, arrived: async () => fake.arrived }
}

mailContract('the stand-in', async () => {
  const port = standInMail(() => {})
  const arrived = async () =>
    port.sent.map(({ attachments = [], ...mail }) => ({
      ...mail,
      attachments: attachments.map(({ name }) => name),
    }))
  return { port, arrived }
})
mailContract('a mail server', () => real())

test('the stand-in leaves letters that a mail program opens, for the portal’s own user only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-outbox-'))
  open.push({ close: () => rm(folder, { recursive: true }) })
  const log: LogLine[] = []
  await standInMail(
    (line) => log.push(line),
    outbox(folder, () => new Date()),
  ).send(MAIL)
  const [name = ''] = await readdir(folder)
  const file = join(folder, name)
  expect(readLetter(await readFile(file, 'utf8'))).toMatchObject({ subject: '你好', text: '正文' })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(log[0]?.message).toContain(file)
})

test('a wrong password is refused, and not told', async () => {
  const { port } = await real('guessed')
  const failure = (await port.send(MAIL).catch((error: unknown) => error)) as PortError
  expect(failure).toMatchObject({ port: 'mail', why: 'refused' })
  expect(`${failure.message}${failure.label}`).not.toContain('guessed')
})

test('a receiver the server does not know is refused', async () => {
  const { port, fake } = await real()
  fake.play({ code: 550, at: 'recipient' })
  await expect(port.send(MAIL)).rejects.toMatchObject({ why: 'refused' })
})

test('a server that asks for patience is told apart from one that says no', async () => {
  const { port, fake } = await real()
  fake.play({ code: 451, at: 'end' })
  await expect(port.send(MAIL)).rejects.toMatchObject({ why: 'throttled', retryAfter: 300 })
})

test('no server is unreachable', async () => {
  const url = `smtp://127.0.0.1:${await freePort()}`
  const sending = smtpMail({ url, from: 'a@example.com', timeout: 2000 }).send(MAIL)
  await expect(sending).rejects.toMatchObject({ why: 'unreachable', status: 503 })
})
