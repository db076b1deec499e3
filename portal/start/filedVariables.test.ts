import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFiledSettings } from './filedVariables.ts'
import type { Settings } from './settings.ts'
import { homeOf } from './storage.ts'

let folder = ''
const at = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-secrets-'))
  await writeFile(at('database'), 'postgres://me:from-a-vault@db/masthead\n')
  await writeFile(at('admin'), 'Vaulted-Horse-7\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a secret is read from the file that a vault or a container lays down', () => {
  const env = { DATABASE_URL_FILE: at('database'), PORTAL_ADMIN_PASSWORD_FILE: at('admin') }
  expect(readFiledSettings(env, '/srv')).toMatchObject({
    databaseUrl: 'postgres://me:from-a-vault@db/masthead',
    adminPassword: 'Vaulted-Horse-7',
  })
})

test('a file that is not there, one that is given twice, and a bad value in one are told at once, without it', async () => {
  await writeFile(at('bad'), 'mysql://me:secret@db/x')
  const read = readFiledSettings(
    {
      DATABASE_URL_FILE: at('bad'),
      PORTAL_ADMIN_PASSWORD_FILE: at('admin'),
      PORTAL_ADMIN_PASSWORD: 'Other-Horse-78',
      SMTP_URL_FILE: at('nowhere'),
    },
    '/srv',
  ) as unknown as { mistakes: string[][] }
  const said = read.mistakes.map(([, en]) => en)
  expect(said.some((one) => one?.startsWith('PORTAL_ADMIN_PASSWORD and'))).toBe(true)
  expect(said.some((one) => one?.startsWith(`SMTP_URL_FILE=${at('nowhere')}`))).toBe(true)
  expect(said.some((one) => one?.startsWith('DATABASE_URL'))).toBe(true)
  expect(JSON.stringify(said)).not.toMatch(/Horse|me:secret/)
})

test('the portal’s own secret and its folders are readable for its own user alone', async () => {
  const settings = { folder: at('data') } as Settings
  const { ownFolder } = await import('./ownFolder.ts')
  await ownFolder(settings.folder)
  const { secret } = await homeOf(settings)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  const modeOf = async (path: string) => (await stat(path)).mode & 0o077
  expect(await modeOf(join(settings.folder, 'secret'))).toBe(0)
  expect(await modeOf(join(settings.folder, 'objects'))).toBe(0)
})
