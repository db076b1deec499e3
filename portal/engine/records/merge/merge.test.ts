import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const both = bothDatabases()

describe.each(both)('several records become one on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench

  const author = async (values = {}) =>
    create(admin, 'author', {
      name: `作者${serial()}`,
      roles: ['writer'],
      avatar: await bench.picture(300, 300),
      introduction: '专栏写作者',
      ...values,
    })
  const tag = (values = {}) => create(admin, 'articleTag', { name: `标签${serial()}`, ...values })
  const read = async (path: string, id: unknown) => (await admin('GET', `${path}/${id}`)).data

  test('author.merge tells what would move, then rewrites every reference, keeps the names and bins the others', async () => {
    const desk = await deskOf(bench)
    const kept = await author()
    const other = await author({ alias: ['旧名'] })
    const written = await create(
      admin,
      'article',
      await desk.articleValues({ authors: [other.id, kept.id] }),
    )
    const meant = { ids: [kept.id, other.id], target: kept.id }
    const preview = await admin('POST', 'author/merge', { ...meant, dry: true })
    expect(preview.data).toMatchObject({
      target: { title: kept.name },
      sources: [{ title: other.name }],
      uses: [{ entity: 'article', field: ['作者', 'Authors'], count: 1 }],
      total: 1,
      problems: [],
    })
    expect((await read('article', written.id)).authors).toEqual([other.id, kept.id])

    const { data } = await admin('POST', 'author/merge', meant)
    expect(data).toMatchObject({ alias: [other.name, '旧名'], contentCount: 1 })
    expect((await read('article', written.id)).authors).toEqual([kept.id])
    expect((await admin('GET', `author/${other.id}`)).code).toBe(40400)
    const bin = await admin('GET', 'author/bin')
    expect(bin.data.list).toMatchObject([{ id: other.id }])
    const history = await admin('GET', `article/${written.id}/history`)
    expect(JSON.stringify(history.data)).toContain(`合并作者：${other.name} → ${kept.name}`)
    const log = await admin('GET', 'auditLog?filter={"entity":"author","action":"action"}')
    expect(log.data.list).toMatchObject([{ recordId: String(kept.id) }])
  })

  test('articleTag#onlyAdminMerges a label is merged into one of its level: children and uses go over, it stays as merged', async () => {
    const kept = await tag()
    const other = await tag({ synonyms: ['街市'] })
    const child = await tag({ parent: other.id })
    const address = `articleTag/merge?sourceIds=${other.id}&targetId=${kept.id}`
    expect((await admin('GET', address)).data).toMatchObject({
      uses: [{ entity: 'articleTag', field: ['上级标签', 'Parent'], count: 1 }],
      problems: [],
    })
    const named = { sourceIds: [other.id], targetId: kept.id }
    expect((await admin('POST', 'articleTag/merge', named)).data).toMatchObject({
      id: kept.id,
      synonyms: [other.name, '街市'],
    })
    expect(await read('articleTag', other.id)).toMatchObject({
      status: 'merged',
      mergedInto: kept.id,
    })
    expect((await read('articleTag', child.id)).parent).toBe(kept.id)
    const low = await admin('POST', 'articleTag/merge', { ids: [child.id], target: kept.id })
    expect(low).toMatchObject({ code: 40001, data: { errors: { ids: expect.any(String) } } })
    const back = await admin('POST', 'articleTag/merge', { ids: [kept.id], target: other.id })
    expect(back).toMatchObject({ code: 40001, data: { errors: { target: expect.any(String) } } })
  })

  test('articleTag#onlyAdminMerges a merge is for admins, and one that a rule refuses leaves everything as it was', async () => {
    const [kept, other] = [
      await tag({ synonyms: Array.from({ length: 20 }, (_, n) => `近义${n}-${serial()}`) }),
      await tag(),
    ]
    const meant = { ids: [other.id], target: kept.id }
    expect((await bench.editor('POST', 'articleTag/merge', meant)).code).toBe(40300)
    const preview = await admin('POST', 'articleTag/merge', { ...meant, dry: true })
    expect(preview.data.problems).toEqual([expect.any(String)])
    expect((await admin('POST', 'articleTag/merge', meant)).code).toBe(40001)
    expect(await read('articleTag', other.id)).toMatchObject({
      status: 'enabled',
      mergedInto: null,
    })
  })

  test('a merge names what is missing, too much or not there', async () => {
    const one = await tag()
    const errors = async (body: object) =>
      Object.keys((await admin('POST', 'articleTag/merge', body)).data.errors)
    expect(await errors({ ids: [one.id] })).toEqual(['target'])
    expect(await errors({ target: one.id })).toEqual(['ids'])
    expect(await errors({ ids: [one.id], target: one.id })).toEqual(['ids'])
    const many = Array.from({ length: 21 }, (_, n) => 9000 + n)
    expect(await errors({ ids: many, target: one.id })).toEqual(['ids'])
    expect((await admin('POST', 'articleTag/merge', { ids: [9999], target: one.id })).code).toBe(
      40400,
    )
  })
})
