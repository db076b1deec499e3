import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPortal } from '#portal/createPortal.ts'
import { sealAudit } from '#portal/engine/audit/auditSeals.ts'
import { calendarFeed, feedPath } from '#portal/engine/calendar/calendarFeed.ts'
import { ownPrefixes } from '#portal/engine/context/ownPrefixes.ts'
import { downloadOf, isGood } from '#portal/engine/media/privateLink.ts'
import { shownBy, tokenFor } from '#portal/engine/records/preview/token.ts'
import { beginFactor, confirmFactor, isFactorCode } from '#portal/engine/session/secondFactor.ts'
import { codeOf } from '#portal/engine/session/totp.ts'
import { giveSigningSecret, signingSecret } from '#portal/engine/webhooks/signingSecret.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import { claimHome } from '#portal/storage/home.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { template } from '#portal/testing/portalBench.ts'
import { readDeclarations } from './declarations.ts'
import { formerIn } from './formerSecret.ts'
import { runAdmin } from './runAdmin.ts'
import { secretCommand } from './secretCommand.ts'
import { readSettings, type Settings } from './settings.ts'
import { homeOf } from './storage.ts'

let folder = ''
let settings: Settings
const at = (name: string) => join(folder, 'data', name)
const clock = () => new Date('2026-11-29T10:00:00+08:00')
const rotate = (...how: string[]) =>
  secretCommand(['rotate', ...how], { settings, cwd: folder, clock }, 0)
const verify = () => runAdmin({ args: ['audit', 'verify'], env: { DATA_DIR: 'data' }, cwd: folder })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-secret-'))
  await mkdir(join(folder, 'data'))
  await writeFile(at('portal.sqlite'), await sqliteBytes(template))
  settings = readSettings({ DATA_DIR: 'data' }, folder) as Settings
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const fromBase32 = (text: string) =>
  Uint8Array.from(
    [...text]
      .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
      .join('')
      .match(/.{8}/g) ?? [],
    (byte) => Number.parseInt(byte, 2),
  )

/** A portal on the folder, as it starts; whatever it holds is of its secret. */
async function opened<T>(
  work: (portal: Awaited<ReturnType<typeof createPortal>>, secret: string) => Promise<T>,
) {
  const home = await homeOf(settings)
  const database = openDatabase(sqliteDialect({ path: at('portal.sqlite') }), 'sqlite')
  const store = memoryStore({ bucket: 'store', endpoint: 'http://x', clock })
  const portal = await createPortal({
    ...(await readDeclarations()),
    database,
    store,
    clock,
    secret: home.secret,
    ...(await formerIn(settings.folder)),
  })
  try {
    await claimHome(database, home)
    return await work(portal, home.secret)
  } finally {
    await portal.close()
  }
}

test('another secret takes its place: what was sealed opens, the chain holds, and nothing of the old one is good', async () => {
  const before = await opened(async ({ context, records }, secret) => {
    const { database } = context
    const deps = { database, clock, secret, passwordRounds: 10 }
    const begun = await beginFactor(deps, { id: 1, username: 'boss' })
    const key = fromBase32(begun?.secret ?? '')
    const step = Math.floor(clock().getTime() / 30_000)
    const codes = await confirmFactor(deps, 1, codeOf(key, step))
    const signing = await database.transaction((tx) =>
      giveSigningSecret(tx, { portal: secret, webhook: 7, cursor: 0 }),
    )
    await database.db
      .insertInto('_recoveryCode')
      .values({ user: 1, codeHash: 'a'.repeat(64) })
      .execute()
    await records().create('articleTag', { name: '更换之前' })
    await sealAudit(context)
    return { secret, key, step, codes: codes ?? [], signing }
  })
  const { told, failed } = await rotate()
  expect([failed, told]).toEqual([false, expect.stringContaining('The secret was changed')])
  expect(told).toMatch(/Sealed anew\s+2/)
  expect(told).toContain('1 recovery codes kept by an earlier release are void')

  const now = (await readFile(at('secret'), 'utf8')).trim()
  expect(now).not.toBe(before.secret)
  expect((await stat(at('secret'))).mode & 0o077).toBe(0)
  const kept = (await readdir(join(folder, 'data'))).filter((name) =>
    name.startsWith('secret.until'),
  )
  expect(kept).toEqual(['secret.until-2026-11-29T02-00-00-000Z'])
  expect((await readFile(at(kept[0] as string), 'utf8')).trim()).toBe(before.secret)
  expect(await verify()).toMatchObject({ failed: false })

  await opened(async ({ context, records }, secret) => {
    const { database } = context
    const deps = { database, clock, secret, passwordRounds: 10 }
    expect(secret).toBe(now)
    expect(await isFactorCode(deps, 1, codeOf(before.key, before.step + 1))).toBe(true)
    expect(await isFactorCode(deps, 1, before.codes[0] as string)).toBe(true)
    expect(await signingSecret(database.db, secret, 7)).toBe(before.signing)
    await expect(signingSecret(database.db, before.secret, 7)).rejects.toThrow()
    await records().create('articleTag', { name: '更换之后' })
    await sealAudit(context)
  })
  expect(await verify()).toMatchObject({ failed: false })
  // Whoever comes with the old one is refused.
  await writeFile(at('secret'), `${before.secret}\n`)
  await expect(opened(async () => {})).rejects.toThrow(/another secret/)
}, 60_000)

