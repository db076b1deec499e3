import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { alwaysMasked } from '#derive/alwaysMasked.ts'
import { writtenFields } from '#derive/writtenFields.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { indexSearched } from '#portal/storage/search/indexSearched.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())('what was written at length, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  const idsOf = async (q: string, more: object = {}) => {
    const filter = encodeURIComponent(JSON.stringify({ q, ...more }))
    const { data } = await admin('GET', `article?filter=${filter}&sort=["id","ASC"]`)
    return [data.list.map(({ id }: { id: number }) => id), data.total]
  }

  test('is found by `q` beside the title, changed and deleted with the record, in any order and under filters', async () => {
    const desk = await deskOf(bench)
    const article = async (more: Row) =>
      (await create(admin, 'article', await desk.articleValues(more))).id
    const body = '<p>桥下有人卖<b>琥珀</b>色的麦芽糖。</p>'
    const inBody = await article({ title: '桥', body })
    const inTitle = await article({ title: '琥珀记' })
    const inLead = await article({ title: '糖', lead: '一块琥珀，一个下午' })
    expect(await idsOf('琥珀')).toEqual([[inBody, inTitle, inLead], 3])
    expect(await idsOf('琥珀', { status: 'published' })).toEqual([[], 0])
    // Across tags, and several words of one text.
    expect(await idsOf('琥珀色的麦芽')).toEqual([[inBody], 1])
    expect(await idsOf('麦芽糖 桥下')).toEqual([[inBody], 1])
    expect((await idsOf('ＡＭＢＥＲ'))[0]).toEqual([])
    await admin('PUT', `article/${inBody}`, { version: 1, body: '<p>Amber and 蜜</p>' })
    expect((await idsOf('ＡＭＢＥＲ'))[0]).toEqual([inBody])
    expect(await idsOf('琥珀')).toEqual([[inTitle, inLead], 2])
    await admin('DELETE', `article/${inLead}`, { version: 1 })
    expect(await idsOf('琥珀')).toEqual([[inTitle], 1])
    await admin('POST', `article/${inLead}/restoreFromBin`, {})
    expect(await idsOf('琥珀')).toEqual([[inTitle, inLead], 2])
  })

  test('is found by the search over everything, with the place where it stands; pickers go by titles', async () => {
    const desk = await deskOf(bench)
    const body = `<p>${'前面的话。'.repeat(30)}灯芯绒的外套挂在门后，${'后面的话。'.repeat(30)}</p>`
    const { id } = await create(admin, 'article', await desk.articleValues({ title: '旧衣', body }))
    const { data } = await admin('GET', `index/search?q=${encodeURIComponent('灯芯绒')}`)
    const found = data.groups.find(({ entity }: { entity: string }) => entity === 'article')
    expect(found.list).toMatchObject([{ id, title: '旧衣' }])
    expect(found.list[0].excerpt).toMatch(/^….{1,20}灯芯绒的外套.+…$/)
    const filter = encodeURIComponent('{"q":"灯芯绒"}')
    expect((await admin('GET', `article?pick=1&filter=${filter}`)).data.list).toEqual([])
  })

  test('is read through for records that stood there before', async () => {
    const desk = await deskOf(bench)
    const body = '<p>从前就在的萤火虫。</p>'
    const { id } = await create(admin, 'article', await desk.articleValues({ title: '夏夜', body }))
    const { entities, database: base } = bench.portal.context
    await base.transaction(async (tx) => {
      await tx.deleteFrom('_text').execute()
      await tx.deleteFrom('_searched').where('field', 'like', 'text of %').execute()
      await indexSearched(tx, [...entities.values()], new Set())
    })
    expect((await idsOf('萤火虫'))[0]).toEqual([id])
  })

  test('holds nothing that is masked for everybody', () => {
    for (const entity of bench.portal.context.entities.values())
      expect(writtenFields(entity).filter((name) => alwaysMasked(entity).includes(name))).toEqual(
        [],
      )
  })
})
