import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { removeStray } from './removeStray.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const DAY = 86_400_000
const unhurried = { rest: async () => {}, isOver: () => false }

/** Somebody saw where it is used. */
const accept = ['material.replace']

describe.each(databases)('the media library knows what is used, on $name', (database) => {
  const bench = sharedBench(database)
  let desk: Awaited<ReturnType<typeof deskOf>>
  beforeAll(async () => {
    desk = await deskOf(bench)
  })

  /** A picture uploaded by the chief editor; every one of another content. */
  const uploaded = async (
    width = 690,
    height = 388,
    as = bench.admin,
  ): Promise<Row & { id: number; url: string }> => {
    const [prefix] = await uploadPrefixes('a secret of the tests', 'boss')
    const key = `${prefix}0123456789abcdef/${1_795_000_000_000 + serial()}.png`
    await bench.store.put(key, wholePng(width, height, serial() % 255), { type: '' })
    const url = `/masthead/${key}`
    const { data } = await as('POST', 'material/uploaded', { url, name: `图${serial()}.png` })
    return data.material
  }
  const item = async (id: number) => (await bench.admin('GET', `material/${id}`)).data
  const article = async (more: Row = {}) =>
    create(bench.admin, 'article', await desk.articleValues({ title: `雪夜${serial()}`, ...more }))
  const change = async (id: number, values: Row) => {
    const { version } = (await bench.admin('GET', `article/${id}`)).data
    return bench.admin('PUT', `article/${id}`, { version, ...values })
  }

  test('material#usesCountedOnSave: a save counts what it shows, in fields, in text, and no more once it shows it not', async () => {
    const one = await uploaded()
    expect(await item(one.id)).toMatchObject({ uses: 0, unusedSince: expect.any(String) })
    const body = `<p>雪</p><p><img src="${one.url}?x=1" alt=""></p>`
    const { id } = await article({ imageUrl: one.url, body })
    expect(await item(one.id)).toMatchObject({ uses: 2, unusedSince: null })
    expect((await change(id, { body: '<p>雪停了</p>' })).code).toBe(20000)
    expect((await item(one.id)).uses).toBe(1)
    const { version } = (await bench.admin('GET', `article/${id}`)).data
    expect((await bench.admin('DELETE', `article/${id}`, { version })).code).toBe(20000)
    expect(await item(one.id)).toMatchObject({ uses: 0, unusedSince: expect.any(String) })
    expect((await bench.admin('POST', `article/${id}/restoreFromBin`, {})).code).toBe(20000)
    expect((await item(one.id)).uses).toBe(1)
  })

  test('a save that is refused counts nothing', async () => {
    const one = await uploaded()
    const refused = await bench.admin('POST', 'article', {
      ...(await desk.articleValues({ imageUrl: one.url })),
      title: '',
    })
    expect(refused.code).toBe(40001)
    expect((await item(one.id)).uses).toBe(0)
  })

  test('material#deletableWhenUnused: it is deleted only when used nowhere', async () => {
    const one = await uploaded()
    const { id } = await article({ imageUrl: one.url })
    const { version } = await item(one.id)
    const remove = () => bench.admin('DELETE', `material/${one.id}`, { version })
    expect((await remove()).code).toBe(40900)
    await change(id, { imageUrl: (await uploaded()).url })
    expect((await remove()).code).toBe(20000)
  })

  test('a picture in an entry of a list, and one somewhere in JSON, are uses like any other', async () => {
    const [inList, inJson] = [await uploaded(750, 300), await uploaded()]
    const page = await create(bench.admin, 'h5Page', {
      ...{ title: `落地页${serial()}`, slug: `seite-${serial()}`, category: 'other' },
      ...{ shareTitle: '分享', shareImage: (await uploaded(300, 300)).url },
      blocks: [{ kind: 'image', image: inList.url }],
    })
    const { id: of } = await article()
    const digest = await create(bench.admin, 'openAi/fastReading', {
      ...{ title: `速读${serial()}`, targetType: 'article', article: of },
      outline: { root: [{ picture: inJson.url }] },
    })
    const usesOf = async ({ id }: Row) => {
      const { data } = await bench.admin('POST', `material/${id}/whereUsed`, {})
      return data.uses.map(({ entity, field, titles }: Row) => [entity, field, titles])
    }
    expect(await usesOf(inList)).toEqual([
      ['h5Page', 'blocks.image', [{ id: page.id, title: page.title }]],
    ])
    expect(await usesOf(inJson)).toEqual([
      ['fastReading', 'outline', [{ id: digest.id, title: digest.title }]],
    ])
    const file = { url: (await uploaded()).url, name: 'neu.png', size: 100 }
    await bench.admin('POST', `material/${inJson.id}/replace`, { file, accept })
    await runQueued(bench.portal.context)
    const { outline } = (await bench.admin('GET', `openAi/fastReading/${digest.id}`)).data
    expect(outline).toEqual({ root: [{ picture: file.url }] })
  })

  test('material.whereUsed lists every field of every record, entity by entity', async () => {
    const one = await uploaded()
    const { title, id } = await article({
      imageUrl: one.url,
      body: `<p><img src="${one.url}" alt=""></p>`,
    })
    const { data } = await bench.editor('POST', `material/${one.id}/whereUsed`, {})
    expect(data.uses).toEqual([
      expect.objectContaining({ entity: 'article', field: 'body', count: 1 }),
      expect.objectContaining({
        entity: 'article',
        field: 'imageUrl',
        titles: [{ id, title }],
        filter: { id: [id] },
      }),
    ])
  })

  test('material.replace points every use at the other file, as a job that tells which', async () => {
    const [old, next] = [await uploaded(), await uploaded()]
    const first = await article({ imageUrl: old.url, body: `<p><img src="${old.url}" alt=""></p>` })
    const second = await article({ imageUrl: old.url })
    const { rows, database: kept, entities } = bench.portal.context
    await kept.transaction((tx) =>
      rows.keep(tx, entities.get('article')!, first.id, { status: 'proofed' }),
    )
    const file = { url: next.url, name: 'neu.png', size: 100 }
    const asked = await bench.admin('POST', `material/${old.id}/replace`, { file })
    expect(asked.code).toBe(42800)
    const told = asked.data.warnings.map(({ message }: Row) => message).join('\n')
    expect(told).toMatch(/Back to the version before/)
    for (const { title } of [first, second]) expect(told).toContain(`“${title}”`)
    const { data } = await bench.admin('POST', `material/${old.id}/replace`, { file, accept })
    await runQueued(bench.portal.context)
    const { data: job } = await bench.admin('GET', `job/${data.job}`)
    expect(job).toMatchObject({ status: 'done', done: 3, failed: 0 })
    const now = (await bench.admin('GET', `article/${first.id}`)).data
    expect([now.imageUrl, now.body]).toEqual([next.url, expect.stringContaining(next.url)])
    expect(now.body).not.toContain(old.url)
    expect((await bench.admin('GET', `article/${second.id}`)).data.imageUrl).toBe(next.url)
    expect([(await item(old.id)).uses, (await item(next.id)).uses]).toEqual([0, 3])
    const { data: seen } = await bench.admin('POST', `job/${data.job}/watch`, {})
    expect(JSON.stringify(seen)).toContain(String(second.title))
    // Another text is to be proofed again, which is told with it.
    expect(now.status).toBe('draft')
    expect(JSON.stringify(seen)).toContain('it was Proofed, and is Draft now')
  })

  test('another item takes its place wherever it is shown: looked at first, then done, and taken back whole', async () => {
    const [one, next, narrow] = [await uploaded(), await uploaded(), await uploaded(300, 200)]
    const body = `<p>雪</p><p><img src="${one.url}" alt=""></p>`
    const { id } = await article({ imageUrl: one.url, body })
    const { data: used } = await bench.admin('GET', `material/${one.id}/uses`)
    expect(used).toMatchObject({ total: 1, groups: [{ entity: 'article' }, { entity: 'article' }] })
    const replace = (by: number) => bench.admin('POST', `material/${one.id}/replaceUses`, { by })
    const { data: refused } = await replace(narrow.id)
    expect(refused.edits).toMatchObject([{ counts: { change: 0, refused: 1 } }])
    const { data } = await replace(next.id)
    expect(data.edits).toMatchObject([{ entity: 'article', counts: { change: 1 } }])
    const shown = async () => {
      const { imageUrl, body } = (await bench.admin('GET', `article/${id}`)).data
      return [imageUrl, body.includes(next.url)]
    }
    expect(await shown()).toEqual([one.url, false])
    const run = (edit: Row) =>
      bench.admin('POST', `article/edits/${edit.id}/run`, {
        accept: (edit.warnings as []).length > 0 ? ['B23'] : [],
      })
    await run(data.edits[0])
    expect(await shown()).toEqual([next.url, true])
    expect([(await item(one.id)).uses, (await item(next.id)).uses]).toEqual([0, 2])
    await run((await bench.admin('POST', `article/edits/${data.edits[0].id}/back`)).data)
    expect(await shown()).toEqual([one.url, false])
  })

  test('material.replace refuses another size, another type and what is used nowhere', async () => {
    const old = await uploaded()
    const replace = async (file: Row) =>
      bench.admin('POST', `material/${old.id}/replace`, { file: { name: 'a.png', ...file } })
    expect((await replace({ url: (await uploaded()).url })).message).toMatch(/nowhere/)
    await article({ imageUrl: old.url })
    const small = await replace({ url: (await uploaded(300, 300)).url })
    expect(small.message).toBe('Please upload width 690 px, height 388 px; this one is 300 × 300px')
    expect((await replace({ url: old.url })).message).toMatch(/very file/)
    expect((await replace({ url: 'https://elsewhere.example.com/a.png' })).code).toBe(40001)
  })

  test('material.cleanUp asks with count and bytes, takes what was unused for 30 days, and is for admins', async () => {
    const start = bench.time.now
    const [idle, used] = [await uploaded(), await uploaded()]
    await article({ imageUrl: used.url })
    bench.time.now = start + 31 * DAY
    const [admin, editor] = [await bench.signIn('boss'), await bench.signIn('wang')]
    const fresh = await uploaded(690, 388, admin)
    expect((await editor('POST', 'material/cleanUp', {})).code).toBe(40300)
    const asked = await admin('POST', 'material/cleanUp', {})
    expect(asked.code).toBe(42800)
    expect(asked.data.warnings[0].message).toMatch(
      /^\d+ items unused for 30 days go to the bin, .* in all$/,
    )
    const { data } = await admin('POST', 'material/cleanUp', { accept: ['material.cleanUp'] })
    expect(data.found.done).toBeGreaterThan(0)
    const code = async (id: number) => (await admin('GET', `material/${id}`)).code
    expect([await code(idle.id), await code(used.id)]).toEqual([40400, 20000])
    expect(await code(fresh.id)).toBe(20000)
    expect((await admin('POST', 'material/cleanUp', {})).message).toMatch(/nothing/)
    bench.time.now = start
  })

  test('material.upload puts a file into the library from its list, into a folder where one is named', async () => {
    const { id, url, name } = await uploaded()
    const file = { url, name }
    const folder = await create(bench.admin, 'materialFolder', { name: '封面' })
    const done = await bench.admin('POST', 'material/upload', { file, folder: folder.id })
    expect([done.code, done.data.id, done.data.inFolder]).toEqual([20000, id, folder.id])
    const strange = { url: `/masthead/image/none.png`, name: 'x.png' }
    expect((await bench.admin('POST', 'material/upload', { file: strange })).code).toBe(40001)
  })

  test('what is deleted from the library is read no more, unless something shows it, until it is brought back', async () => {
    const read = async ({ url }: { readonly url: string }, method = 'GET') =>
      (await bench.portal.app.request(url, { method })).status
    const [idle, shown] = [await uploaded(), await uploaded()]
    const { id } = await article({ imageUrl: shown.url })
    expect([await read(idle), await read(shown)]).toEqual([200, 200])
    for (const one of [idle, shown]) {
      const { version } = await item(one.id)
      await bench.admin('DELETE', `material/${one.id}`, { version })
    }
    expect([await read(idle), await read(idle, 'HEAD'), await read(shown)]).toEqual([404, 404, 200])
    await bench.admin('POST', `material/${idle.id}/restoreFromBin`, {})
    expect(await read(idle)).toBe(200)
    await change(id, { imageUrl: idle.url })
  })

  test('an upload nothing names any more leaves the store at night, never one that a record, its bin or a version names', async () => {
    const start = bench.time.now
    // The store's own clock is the machine's.
    const inDays = (days: number) => {
      bench.time.now = Math.max(start, Date.now()) + days * DAY
    }
    const stray = () => removeStray(bench.portal.context, unhurried)
    const keyOf = ({ url }: { readonly url: string }) => url.slice(`/masthead/`.length)
    const isThere = async (item: { readonly url: string }) =>
      (await bench.store.head(keyOf(item))) !== null
    const idle = await uploaded()
    const [shown, former, inBin] = [await uploaded(), await uploaded(), await uploaded()]
    const { id } = await article({ imageUrl: former.url })
    await change(id, { imageUrl: shown.url })
    const { id: gone } = await article({ body: `<p><img src="${inBin.url}" alt=""></p>` })
    const { version } = (await bench.admin('GET', `article/${gone}`)).data
    await bench.admin('DELETE', `article/${gone}`, { version })
    for (const one of [idle, shown, former, inBin]) {
      const { version } = await item(one.id)
      await bench.admin('DELETE', `material/${one.id}`, { version })
    }
    await stray()
    expect(await isThere(idle)).toBe(true)
    inDays(31)
    await stray()
    const there = [isThere(idle), isThere(shown), isThere(former), isThere(inBin)]
    expect(await Promise.all(there)).toEqual([false, true, true, true])
    bench.time.now = start
    expect((await bench.admin('POST', `material/${idle.id}/restoreFromBin`, {})).code).toBe(40400)
    expect((await bench.admin('POST', `article/${gone}/restoreFromBin`, {})).code).toBe(20000)
  })
})
