import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { PASSWORD, type PortalBench, portalBench } from '#portal/testing/portalBench.ts'
import { listen } from './testing/listen.ts'

describe.each(
  testDatabases().filter(({ name }) => name === 'SQLite file' || name === 'PostgreSQL'),
)('what others do, told by two portals on one $name', (database) => {
  let bench: PortalBench
  let other: Portal
  const leaving = new AbortController()
  beforeAll(async () => {
    bench = await portalBench(database)
    other = await createPortal({
      database: openDatabase(bench.another!(), database.sql),
      store: bench.store,
      clock: () => new Date(bench.time.now),
      secret: 'a secret of the tests',
      closing: leaving.signal,
      ...(await readDeclarations()),
    })
  })
  afterAll(async () => {
    await other.close()
    await bench.close()
  })

  const headersOf = async (username: string) => {
    const { data } = await bench.call('POST', 'index/login', { username, password: PASSWORD })
    return { 'x-token': data.token as string, ticket: data.ticket as string }
  }
  const tagOf = () => create(bench.admin, 'articleTag', { name: `标签${serial()}` })

  test('a change made at one portal reaches whoever looks at that list through the other', async () => {
    const tag = await tagOf()
    const stream = await listen(other, 'lists=articleTag', await headersOf('wang'))
    await stream.next('alive')
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    const name = `改名${serial()}`
    await bench.admin('PUT', `articleTag/${tag.id}`, { version: 1, name })
    const { data, id } = await stream.next('changes')
    expect(data.list).toEqual([
      {
        ...{ entity: 'articleTag', id: tag.id, kind: 'changed' },
        ...{ by: bench.people.boss, byName: '主编', fields: ['name'] },
      },
    ])
    expect(Number(id)).toBeGreaterThan(0)
    const made = await tagOf()
    expect((await stream.next('changes')).data.list).toMatchObject([{ id: made.id, kind: 'made' }])
    await bench.admin('DELETE', `articleTag/${made.id}`, { version: 1 })
    expect((await stream.next('changes')).data.list).toMatchObject([
      { id: made.id, kind: 'removed' },
    ])
    await stream.close()
  })

  test('nothing is told of what nobody looks at, nor of what one may not read', async () => {
    const tag = await tagOf()
    const editor = await headersOf('wang')
    const stream = await listen(other, `lists=role&records=articleTag/${tag.id}`, editor)
    await stream.next('alive')
    await create(bench.admin, 'role', {
      kind: 'named',
      code: 'others',
      name: '别的角色',
    })
    await tagOf()
    await bench.admin('PUT', `articleTag/${tag.id}`, { version: 1, description: '说明' })
    expect((await stream.next('changes')).data.list).toMatchObject([
      { entity: 'articleTag', id: tag.id, fields: ['description'] },
    ])
    expect(stream.heard.filter(({ event }) => event === 'changes')).toEqual([])
    await stream.close()
  })

  test('who is at a record is told with the field, until they leave, at either portal', async () => {
    const tag = await tagOf()
    const at = `articleTag/${tag.id}`
    const stream = await listen(other, `records=${at}/formA`, await headersOf('boss'))
    expect((await stream.next('presence')).data.others).toEqual([])
    const here = { form: 'formB', field: 'name', typing: true }
    await bench.editor('POST', `${at}/presence`, here)
    const { wang } = bench.people
    expect((await stream.next('presence')).data).toEqual({
      ...{ entity: 'articleTag', id: tag.id },
      others: [{ id: wang, name: '王编辑', field: 'name', typing: true }],
    })
    await bench.editor('POST', `${at}/presence`, { form: 'formB', leaves: true })
    expect((await stream.next('presence')).data.others).toEqual([])
    await stream.close()
  })

  test('somebody who comes back is told what they missed', async () => {
    const tag = await tagOf()
    const headers = await headersOf('wang')
    const stream = await listen(other, 'lists=articleTag', headers)
    const { id } = await stream.next('alive')
    await stream.close()
    await bench.admin('PUT', `articleTag/${tag.id}`, { version: 1, description: '错过的' })
    const again = await listen(other, 'lists=articleTag', { ...headers, 'last-event-id': id })
    expect((await again.next('changes')).data.list).toMatchObject([{ id: tag.id }])
    await again.close()
  })

  test('what changed between reading and listening is told, too', async () => {
    const tag = await tagOf()
    bench.time.now += 60_000
    await bench.admin('PUT', `articleTag/${tag.id}`, { version: 1, description: '刚刚' })
    bench.time.now += 2_000
    const stream = await listen(other, 'lists=articleTag&age=5000', await headersOf('wang'))
    expect((await stream.next('changes')).data.list).toMatchObject([
      { id: tag.id, kind: 'changed' },
    ])
    await stream.close()
  })

  test('what a bulk edit changes is told by entity once it is too much to tell one by one', async () => {
    const stream = await listen(other, 'lists=articleTag', await headersOf('wang'))
    await stream.next('alive')
    const line = {
      ...{ version: 1, createdAt: '2026', updatedAt: '2026', entity: 'articleTag', recordId: '1' },
      ...{ action: 'update', actorName: '主编', ip: '', agent: '', requestId: '' },
    }
    const some = Array.from({ length: 20 }, () => line)
    await bench.portal.context.database.transaction(async (tx) => {
      for (let from = 0; from < 600; from += some.length)
        await tx.insertInto('auditLog').values(some).execute()
    })
    const told = await stream.next('many')
    expect(told.data).toEqual({ entities: ['articleTag'] })
    await stream.close()
  })

  test('a session that ends ends the stream, and says so', async () => {
    const headers = await headersOf('wang')
    const stream = await listen(other, 'lists=articleTag', headers)
    await stream.next('alive')
    await bench.call('POST', 'index/logout', {}, headers)
    // Rights are at most five seconds old when something is told by them.
    const watch = setInterval(() => void tagOf(), 1000)
    expect((await stream.next('over')).data).toEqual({ why: 'signedOut' })
    clearInterval(watch)
  })

  test('what is asked for wrongly is refused, and nobody listens without a session', async () => {
    const headers = await headersOf('wang')
    const refused = async (query: string) =>
      (await bench.call('GET', `live?${query}`, undefined, headers)).data.errors
    expect(await refused('lists=nothing')).toHaveProperty('lists')
    expect(await refused('records=articleTag/x')).toHaveProperty('records')
    const many = Array.from({ length: 101 }, (_, at) => `articleTag/${at + 1}`).join()
    expect(await refused(`records=${many}`)).toHaveProperty('records')
    expect((await bench.call('GET', 'live?lists=articleTag')).code).toBe(1002)
  })

  test('records of an entity that one may read but in part are told of where one sees them', async () => {
    const stream = await listen(other, 'lists=baseConfig', await headersOf('wang'))
    await stream.next('alive')
    const config = (group: string) => {
      const key = `live.${group}${serial()}`
      return create(bench.admin, 'baseConfig', { ...{ key, group, name: key }, value: '1' })
    }
    await config('dev')
    const seen = await config('app')
    expect((await stream.next('changes')).data.list).toMatchObject([{ id: seen.id, kind: 'made' }])
    expect(stream.heard.filter(({ event }) => event === 'changes')).toEqual([])
    await stream.close()
  })

  test('a portal that is about to end asks everybody to come again', async () => {
    const stream = await listen(other, 'lists=articleTag', await headersOf('wang'))
    await stream.next('alive')
    leaving.abort()
    expect((await stream.next('over')).data).toEqual({ why: 'closing' })
  })
})