test('what was fetched before lives out its time, and ends at once where the secret may have leaked', async () => {
  const file = { url: 'http://x/store/private/list.csv', name: 'list.csv' }
  const begun = await opened(async ({ context }) => ({
    link: (await downloadOf(context, file)).url,
    feed: await feedPath(context, 1, 'editorial'),
    preview: (await tokenFor(context, { entity: 'article', id: 1, action: 'public' })).token,
    folder: (await ownPrefixes(context, 'boss'))[0],
  }))
  const query = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams)
  const ask = (now?: Date) =>
    opened(async ({ context }) => {
      const at = now ? { ...context, clock: () => now } : context
      const { key = '' } = query(begun.feed)
      return {
        link: await isGood(at, query(begun.link) as never),
        feed: (await calendarFeed(at, { name: 'editorial', user: 1, key }, 'http://x')) !== null,
        preview: (await shownBy(at, begun.preview)) !== null,
        folder: (await ownPrefixes(at, 'boss')).includes(begun.folder as string),
        // Nothing new is signed with it.
        same: (await feedPath(at, 1, 'editorial')) === begun.feed,
      }
    })
  expect(Object.values(await ask())).toEqual([true, true, true, true, true])
  expect((await rotate()).told).toContain('live out their time')
  expect(Object.values(await ask())).toEqual([true, true, true, true, false])
  const later = (days: number) => new Date(clock().getTime() + days * 86_400_000)
  expect(Object.values(await ask(later(29)))).toEqual([false, true, false, true, false])
  expect(Object.values(await ask(later(31)))).toEqual([false, false, false, false, false])
  expect((await rotate('--at-once')).told).toContain('are void')
  expect(Object.values(await ask())).toEqual([false, false, false, false, false])
}, 60_000)

test('broken off after the database was changed, it is finished by being asked again', async () => {
  await opened(async ({ context, records }) => {
    await records().create('articleTag', { name: '一' })
    await sealAudit(context)
  })
  await rotate()
  // As a power cut leaves it: the new one beside, the old one in its place.
  const [old = ''] = (await readdir(join(folder, 'data'))).filter((name) => name.includes('until'))
  await rename(at('secret'), at('secret.next'))
  await rename(at(old), at('secret'))
  await expect(opened(async () => {})).rejects.toThrow(/another secret/)
  expect((await rotate()).told).toContain('is finished')
  await opened(async () => {})
  expect(await verify()).toMatchObject({ failed: false })
}, 60_000)

test('a chain that does not hold is told rather than covered up, and a portal at work keeps its secret', async () => {
  const secret = await opened(async ({ context, records }, own) => {
    await records().create('articleTag', { name: '一' })
    await sealAudit(context)
    await context.database.db.updateTable('auditLog').set({ action: 'made-up' }).execute()
    return own
  })
  const refused = await rotate()
  expect(refused).toMatchObject({ failed: true, told: expect.stringContaining('cover it up') })
  const database = openDatabase(sqliteDialect({ path: at('portal.sqlite') }), 'sqlite')
  const turning = setTimeout(
    () =>
      void database.db
        .insertInto('_lease')
        .values({ name: 'clock', owner: 'x', until: 0, fence: 99 })
        .onConflict((taken) => taken.column('name').doUpdateSet({ fence: 99 }))
        .execute(),
    300,
  )
  const busy = await secretCommand(['rotate'], { settings, cwd: folder, clock }, 1500)
  clearTimeout(turning)
  await database.close()
  expect(busy).toMatchObject({ failed: true, told: expect.stringContaining('A portal is at work') })
  expect((await readFile(at('secret'), 'utf8')).trim()).toBe(secret)
}, 60_000)
