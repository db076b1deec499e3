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

  test('one person at a time changes what is locked: whoever typed first, or takes it over', async () => {
    const records = bench.portal.records()
    const [all] = await records.select('role', { code: 'admin' })
    await records.update('portalUser', bench.people.wang, { roles: [all!.id] })
    const other = await bench.signIn('wang')
    const role = await create(admin, 'role', { code: 'locked', name: '一次一人' })
    const path = `role/${role.id}`
    const here = (who: typeof admin, form: string, body: object) =>
      who('POST', `${path}/presence`, { form, ...body })
    // Who only looks holds nothing.
    await here(admin, 'a', {})
    expect((await here(other, 'b', {})).data.others).toMatchObject([
      { name: '主编', typing: false },
    ])
    expect((await here(admin, 'a', { typing: true })).data.others).toEqual([
      { id: bench.people.wang, name: '王编辑', field: null, typing: false },
    ])
    bench.time.now += 1000
    const { data } = await here(other, 'b', { typing: true })
    expect(data.others).toMatchObject([{ name: '主编', holds: true }])
    const save = (who: typeof admin, version: number) =>
      who('PUT', path, { version, description: '改了说明' })
    const refused = await save(other, 1)
    expect([refused.code, refused.message]).toEqual([40900, expect.stringContaining('主编')])
    expect((await other('DELETE', path, { version: 1 })).code).toBe(40900)
    // Whoever takes it over has it, until they have saved or left.
    bench.time.now += 1000
    expect((await here(other, 'b', { takes: true })).data.others).not.toMatchObject([
      { holds: true },
    ])
    expect((await here(admin, 'a', { typing: true })).data.others).toMatchObject([
      { name: '王编辑', holds: true },
    ])
    expect((await save(admin, 1)).code).toBe(40900)
    expect((await save(other, 1)).code).toBe(20000)
    await here(other, 'b', { leaves: true })
    expect((await save(admin, 2)).code).toBe(20000)
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
  })
})
