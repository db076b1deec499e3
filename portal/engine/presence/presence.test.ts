import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())('who else is at a record, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench

  test('is told to each of them, with the field and whether they type, and not of oneself', async () => {
    const tag = await create(admin, 'articleTag', { name: '两个人' })
    const at = `articleTag/${tag.id}/presence`
    expect((await admin('POST', at, { form: 'a', field: 'name' })).data).toEqual({
      ...{ others: [], version: 1 },
    })
    const { data } = await editor('POST', at, { form: 'b', field: 'description', typing: true })
    expect(data.others).toEqual([
      { id: bench.people.boss, name: '主编', field: 'name', typing: false },
    ])
    const again = await admin('POST', at, { form: 'a', field: 'name', typing: true })
    expect(again.data.others).toMatchObject([
      { name: '王编辑', field: 'description', typing: true },
    ])
    await editor('PUT', `articleTag/${tag.id}`, { version: 1, name: '改了名' })
    expect((await admin('POST', at, { form: 'a' })).data.version).toBe(2)
  })

  test('ends when a form is left, or has not been heard of', async () => {
    const tag = await create(admin, 'articleTag', { name: '走了' })
    const at = `articleTag/${tag.id}/presence`
    await editor('POST', at, { form: 'b' })
    expect((await admin('POST', at, { form: 'a' })).data.others).toHaveLength(1)
    await editor('POST', at, { form: 'b', leaves: true })
    expect((await admin('POST', at, { form: 'a' })).data.others).toEqual([])
    await editor('POST', at, { form: 'b' })
    bench.time.now += 60_000
    expect((await admin('POST', at, { form: 'a' })).data.others).toEqual([])
  })

  test('takes nothing strange, and nobody who may not change the record', async () => {
    const tag = await create(admin, 'articleTag', { name: '谁都行' })
    const at = `articleTag/${tag.id}/presence`
    expect((await admin('POST', at, { form: '<b>' })).data.errors).toHaveProperty('form')
    expect((await admin('POST', at, { form: 'a', other: 1 })).data.errors).toHaveProperty('other')
    expect((await editor('POST', 'role/1/presence', { form: 'a' })).code).toBe(40300)
    expect((await admin('POST', 'articleTag/999999/presence', { form: 'a' })).code).toBe(40400)
  })
})
