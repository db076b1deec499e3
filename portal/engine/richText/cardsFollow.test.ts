import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { round } from '../records/references/cardReferences.round.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const card = (id: number, title = '放进去时的标题') =>
  `<figure class="record-card" data-type="article" data-id="${id}"><figcaption>${title}</figcaption></figure>`

describe.each(databases)('a card in a text follows its record, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let desk: Awaited<ReturnType<typeof deskOf>>
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    desk = await deskOf(bench)
    app = (await appKey(bench, { rights: ['public', 'changes'] })).app
  })

  const articleOf = async (values: Row = {}) =>
    create(admin, 'article', await desk.articleValues(values))
  const move = (id: number, by: string) =>
    admin('POST', `article/${id}/${by}`, { accept: ['confirm'], confirm: true, reason: '核对内容' })
  const publish = async (id: number) => {
    await move(id, 'proof')
    return move(id, 'publish')
  }
  const present = async (id: number) => (await admin('GET', `article/${id}`)).data
  const read = async (id: number) => (await app('GET', `public/article/${id}`)).data.body as string
  /** An article that is out, and another that is out and shows its card. */
  const pair = async () => {
    const target = await articleOf({ title: '渡口旧事' })
    await publish(target.id)
    const holder = await articleOf({ body: `<p>另见：</p>${card(target.id)}<p>完</p>` })
    await publish(holder.id)
    return { target: target.id, holder: holder.id }
  }

  test('readers get the title and picture of now, and the text stays as it was saved', async () => {
    const { target, holder } = await pair()
    expect(await read(holder)).toContain('<figcaption>渡口旧事</figcaption>')
    const { version } = await present(target)
    await admin('PUT', `article/${target}`, { version, title: '渡口“新事” <一>' })
    expect(await read(holder)).toMatch(
      /data-id="\d+"><img src="https?:[^"]+" alt=""><figcaption>渡口“新事” &lt;一&gt;<\/figcaption>/,
    )
    expect((await present(holder)).body).toContain('放进去时的标题')
  })

  test('readers get no card of what is withdrawn, and it is back with its record', async () => {
    const { target, holder } = await pair()
    expect(await read(holder)).toContain('record-card')
    await move(target, 'withdraw')
    expect(await read(holder)).toBe('<p>另见：</p><p>完</p>')
    await publish(target)
    expect(await read(holder)).toContain('record-card')
  })

  test('whoever keeps what is published hears that the text reads differently', async () => {
    const { target, holder } = await pair()
    const { cursor } = (await app('GET', 'changes?since=now')).data
    await move(target, 'withdraw')
    const { list } = (await app('GET', `changes?since=${cursor}`)).data
    expect(list.map(({ id, event }: Row) => `${id} ${event}`)).toEqual([
      `${target} withdrawn`,
      `${holder} changed`,
    ])
  })

  test('the record is used by the text, is not deleted below it, and is replaced in it', async () => {
    const { target, holder } = await pair()
    expect((await admin('GET', `article/${target}/uses`)).data).toMatchObject({
      total: 1,
      groups: [{ entity: 'article', field: ['正文', 'Body'], count: 1, records: [{ id: holder }] }],
    })
    await move(target, 'withdraw')
    const { version } = await present(target)
    const refused = await admin('DELETE', `article/${target}?version=${version}`)
    expect(JSON.stringify(refused.data)).toContain(`"id":${holder}`)
    const other = await articleOf({ title: '接替的文章' })
    const { data } = await admin('POST', `article/${target}/replaceUses`, { by: other.id })
    const [edit] = data.edits
    expect(edit).toMatchObject({ entity: 'article', counts: { change: 1 } })
    await admin('POST', `article/edits/${edit.id}/run`, {
      accept: edit.warnings.length > 0 ? ['B23'] : [],
    })
    expect((await present(holder)).body).toContain(`data-id="${other.id}"`)
    expect((await admin('GET', `article/${target}/uses`)).data.total).toBe(0)
  })

  test('cards of texts written before are found once', async () => {
    const target = await articleOf()
    const holder = await articleOf()
    const { db } = bench.portal.context.database
    await db
      .updateTable('article')
      .set({ body: card(target.id) })
      .where('id', '=', holder.id)
      .execute()
    expect((await admin('GET', `article/${target.id}/uses`)).data.total).toBe(0)
    await round(bench.portal.context)
    expect((await admin('GET', `article/${target.id}/uses`)).data.total).toBe(1)
    expect((await admin('GET', `author/${desk.author.id}/uses`)).data.total).toBeGreaterThan(1)
  })

  test('the editor is told how the records of many cards stand, as far as one may read them', async () => {
    const { target } = await pair()
    const gone = await articleOf()
    await admin('DELETE', `article/${gone.id}?version=${gone.version}`)
    const cards = [
      { type: 'article', id: target },
      { type: 'article', id: gone.id },
      { type: 'article', id: 987_654 },
      { type: 'toString', id: 1 },
    ]
    const ask = async (call = admin, body: Row = { cards }) => call('POST', 'richText/cards', body)
    expect((await ask()).data.cards).toEqual([
      expect.objectContaining({ title: '渡口旧事', state: ['已发布', 'Published'], seen: true }),
      expect.objectContaining({ id: gone.id, gone: true }),
      { type: 'article', id: 987_654, gone: true },
      { type: 'toString', id: 1, gone: true },
    ])
    await move(target, 'withdraw')
    expect((await ask()).data.cards[0]).toMatchObject({ seen: false })
    expect((await ask(admin, { cards: [{ type: 'article' }] })).data.errors.cards).toMatch(/type/)
    const records = bench.portal.records()
    const role = await records.create('role', {
      ...{ kind: 'named', code: 'onlyAuthors', name: '只看作者' },
      rights: [{ entity: 'author', read: true }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [role.id] })
    const wang = await bench.signIn('wang')
    expect((await ask(wang)).data.cards[0]).toEqual({ type: 'article', id: target })
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
  })
})
