import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))
const card = (type: string, id: number) =>
  `<figure class="record-card" data-type="${type}" data-id="${id}"><figcaption>咖啡馆</figcaption></figure>`

describe.each(databases)('cards in a text on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let id: number
  beforeAll(async () => {
    const desk = await deskOf(bench)
    id = (await create(admin, 'article', await desk.articleValues())).id
  })
  const save = async (body: string) => {
    const { data } = await admin('GET', `article/${id}`)
    return admin('PUT', `article/${id}`, { version: data.version, body })
  }

  test('one of a record is kept as it was put in', async () => {
    const body = `<p>同一条街上的另一篇：</p>${card('article', id)}`
    expect((await save(body)).code).toBe(20_000)
    expect((await admin('GET', `article/${id}`)).data.body).toContain(card('article', id))
  })

  test('one of a record that is not there is refused by its kind and number', async () => {
    const answer = await save(`<p>正文</p>${card('podcast', 987_654)}`)
    expect(answer.code).not.toBe(20_000)
    expect(answer.data.errors.body).toContain('Podcast episode #987654')
  })

  test('one of a kind there is none of is refused, and one that runs something is no card', async () => {
    expect((await save(card('toString', 1))).data.errors.body).toContain('toString #1')
    const answer = await save(`<p>正文</p>${card('"><script>alert(1)</script>', 1)}`)
    const { data } = await admin('GET', `article/${id}`)
    expect(answer.code === 20_000 ? data.body : '').not.toContain('script')
  })

  test('what is typed is checked before it is saved, in the transaction that is taken back', async () => {
    const check = async (body: string) =>
      (await admin('POST', 'article/check', { id, values: { body } })).data.errors
    expect(await check(`<p>一</p>${card('article', id)}`)).toEqual({})
    expect((await check(`<p>一</p>${card('podcast', 987_654)}`)).body).toContain('#987654')
    expect((await save('<p>之后照样能存</p>')).code).toBe(20_000)
  })

  test('a text whose card’s record is gone since is saved all the same', async () => {
    const desk = await deskOf(bench)
    const gone = await create(admin, 'article', await desk.articleValues())
    expect((await save(`<p>先</p>${card('article', gone.id)}`)).code).toBe(20_000)
    const holder = (await admin('GET', `article/${id}`)).data
    await admin('DELETE', `article/${id}?version=${holder.version}`)
    expect((await admin('DELETE', `article/${gone.id}?version=${gone.version}`)).code).toBe(20_000)
    expect((await admin('POST', `article/${id}/restore`, {})).code).toBe(20_000)
    expect((await save(`<p>后</p>${card('article', gone.id)}`)).code).toBe(20_000)
  })
})
