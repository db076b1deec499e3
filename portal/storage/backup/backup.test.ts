import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setImmediate as pause, setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { historyTable } from '#portal/engine/audit/history.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { pictureOf } from '#portal/testing/pictureOf.ts'
import { PASSWORD, type PortalBench, portalBench } from '#portal/testing/portalBench.ts'
import { ownTables } from '../db/tableSpec.ts'
import { upgrades } from '../db/upgrades.ts'
import { readBytes } from '../objects/body.ts'
import { diskStore } from '../objects/diskStore.ts'
import { utf8 } from '../objects/encoding.ts'
import { backupsIn, removeOlder } from './backupsIn.ts'
import { checkBackup } from './checkBackup.ts'
import { declaredTypes } from './declaredTypes.ts'
import { makeBackup } from './makeBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { carriedDeclarations, carriedTables, type Home, homes, settle } from './testing/homes.ts'

const NOW = Date.parse('2026-11-21T02:00:00Z')
const closing: (() => Promise<unknown>)[] = []
let backups = ''
beforeEach(async () => {
  backups = await mkdtemp(join(tmpdir(), 'masthead-backups-'))
  closing.push(() => rm(backups, { recursive: true, force: true }))
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const storeIn = (folder: string) =>
  diskStore({
    folder: join(folder, 'objects'),
    bucket: 'masthead',
    endpoint: 'http://portal.test',
    clock: () => new Date(NOW),
  })

/** Empty, for what is restored; with tables where a portal moves in. */
async function homeOf(make: (typeof homes)[number]['make'], tables = true): Promise<Home> {
  const home = await make(tables ? carriedTables : undefined)
  closing.push(() => home.close())
  return home
}

/** A portal at home there, as it is or on what was restored. */
async function portalAt(home: Home): Promise<PortalBench> {
  const store = storeIn(home.folder)
  const bench = await portalBench(home.database, { store, ...(await carriedDeclarations()) })
  closing.push(() => bench.close())
  const picture = async (width: number, height: number) => {
    const key = `image/${width}x${height}.png`
    await store.put(key, pictureOf(width, height), { type: 'image/png' })
    return `http://portal.test/masthead/${key}`
  }
  return { ...bench, store, picture }
}

async function backedUp(home: Home, at = NOW) {
  const database = home.reader()
  const { entities } = await carriedDeclarations()
  try {
    return await makeBackup({
      database,
      declared: declaredTypes(entities, [...ownTables, historyTable]),
      objects: { store: storeIn(home.folder) },
      secret: 'the secret of the portal',
      portal: '0.1.0',
      to: backups,
      clock: () => new Date(at),
    })
  } finally {
    await database.close()
  }
}

async function restored(home: Home, from: string, force = false) {
  const database = home.outside ? home.open() : undefined
  try {
    return await restoreBackup({
      from,
      folder: home.folder,
      ...(database && { database }),
      force,
      clock: () => new Date(NOW),
      settle,
    })
  } finally {
    await database?.close()
  }
}

const onto = homes.flatMap((from) => homes.map((to) => ({ from, to })))
describe.each(onto)('from $from.name onto $to.name', ({ from, to }) => {
  test('brings records, history, files, users and numbers over', async () => {
    const old = await homeOf(from.make)
    const bench = await portalAt(old)
    const magazine = await create(bench.admin, 'magazine', await magazineValues(bench))
    await bench.admin('PUT', `magazine/${magazine.id}`, { version: 1, title: '改名之后' })
    const last = await create(bench.admin, 'magazine', await magazineValues(bench))
    // The highest id is gone for good, and may not be given to another record.
    await bench.portal.context.database.db
      .deleteFrom('magazine')
      .where('id', '=', last.id)
      .execute()
    await bench.store.put('docs/说明.txt', utf8('正文'), { type: 'text/plain' })
    const { folder, manifest } = await backedUp(old)
    expect(manifest).toMatchObject({ lost: [], objects: { count: 3 }, schema: upgrades.length })

    const home = await homeOf(to.make, false)
    expect(await restored(home, folder)).toMatchObject({ replaced: null })
    const database = home.open()
    const { notices } = await (await import('../db/migrate.ts')).migrate(
      database,
      (await carriedDeclarations()).entities,
    )
    await database.close()
    expect(notices).toEqual([])
    expect((await readFile(join(home.folder, 'secret'), 'utf8')).trim()).toBe(
      'the secret of the portal',
    )
    const again = await restoredBench(home)
    const { data } = await again.admin('GET', `magazine/${magazine.id}`)
    expect(data).toMatchObject({ title: '改名之后', version: 2, issuePrice: 1200 })
    const { data: history } = await again.admin('GET', `magazine/${magazine.id}/history`)
    expect(history.list ?? history).toHaveLength(2)
    const found = await again.admin('GET', `magazine?filter=${JSON.stringify({ q: '改名之后' })}`)
    expect(found.data.total).toBe(1)
    expect(
      await again.admin('PUT', `magazine/${magazine.id}`, { version: 1, title: '晚了' }),
    ).toMatchObject({
      code: 40900,
    })
    const next = await create(again.admin, 'magazine', await magazineValues(again))
    expect(next.id).toBe(last.id + 1)
    const text = await again.store.get('docs/说明.txt')
    expect(await readBytes(text!.body)).toEqual(utf8('正文'))
  }, 120_000)

  /** A portal on what is there, signed in to as before. */
  async function restoredBench(home: Home) {
    const { createPortal } = await import('#portal/createPortal.ts')
    const store = storeIn(home.folder)
    const database = home.open()
    closing.push(() => database.close())
    const clock = () => new Date(NOW)
    const options = { database, store, clock, secret: 'a secret of the tests', passwordRounds: 10 }
    const origin = 'http://portal.test'
    const portal = await createPortal({ ...options, origin, ...(await carriedDeclarations()) })
    const call = async (method: string, path: string, body?: unknown, headers = {}) => {
      const response = await portal.app.request(`${origin}/api/portal/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return (await response.json()) as Awaited<ReturnType<PortalBench['call']>>
    }
    const { data } = await call('POST', 'index/login', { username: 'boss', password: PASSWORD })
    const mine = { 'x-token': data.token, ticket: data.ticket }
    const admin: PortalBench['admin'] = (method, path, body) => call(method, path, body, mine)
    const picture = async (width: number, height: number) =>
      `${origin}/masthead/image/${width}x${height}.png`
    return { admin, store, picture }
  }
})

describe.each(homes)('on $name', ({ make }) => {
  test('is one moment of the database, whatever is written meanwhile', async () => {
    const home = await homeOf(make)
    const bench = await portalAt(home)
    const { database } = bench.portal.context
    await database.db.insertInto('_meta').values({ key: 'left', value: '0' }).execute()
    const attempt = { key: 'right', failures: 0, lastAt: 0, lockedUntil: 0 }
    await database.db.insertInto('_attempt').values(attempt).execute()
    let moves = 0
    let over = false
    const writing = (async () => {
      for (; !over; moves += 1, await pause())
        await database.transaction(async (tx) => {
          const value = String(moves + 1)
          await tx.updateTable('_meta').set({ value }).where('key', '=', 'left').execute()
          const failures = -moves - 1
          await tx.updateTable('_attempt').set({ failures }).where('key', '=', 'right').execute()
        })
    })()
    const { folder } = await backedUp(home).finally(() => {
      over = true
      return writing
    })
    expect(moves).toBeGreaterThan(1)

    const other = await homeOf(make, false)
    await restored(other, folder)
    const { db, close } = other.open()
    const left = await db
      .selectFrom('_meta')
      .select('value')
      .where('key', '=', 'left')
      .executeTakeFirstOrThrow()
    const right = await db
      .selectFrom('_attempt')
      .select('failures')
      .where('key', '=', 'right')
      .executeTakeFirstOrThrow()
    await close()
    expect(Number(left.value) + Number(right.failures)).toBe(0)
  }, 120_000)

  test('replaces what is there only when told to, and keeps it aside', async () => {
    const home = await homeOf(make)
    const bench = await portalAt(home)
    const { folder } = await backedUp(home)
    await create(bench.admin, 'magazine', await magazineValues(bench))
    await expect(restored(home, folder)).rejects.toThrow(/Add --force to replace it/)
    await expect(restored(home, folder, true)).rejects.toThrow(/stop it first/)

    // What ran beside a portal that was killed ends a moment later.
    const ending = wait(1_000).then(() => bench.close())
    const { replaced } = await restored(home, folder, true)
    await ending
    const { db, close } = home.open()
    expect(await db.selectFrom('magazine').selectAll().execute()).toEqual([])
    await close()
    expect(await readdir(replaced as string)).toContain('objects')
    expect(await readdir(home.folder)).not.toContain('.restore')
  }, 120_000)
})

describe('a backup', () => {
  const [sqlite] = homes
  const standing: (() => Promise<unknown>)[] = []
  let home: Home
  /** As it was made, and a copy that a test may do with as it likes. */
  let fresh = ''
  let folder = ''
  beforeAll(async () => {
    backups = await mkdtemp(join(tmpdir(), 'masthead-backups-'))
    closing.push(() => rm(dirname(fresh), { recursive: true, force: true }))
    home = await homeOf(sqlite.make)
    const bench = await portalAt(home)
    await create(bench.admin, 'magazine', await magazineValues(bench))
    fresh = (await backedUp(home)).folder
    // They stand for all the tests below.
    standing.push(...closing.splice(0).reverse())
  })
  afterAll(async () => {
    for (const close of standing) await close()
  })
  beforeEach(async () => {
    folder = join(backups, basename(fresh))
    await cp(fresh, folder, { recursive: true })
  })

  const broken: [string, () => Promise<unknown>, RegExp][] = [
    ['lost its end', () => truncate(file('tables/magazine.jsonl.gz'), 60), /tables\/magazine/],
    ['was changed', () => flip('tables/_meta.jsonl.gz'), /tables\/_meta/],
    ['misses a table', () => rm(file('tables/role.jsonl.gz')), /tables\/role/],
    ['misses its list of objects', () => rm(file('objects.jsonl.gz')), /objects\.jsonl/],
    ['was cut short as it was made', () => rm(file('manifest.json')), /no complete backup/],
    ['has another manifest', () => flip('manifest.json'), /differs|damaged or was changed/],
    ['misses an object', async () => rm(await anObject()), /objects\//],
    ['was made by a newer release', () => newer({ schema: 99 }), /upgrade Masthead first/],
    [
      'names a file outside of it',
      () => newer({ secret: elsewhere('../secret') }),
      /outside of itself/,
    ],
    [
      'names a file by a path',
      () => newer({ secret: elsewhere('/etc/hostname') }),
      /outside of itself/,
    ],
    ['links to a file outside of it', linkAway, /outside of itself/],
    ['has a newer format', () => newer({ format: 2 }), /upgrade Masthead first/],
  ]
  test.each(broken)('that %s is refused, and nothing is touched', async (_, breakIt, told) => {
    await breakIt()
    const other = await homeOf(sqlite.make, false)
    await expect(restored(other, folder)).rejects.toThrow(told)
    expect(await readdir(other.folder)).toEqual([])
  })

  test('that fails leaves nothing behind', async () => {
    const before = await readdir(backups)
    const store = { ...storeIn(home.folder), list: () => Promise.reject(new Error('disk full')) }
    const database = home.reader()
    const options = { database, declared: new Map(), objects: { store }, secret: 's', portal: '1' }
    const making = makeBackup({ ...options, to: backups, clock: () => new Date(NOW + 5000) })
    await expect(making).rejects.toThrow('disk full')
    await database.close()
    expect(await readdir(backups)).toEqual(before)
  })

  test('shares the objects of the one before, and outlives it', async () => {
    const second = await backedUp(home, NOW + 60_000)
    const object = (await anObject()).slice(folder.length)
    expect((await stat(join(second.folder, object))).nlink).toBe(2)
    await writeFile(join(backups, 'notes.txt'), 'left alone')
    expect(await removeOlder(backups, 1)).toEqual([folder])
    expect((await backupsIn(backups)).map((one) => one.folder)).toEqual([second.folder])
    await checkBackup(second.folder)
    expect(await readdir(backups)).toContain('notes.txt')
  })

  test('copies anew what has rotted in the one before', async () => {
    const object = (await anObject()).slice(folder.length)
    await writeFile(join(folder, object), 'rotten')
    await checkBackup((await backedUp(home, NOW + 60_000)).folder)
  })

  test('is for its owner’s eyes only', async () => {
    expect((await stat(fresh)).mode & 0o077).toBe(0)
    expect((await stat(join(fresh, 'secret'))).mode & 0o077).toBe(0)
  })

  test('restores twice onto the same bytes', async () => {
    const copy = join(backups, 'elsewhere')
    await cp(folder, copy, { recursive: true })
    const other = await homeOf(sqlite.make, false)
    await restored(other, copy)
    const again = await backedUp(other, NOW + 60_000)
    const rows = (one: typeof again.manifest) =>
      one.tables.filter(({ name }) => name !== '_meta').map(({ name, sha256 }) => [name, sha256])
    expect(rows(again.manifest)).toEqual(rows(await checkBackup(folder)))
  })

  const file = (name: string) => join(folder, name)
  async function anObject(): Promise<string> {
    const [shelf = ''] = await readdir(file('objects'))
    const [name = ''] = await readdir(file(`objects/${shelf}`))
    return file(`objects/${shelf}/${name}`)
  }
  async function flip(name: string): Promise<void> {
    const bytes = await readFile(file(name))
    const at = bytes.length >> 1
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(file(name), bytes)
  }
  /** A file that is there and whole, by its sums, and no part of the backup. */
  const elsewhere = (path: string) => ({ file: path, bytes: 1, sha256: '0' })
  async function linkAway(): Promise<void> {
    await rename(file('secret'), join(backups, 'stolen'))
    await symlink(join(backups, 'stolen'), file('secret'))
  }
  async function newer(part: object): Promise<void> {
    const { writeManifest } = await import('./manifest.ts')
    await writeManifest(folder, { ...(await checkBackup(folder)), ...part })
  }
})
