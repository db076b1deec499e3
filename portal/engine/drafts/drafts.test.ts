import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create } from '#portal/testing/desk.ts'
import type { SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { night } from './drafts.night.ts'

describe.each(bothDatabases())('what was typed and not saved, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const draft = (more: Row = {}): Row => ({
    ...{ key: 'draft:1:articleTag:new#a', place: 'draft:1:articleTag:new', entity: 'articleTag' },
    ...{ recordId: null, address: '/contentManagement/label/create', version: null },
    ...{ at: bench.time.now, values: { name: '半个词' } },
    ...more,
  })
  const keep = (who: SignedIn, more: Row = {}) => who('PUT', 'index/drafts', draft(more))
  const listed = async (who: SignedIn) => (await who('GET', 'index/drafts')).data.list as Row[]
  const forget = (who: SignedIn, key: string) =>
    who('DELETE', `index/drafts?key=${encodeURIComponent(key)}`)

  test('is kept for its writer alone, written over as one types on, and forgotten when it is saved', async () => {
    expect((await keep(editor)).code).toBe(20000)
    await keep(editor, { values: { name: '半个词组' }, at: bench.time.now + 1 })
    expect(await listed(editor)).toMatchObject([
      { entity: 'articleTag', recordId: null, title: '半个词组', fields: ['name'], gone: [] },
    ])
    const at = `index/drafts?place=${encodeURIComponent('draft:1:articleTag:new')}`
    expect((await editor('GET', at)).data.list).toMatchObject([{ values: { name: '半个词组' } }])
    expect((await admin('GET', at)).data.list).toEqual([])
    expect(await listed(admin)).toEqual([])
    await forget(admin, 'draft:1:articleTag:new#a')
    expect(await listed(editor)).toHaveLength(1)
    await forget(editor, 'draft:1:articleTag:new#a')
    expect(await listed(editor)).toEqual([])
  })

  test('of two hundred the one left longest ago makes way for what is typed now', async () => {
    const key = (number: number) => `draft:1:articleTag:new#${number}`
    for (let number = 0; number < 201; number++)
      await keep(editor, { key: key(number), at: bench.time.now + number })
    const keys = (await listed(editor)).map((one) => one.key)
    expect([keys.includes(key(0)), keys.includes(key(1)), keys.includes(key(200))]).toEqual([
      ...[false, true, true],
    ])
    for (let number = 0; number < 201; number++) await forget(editor, key(number))
    expect(await listed(editor)).toEqual([])
  })

  test('two forms of one record keep a draft each, called as the record is called now', async () => {
    const tag = await create(admin, 'articleTag', { name: '旧称' })
    const place = `draft:1:articleTag:${tag.id}`
    const of = {
      place,
      recordId: tag.id,
      version: 1,
      address: `/contentManagement/label/${tag.id}`,
    }
    await keep(editor, { ...of, key: `${place}#a` })
    await keep(editor, { ...of, key: `${place}#b`, at: bench.time.now + 5 })
    await admin('PUT', `articleTag/${tag.id}`, { version: 1, name: '新称' })
    expect((await listed(editor)).map(({ key, title }) => [key, title])).toEqual([
      [`${place}#b`, '新称'],
      [`${place}#a`, '新称'],
    ])
    for (const end of ['a', 'b']) await forget(editor, `${place}#${end}`)
  })

  test('fields the form has no more are told by name, and nothing is lost of the others', async () => {
    await keep(editor, { values: { name: '词', formerly: '旧字段' } })
    expect(await listed(editor)).toMatchObject([
      { fields: ['name', 'formerly'], gone: ['formerly'] },
    ])
    await forget(editor, 'draft:1:articleTag:new#a')
  })

  test('thirty days on it is told no more, and forgotten at night', async () => {
    await keep(editor)
    bench.time.now += 31 * 86_400_000
    expect(await listed(await bench.signIn('wang'))).toEqual([])
    await night(bench.portal.context)
    const { db } = bench.portal.context.database
    expect(await db.selectFrom('_draft').selectAll().execute()).toEqual([])
  })

  test('strange values are refused by name, and what one may not see is no place to type', async () => {
    const who = await bench.signIn('wang')
    const refused = async (more: Row) => Object.keys((await keep(who, more)).data.errors ?? {})
    expect(await refused({ key: 'other', at: 'now' })).toEqual(['key', 'at'])
    expect(await refused({ address: '//elsewhere org', more: 1 })).toEqual(['address', 'more'])
    expect(await refused({ values: { name: '长'.repeat(1_000_001) } })).toEqual(['values'])
    expect((await keep(who, { entity: 'role' })).code).toBe(40300)
    expect((await keep(who, { entity: 'nothing' })).code).toBe(40300)
    expect((await bench.call('GET', 'index/drafts')).code).toBe(1002)
  })
})
