import { access, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createPortal } from '#portal/createPortal.ts'
import { PASSWORD, portalBench } from '#portal/testing/portalBench.ts'
import { carriedDeclarations, type Home, homes } from '../backup/testing/homes.ts'
import { memoryStore } from '../objects/memoryStore.ts'
import { schemaVersion } from './schemaVersion.ts'
import { smallDesk } from './testing/smallDesk.ts'
import { loadSqlText, sqlTextOf } from './testing/sqlText.ts'
import { upgrades } from './upgrades.ts'

const layouts = join(import.meta.dirname, 'testing/layouts')
const kept = (await readdir(layouts)).filter((name) => name.endsWith('.sql')).sort()
const NOW = new Date('2026-11-21T12:00:00+08:00')
const ORIGIN = 'http://portal.test'
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** An empty home of the kind that a layout's file is named after. */
async function homeFor(file: string): Promise<Home> {
  const made = homes.find(({ name }) => file.includes(name.toLowerCase().slice(0, 6)))
  const home = await (made as (typeof homes)[number]).make()
  closing.push(() => home.close())
  return home
}

/** Today's portal on the database of a file, with its admin signed in. */
async function opened(file: string) {
  const home = await homeFor(file)
  const database = home.open()
  closing.push(() => database.close())
  const path = home.outside ? undefined : join(home.folder, 'portal.sqlite')
  await loadSqlText(await readFile(join(layouts, file), 'utf8'), database, path)
  const clock = () => NOW
  const store = memoryStore({ bucket: 'masthead', endpoint: ORIGIN, clock })
  const options = { database, store, clock, secret: 'a secret of the tests', passwordRounds: 10 }
  const portal = await createPortal({
    ...options,
    origin: ORIGIN,
    ...(await carriedDeclarations()),
  })
  const call = async (method: string, path: string, body?: object, headers = {}) => {
    const response = await portal.app.request(`${ORIGIN}/api/portal/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
    return (await response.json()) as { code: number; message: string; data: any }
  }
  const { data } = await call('POST', 'index/login', { username: 'boss', password: PASSWORD })
  const mine = { 'x-token': data.token, ticket: data.ticket }
  const admin = (method: string, path: string, body?: object) => call(method, path, body, mine)
  return { portal, database, admin }
}

describe.each(kept)('a database as %s', (file) => {
  test('is opened by this release with all it holds', async () => {
    const { portal, database, admin } = await opened(file)
    expect(portal.notices).toEqual([])
    expect(await schemaVersion(database.db)).toBe(upgrades.length)

    const found = await admin('GET', `magazine?filter=${JSON.stringify({ q: '城市读本' })}`)
    expect(found.data.list).toMatchObject([{ title: '城市读本', issuePrice: 1200, version: 2 }])
    const { id } = found.data.list[0]
    const { data: history } = await admin('GET', `magazine/${id}/history`)
    expect(history.list ?? history).toHaveLength(2)

    const articles = await admin('GET', `article?filter=${JSON.stringify({ q: '手冲' })}`)
    expect(articles.data.list).toMatchObject([{ title: '小城里的第一杯手冲', authors: [1] }])
    const used = await admin('DELETE', `magazine/${id}`)
    expect(used).toMatchObject({ code: 40900 })

    const saved = await admin('PUT', `magazine/${id}`, { version: 2, issuePrice: 1500 })
    expect(saved.data).toMatchObject({ issuePrice: 1500, version: 3 })
    const tag = await admin('POST', 'articleTag', { name: '升级之后' })
    expect(tag.code).toBe(20000)
    const users = await admin('GET', 'portalUser?sort=["username","ASC"]')
    expect(users.data.list.map((user: { username: string }) => user.username)).toEqual([
      'boss',
      'wang',
    ])
  }, 60_000)

  test('gives no id a second time', async () => {
    const { database } = await opened(file)
    const add = () =>
      database.db
        .insertInto('author')
        .values({ name: '再一位', version: 1 })
        .returning('id')
        .executeTakeFirstOrThrow()
    const { last } = await database.db
      .selectFrom('author')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    await database.db.deleteFrom('author').where('id', '=', last).execute()
    expect(Number((await add()).id)).toBe(Number(last) + 1)
  }, 60_000)
})

test.each(homes)('the layout of this release is kept for $name', async ({ name, make }) => {
  const kind = name === 'SQLite' ? 'sqlite' : 'postgres'
  const file = join(layouts, `${upgrades.length}-${kind}.sql`)
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const home = await make()
  closing.push(() => home.close())
  const bench = await portalBench(home.database, await carriedDeclarations())
  closing.push(() => bench.close())
  await smallDesk(bench)
  await writeFile(file, await sqlTextOf(bench.portal.context.database))
  throw new Error(`${file} was missing and has been written: look at it and commit it`)
})
