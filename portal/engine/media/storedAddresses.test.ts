import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { keepByPath } from './keepByPath.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const FORMER = 'http://192.168.1.8:5180'

describe.each(databases)('addresses of what lies in the own store, on $name', (database) => {
  const bench = sharedBench(database)
  let desk: Awaited<ReturnType<typeof deskOf>>
  let picture: string
  beforeAll(async () => {
    desk = await deskOf(bench)
    picture = await bench.picture(690, 388)
  })

  const article = async (more: Row) =>
    create(bench.admin, 'article', await desk.articleValues({ title: `雪夜${serial()}`, ...more }))
  const body = (address: string) => `<p>雪</p><p><img src="${address}" alt="路灯"></p>`

  test('are kept as paths, in fields and in texts, whatever name the browser called the host by', async () => {
    const whole = `${ORIGIN}${picture}`
    const { id } = await article({ imageUrl: whole, body: body(whole) })
    const { data } = await bench.admin('GET', `article/${id}`)
    expect(data.imageUrl).toBe(picture)
    expect(data.body).toContain(`src="${picture}"`)
    expect(data.body).not.toContain(ORIGIN)
  })

  test('count as unchanged when a form sends them back whole', async () => {
    const { id, version } = await article({ imageUrl: picture })
    const sent = { version, imageUrl: `${ORIGIN}${picture}` }
    expect((await bench.admin('PUT', `article/${id}`, sent)).data.version).toBe(version)
  })

  test('are whole again for the app, at the origin the portal is reached by', async () => {
    const { app } = await appKey(bench, { rights: ['public'] })
    const author = await create(bench.admin, 'author', {
      name: `林见溪${serial()}`,
      roles: ['writer'],
      avatar: await bench.picture(300, 300),
      introduction: '专栏写作者',
    })
    const { data } = await app('GET', `public/author/${author.id}`)
    expect(data.avatar).toBe(`${ORIGIN}${author.avatar}`)
  })

  test('of other sites stay as they are', async () => {
    const foreign = 'https://pictures.example.com/masthead/image/a.png'
    const { code } = await bench.admin(
      'POST',
      'article',
      await desk.articleValues({ title: '雪', imageUrl: foreign }),
    )
    expect(code).toBe(40001)
  })

  test('that were written under a former host become paths by command: records, the bin, what was published', async () => {
    const { context } = bench.portal
    const { db } = context.database
    const [used, binned] = [
      await article({ imageUrl: picture }),
      await article({ imageUrl: picture }),
    ]
    await bench.admin('DELETE', `article/${binned.id}`, { version: binned.version })
    const old = `${FORMER}${picture}`
    await db
      .updateTable('article')
      .set({ imageUrl: old, body: body(old) })
      .where('id', 'in', [used.id, binned.id])
      .execute()
    await db
      .insertInto('_published')
      .values({
        ...{ entity: 'article', recordId: used.id, at: '2026-11-01T08:00:00+08:00' },
        content: JSON.stringify({ title: '雪夜', imageUrl: old, body: body(old) }),
      })
      .execute()
    expect((await keepByPath(context, [])).get('article')).toBeUndefined()
    expect((await keepByPath(context, [FORMER])).get('article')).toBe(3)
    const rows = await db
      .selectFrom('article')
      .select(['imageUrl', 'body', 'version'])
      .where('id', 'in', [used.id, binned.id])
      .orderBy('id')
      .execute()
    expect(rows.map(({ imageUrl }) => imageUrl)).toEqual([picture, picture])
    expect(rows.map(({ body: text }) => text)).toEqual([body(picture), body(picture)])
    expect(rows.map(({ version }) => Number(version))).toEqual([used.version, binned.version + 1])
    const kept = await db
      .selectFrom('_published')
      .select('content')
      .where('entity', '=', 'article')
      .where('recordId', '=', used.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(kept.content as string).imageUrl).toBe(picture)
    expect((await keepByPath(context, [FORMER])).size).toBe(0)
  })
})
