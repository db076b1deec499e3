import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clocksOf } from '#portal/engine/condition/databaseSymptoms.ts'
import { serviceSymptom } from '#portal/engine/condition/workSymptoms.ts'
import { openPorts } from '#portal/outside/openPorts.ts'
import { readPortSettings } from '#portal/outside/portSettings.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { rememberVersion } from '#portal/storage/db/schemaVersion.ts'
import { claimHome } from '#portal/storage/home.ts'
import { diagnose, diagnosis } from './doctor.ts'
import { runAdmin } from './runAdmin.ts'
import { readSettings, type Settings } from './settings.ts'
import { openStorage } from './storage.ts'

let folder: string
let settings: Settings
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-doctor-'))
  settings = readSettings({ DATA_DIR: join(folder, 'data') }, '/') as Settings
  const { database, home } = await openStorage(settings, () => new Date())
  await migrate(database, [])
  await claimHome(database, home)
  await database.close()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const stateOf = async (of: string, given: Settings = settings) =>
  (await diagnose(given, folder)).find((one) => one.of[1] === of)

test('a portal that would run is told so, part by part', async () => {
  const { told, failed } = await runAdmin({
    ...{ args: ['doctor'], env: { DATA_DIR: settings.folder }, cwd: folder },
  })
  expect(failed).toBe(false)
  for (const said of [
    '✓ 数据库 Database',
    '✓ 密钥与上传文件',
    '✓ 写入文件存储',
    '⚠ 备份 Backups',
    'npm run backup',
  ])
    expect(told).toContain(said)
})

test('another secret and a newer layout would keep it from starting, and say what to do', async () => {
  await writeFile(join(settings.folder, 'secret'), 'another secret\n')
  expect(await stateOf('Secret and uploads')).toMatchObject({ state: 'ill' })
  expect(diagnosis(await diagnose(settings, folder)).failed).toBe(true)
  const { database } = await openStorage(settings, () => new Date())
  await rememberVersion(database.db, 999)
  await database.close()
  expect((await stateOf('Database'))?.told[1]).toContain('run the newer release again')
})

test('a database that does not answer is told in the words of a start, and the rest is looked at all the same', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
  const found = await diagnose({ ...settings, databaseUrl }, folder)
  expect(found[0]).toMatchObject({
    state: 'ill',
    told: [expect.stringContaining('没有应答'), expect.stringContaining('DATABASE_URL')],
  })
  expect(found.map(({ of }) => of[1])).toEqual(['Database', 'Disk', 'Address', 'Backups'])
})

test('an address without https is told of', async () => {
  const open = { ...settings, host: '0.0.0.0' }
  expect(await stateOf('Address', open)).toMatchObject({ state: 'poor' })
  expect(await stateOf('Address', { ...open, origin: 'http://a.cn' })).toMatchObject({
    state: 'poor',
  })
  expect(await stateOf('Address', { ...open, origin: 'https://a.cn' })).toMatchObject({
    state: 'well',
  })
})

test('services and times are told in words, not by the names the code has for them', async () => {
  const { database } = await openStorage(settings, () => new Date())
  const told = [
    await clocksOf(database),
    serviceSymptom({ ports: await openPorts(readPortSettings({}), around) }),
  ].flatMap((symptom) => symptom.told)
  await database.close()
  expect(told[0]).toMatch(/^北京时间 \d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
  expect(told[2]).toContain('短信、邮件、推送')
  expect(told.join()).not.toMatch(/\bsms\b|\bvod\b|T\d\d:/)
})
const around = {
  folder: '/srv/data',
  log: () => {},
  outbound: async () => new Response(),
  clock: () => new Date(),
}
