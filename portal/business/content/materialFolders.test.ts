import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { setPassword } from '#portal/engine/session/credentials.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { uploadPrefixes } from '#portal/storage/objects/uploadToken.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { PASSWORD, type SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { FORMER_FOLDER, round } from './materialFolder.round.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

describe.each(databases)('folders of the media library, on $name', (database) => {
  const bench = sharedBench(database)
  let keeper: SignedIn
  let keeperName = ''
  let lead: number
  beforeAll(async () => {
    const records = bench.portal.records()
    const rights = { special: [], rights: [], hidden: [] }
    const role = { kind: 'named', code: 'folderLead', name: '运营主管', ...rights }
    lead = (await records.create('role', role)).id as number
    const username = `keeper${serial()}`
    keeperName = username
    const person = { name: '林主管', phone: `1390000${1000 + serial()}`, routeSet: 'standard' }
    const roles = [bench.people.editor, lead]
    const { id } = await records.create('portalUser', { username, ...person, roles })
    const { db } = bench.portal.context.database
    const options = { oneTime: false, now: bench.time.now, rounds: 10 }
    await setPassword(db, id as number, PASSWORD, options)
    keeper = await bench.signIn(username)
  })

  const uploaded = async (values: Row = {}, by: SignedIn = bench.admin, user = 'boss') => {
    const [prefix] = await uploadPrefixes('a secret of the tests', user)
    const key = `${prefix}0123456789abcdef/${1_798_000_000_000 + serial()}.png`
    await bench.store.put(key, wholePng(690, 388, serial() % 256), { type: 'image/png' })
    const sent = { url: `/masthead/${key}`, name: `图${serial()}.png` }
    const { data } = await by('POST', 'material/uploaded', sent)
    const { id, version } = data.material
    if (Object.keys(values).length > 0) await by('PUT', `material/${id}`, { version, ...values })
    return (await bench.admin('GET', `material/${id}`)).data as Row & {
      id: number
      version: number
    }
  }
  const folder = (values: Row) =>
    create(bench.admin, 'materialFolder', { name: `文件夹${serial()}`, ...values })
  const listed = async (by: SignedIn, id: number) => {
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }))
    const { data } = await by('GET', `material?filter=${filter}`)
    return data.list.length > 0
  }

  test('what lies in one of a role is found by that role and admins alone: in the list, by its number, where one picks', async () => {
    const closed = await folder({ seenBy: [lead] })
    const { id } = await uploaded({ inFolder: closed.id, tags: ['内部'] })
    for (const [by, sees] of [
      [bench.editor, false],
      [keeper, true],
      [bench.admin, true],
    ] as const) {
      expect(await listed(by, id)).toBe(sees)
      expect((await by('GET', `material/${id}`)).code).toBe(sees ? 20000 : 40400)
      const { data } = await by('GET', `material/library?folder=${closed.id}`)
      expect(data.list.map((one: Row) => one.id)).toEqual(sees ? [id] : [])
      const names = data.folders.map((one: Row) => one.id)
      expect([names.includes(closed.id), data.tags.includes('内部')]).toEqual([sees, sees])
      const filter = encodeURIComponent(JSON.stringify({ id: [closed.id] }))
      const folders = await by('GET', `materialFolder?filter=${filter}`)
      expect(folders.data.list).toHaveLength(sees ? 1 : 0)
    }
  })

  test('where one files, it is told which folders one may file in, and which one only picks from', async () => {
    const editors = (await bench.admin('GET', 'role?filter={"code":"editor"}')).data.list[0].id
    const kept = await folder({ seenBy: [lead, editors], keptBy: [lead] })
    const open = await folder({})
    const told = async (by: SignedIn) => {
      const { folders } = (await by('GET', 'material/library')).data
      return [kept, open].map(({ id }) => folders.find((one: Row) => one.id === id)?.keeps)
    }
    expect(await told(bench.editor)).toEqual([false, true])
    expect(await told(keeper)).toEqual([true, true])
    expect(await told(bench.admin)).toEqual([true, true])
  })

  test('the content of a folder one does not see is taken once more, as if it were nowhere; whoever sees it gets that item', async () => {
    const closed = await folder({ seenBy: [lead] })
    const content = wholePng(641, 300, serial() % 256)
    const send = async (by: SignedIn, user: string, name: string) => {
      const [prefix] = await uploadPrefixes('a secret of the tests', user)
      const key = `${prefix}0123456789abcdef/${1_799_000_000_000 + serial()}.png`
      await bench.store.put(key, content, { type: 'image/png' })
      const url = `/masthead/${key}`
      return { url, answer: await by('POST', 'material/uploaded', { url, name }) }
    }
    const hidden = (await send(bench.admin, 'boss', '未公开的封面.png')).answer.data.material
    const filing = { version: hidden.version, inFolder: closed.id, tags: ['机密'], alt: '机密' }
    expect((await bench.admin('PUT', `material/${hidden.id}`, filing)).code).toBe(20000)

    const own = await send(bench.editor, 'wang', '我的.png')
    const { material, isKnown } = own.answer.data
    expect([own.answer.code, isKnown]).toEqual([20000, undefined])
    expect(material).toMatchObject({ url: own.url, name: '我的.png', inFolder: null, alt: null })
    expect(material.hash).toBe(hidden.hash)
    expect(JSON.stringify(own.answer)).not.toMatch(/未公开|机密/)
    // Theirs again the next time, and from both at one moment: once for them, not once more.
    const again = await Promise.all([1, 2].map(() => send(bench.editor, 'wang', '又一次.png')))
    for (const { answer } of again)
      expect(answer.data).toMatchObject({ isKnown: true, material: { id: material.id } })
    const seen = (await send(keeper, keeperName, '主管的.png')).answer.data
    expect(seen).toMatchObject({ isKnown: true, material: { id: hidden.id } })
    expect(await listed(bench.editor, hidden.id)).toBe(false)

    // What they sent and somebody filed away since is not told them either, when a lost answer is asked for once more.
    const { version } = (await bench.admin('GET', `material/${material.id}`)).data
    const twice = { version, inFolder: closed.id }
    const refused = await bench.admin('PUT', `material/${material.id}`, twice)
    expect(JSON.stringify(refused.data)).toMatch(/same content is in this folder/)
    const other = await folder({ seenBy: [lead] })
    const away = { version, inFolder: other.id, tags: ['机密'], name: '机密.png' }
    expect((await bench.admin('PUT', `material/${material.id}`, away)).code).toBe(20000)
    const asked = await bench.editor('POST', 'material/uploaded', {
      url: own.url,
      name: '我的.png',
    })
    expect(asked.data.material).toMatchObject({ id: 0, url: own.url, name: '我的.png' })
    expect(JSON.stringify(asked)).not.toContain('机密')
    expect(await bench.store.head(own.url.replace('/masthead/', ''))).not.toBeNull()
  })

  test('what lies in none, and in one that names no role, is found by everybody', async () => {
    const open = await folder({})
    for (const values of [{}, { inFolder: open.id }]) {
      const { id } = await uploaded(values)
      expect(await listed(bench.editor, id)).toBe(true)
    }
  })

  test('whoever does not keep a folder picks from it, and neither files there nor changes or deletes', async () => {
    const kept = await folder({ keptBy: [lead] })
    const item = await uploaded({ inFolder: kept.id })
    const { id, version } = item
    expect(await listed(bench.editor, id)).toBe(true)
    const refused = await bench.editor('PUT', `material/${id}`, { version, name: '改名' })
    expect(refused.code).toBe(40001)
    expect(JSON.stringify(refused.data)).toMatch(/Only 运营主管 file and change/)
    expect((await bench.editor('DELETE', `material/${id}`, { version })).code).not.toBe(20000)
    expect((await bench.editor('PUT', `material/${id}`, { version, inFolder: null })).code).toBe(
      40001,
    )
    const own = await uploaded({}, bench.editor, 'wang')
    const filing = { version: own.version, inFolder: kept.id }
    expect((await bench.editor('PUT', `material/${own.id}`, filing)).code).toBe(40001)
    expect((await keeper('PUT', `material/${id}`, { version, name: '改名' })).code).toBe(20000)
  })

  test('whoever opens an item of a folder they do not keep is told so before they type, with who keeps it', async () => {
    const kept = await folder({ keptBy: [lead] })
    const { id } = await uploaded({ inFolder: kept.id })
    const asked = (by: SignedIn, of: number, values: Row = {}) =>
      by('POST', 'material/check', { id: of, values })
    expect((await asked(bench.editor, id)).data.locked).toMatch(/Only 运营主管 file and change/)
    for (const by of [keeper, bench.admin])
      expect((await asked(by, id)).data).toMatchObject({ errors: {}, record: { id } })
    // One's own is not locked by where one would put it: that is said at the folder.
    const own = await uploaded({}, bench.editor, 'wang')
    const moved = (await asked(bench.editor, own.id, { inFolder: kept.id })).data
    expect([moved.locked, moved.errors.inFolder]).toEqual([
      undefined,
      expect.stringMatching(/Only 运营主管/),
    ])
  })

  test('roles are chosen by admins; who makes a folder names it', async () => {
    const name = `新文件夹${serial()}`
    const made = await bench.editor('POST', 'materialFolder', { name })
    expect(made.code).toBe(20000)
    const { id, version } = made.data
    const closing = { version, seenBy: [lead] }
    expect((await bench.editor('PUT', `materialFolder/${id}`, closing)).code).not.toBe(20000)
    expect((await bench.admin('PUT', `materialFolder/${id}`, closing)).code).toBe(20000)
    expect((await bench.editor('GET', `materialFolder/${id}`)).code).toBe(40400)
  })

  test('a replaced item is the version before of what took its place, which can be gone back to', async () => {
    const desk = await deskOf(bench)
    const [old, next] = [await uploaded(), await uploaded()]
    const article = await create(
      bench.admin,
      'article',
      await desk.articleValues({ imageUrl: old.url }),
    )
    const shown = async () => (await bench.admin('GET', `article/${article.id}`)).data.imageUrl
    const file = { url: next.url, name: 'n.png' }
    expect((await bench.admin('POST', `material/${next.id}/goBack`, {})).code).not.toBe(20000)
    await bench.admin('POST', `material/${old.id}/replace`, { file, accept: ['material.replace'] })
    await runQueued(bench.portal.context)
    expect(await shown()).toBe(next.url)
    expect((await bench.admin('GET', `material/${next.id}`)).data.formerly).toBe(old.id)
    expect((await bench.admin('POST', `material/${next.id}/goBack`, {})).code).toBe(20000)
    await runQueued(bench.portal.context)
    expect(await shown()).toBe(old.url)
  })

  test('look-alikes in a folder of others are named to nobody who does not see it', async () => {
    const closed = await folder({ seenBy: [lead] })
    const { db } = bench.portal.context.database
    await db.deleteFrom('_look').execute()
    const [open, one, other] = [
      await uploaded(),
      await uploaded({ inFolder: closed.id }),
      await uploaded({ inFolder: closed.id }),
    ]
    for (const { id } of [open, one, other])
      await db.insertInto('_look').values({ id, look: '00ff00ff00ff00ff' }).execute()
    const alike = async (by: SignedIn) => (await by('POST', 'material/alike', {})).data
    expect((await alike(bench.admin)).uses[0].count).toBe(3)
    expect((await alike(keeper)).uses[0].count).toBe(3)
    expect((await alike(bench.editor)).errors._).toMatch(/no pictures/)
    const second = await uploaded()
    await db.insertInto('_look').values({ id: second.id, look: '00ff00ff00ff00ff' }).execute()
    const { uses } = await alike(bench.editor)
    expect(uses[0].filter.id).toEqual([open.id, second.id])
    await db.deleteFrom('_look').execute()
  })

  test('one that was replaced by another of the library is gone back from as well', async () => {
    const [old, next] = [await uploaded(), await uploaded()]
    const values = await (await deskOf(bench)).articleValues({ imageUrl: old.url })
    const article = await create(bench.admin, 'article', values)
    const shown = async () => (await bench.admin('GET', `article/${article.id}`)).data.imageUrl
    const { data } = await bench.admin('POST', `material/${old.id}/replaceUses`, { by: next.id })
    const former = async () => (await bench.admin('GET', `material/${next.id}`)).data.formerly
    expect(await former()).toBeNull()
    for (const { entity, id, warnings } of data.edits) {
      const accept = warnings.map(({ rule }: { rule: string }) => rule)
      await bench.admin('POST', `${entity}/edits/${id}/run`, { accept })
    }
    expect([await shown(), await former()]).toEqual([next.url, old.id])
    expect((await bench.admin('POST', `material/${next.id}/goBack`, {})).code).toBe(20000)
    await runQueued(bench.portal.context)
    expect(await shown()).toBe(old.url)
  })

  test('folders that were but names become records, each once, with what lay there', async () => {
    const { db } = bench.portal.context.database
    const items = [await uploaded(), await uploaded(), await uploaded()]
    const standing = await folder({})
    const column = sql.ref(FORMER_FOLDER)
    await sql`alter table "material" add column ${column} text`.execute(db)
    const names = ['春季封面', '春季封面', standing.name]
    for (const [at, { id }] of items.entries())
      await sql`update "material" set ${column} = ${names[at]} where "id" = ${id}`.execute(db)
    const { context } = bench.portal
    await round({ ...context })
    await round({ ...context })
    const filed = await Promise.all(
      items.map(async ({ id }) => (await bench.admin('GET', `material/${id}`)).data.inFolder),
    )
    expect(filed[0]).toBe(filed[1])
    expect(filed[2]).toBe(standing.id)
    const { data } = await bench.admin('GET', `materialFolder/${filed[0]}`)
    expect(data).toMatchObject({ name: '春季封面', items: 2 })
    await sql`alter table "material" drop column ${column}`.execute(db)
  })
})
