import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const asked = (filter: unknown) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
const NUL = 'a\0b'
const HALF = 'a\ud800b'

describe.each(bothDatabases())('what nobody means well on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const pathOf = (name: string) => bench.portal.context.entities.get(name)?.path
  const codeOf = async (method: string, path: string, body?: unknown) =>
    (await admin(method, path, body)).code

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'what every object bears is no field, move or action: %s',
    async (name) => {
      const { id } = await create(admin, 'magazine', await magazineValues(bench))
      const body = `{"${name}":1}`
      expect(await admin('POST', 'magazine', body)).toMatchObject({
        code: 40001,
        message: `There is no field "${name}"`,
      })
      expect(await codeOf('POST', 'magazine/check', `{"values":${body}}`)).toBe(40001)
      expect(await codeOf('POST', `magazine/${id}/${name}`, {})).toBe(40400)
      expect(await codeOf('POST', `magazine/${name}`, {})).toBe(40400)
      expect(await codeOf('POST', 'magazine/bulk', { action: name, ids: [id] })).toBe(40001)
      expect(await codeOf('GET', `magazine?filter=${encodeURIComponent(body)}`)).toBe(40001)
    },
  )

  test.each([
    ['q', { q: NUL }],
    ['q', { q: HALF }],
    ['title_q', { title_q: NUL }],
    ['status', { status: [NUL] }],
  ])('a filter with characters that no text has is refused: %s', async (field, filter) => {
    const { code, data } = await admin('GET', `magazine?${asked(filter)}`)
    expect([code, ...Object.keys(data.errors)]).toEqual([40001, field])
  })

  test('parameters with characters that no text has are refused by name', async () => {
    const { code, data } = await admin('GET', 'baseConfig/key?key=a%00b')
    expect([code, ...Object.keys(data.errors)]).toEqual([40001, 'key'])
  })

  test('a file or link of another shape is no empty one', async () => {
    const wrong = { target: { a: 1 } }
    const { data } = await admin('POST', `${pathOf('jumpLink')}/check`, { values: wrong })
    expect(Object.keys(data.errors)).toEqual(['target'])
  })

  test('a body with characters that no database keeps names their place', async () => {
    const author = { name: '林', roles: ['writer', NUL] }
    const { code, data } = await admin('POST', 'author', author)
    expect([code, ...Object.keys(data.errors)]).toEqual([40001, 'roles.1'])
    const signIn = { username: NUL, password: 'x' }
    expect((await bench.call('POST', 'index/login', signIn)).code).toBe(40001)
  })

  test('one of no values finds nothing', async () => {
    for (const [path, field] of [
      ['author', 'roles'],
      ['portalUser', 'roles'],
      ['magazine', 'status'],
      ['magazine', 'id'],
    ] as const) {
      const { code, data } = await admin('GET', `${pathOf(path)}?${asked({ [field]: [] })}`)
      expect([code, data.list]).toEqual([20000, []])
    }
  })

  test('what stands in the address of a DELETE and an export is read or refused, never a fault', async () => {
    expect(await codeOf('DELETE', 'magazine/99999?accept=[')).toBe(40400)
    expect(
      await codeOf('DELETE', 'magazine/99999?accept=["magazine%23halfYearNotAboveYear"]&confirm=x'),
    ).toBe(40400)
    const { code, data } = await admin('GET', 'magazine/export?columns=[')
    expect([code, ...Object.keys(data.errors)]).toEqual([40001, 'columns'])
  })

  test('a dry run and a bulk call name what they do not take', async () => {
    const namesOf = async (path: string, body: unknown) => {
      const { code, data } = await admin('POST', path, body)
      return [code, ...Object.keys(data.errors)]
    }
    expect(await namesOf('magazine/check', { id: 'x', values: 1 })).toEqual([40001, 'id', 'values'])
    expect(await namesOf('magazine/check', { action: 'melt', colour: 1 })).toEqual([
      40001,
      'action',
      'colour',
    ])
    const bulk = { action: 'publish', ids: [1], values: null }
    expect(await namesOf('magazine/bulk', bulk)).toEqual([40001, 'values'])
    expect(await namesOf('column/order', { ids: [1], scope: { magazine: 'x' } })).toEqual([
      40001,
      'scope.magazine',
    ])
  })

  test('what is masked is spelt out by no order and no number of records', async () => {
    for (const sort of [
      '["phone","ASC"]',
      '[ "phone" , "ASC"]',
      '["\\u0070hone","DESC"]',
      '-phone',
    ])
      expect(
        (await editor('GET', `${pathOf('raffleWinner')}?sort=${encodeURIComponent(sort)}`)).code,
      ).toBe(40001)
  })

  test('what a dialog asks for is of its kind', async () => {
    const wrong: readonly (readonly [string, string, object])[] = [
      ['chatIntervene', 'test', { question: 7 }],
      ['moduleContent', 'searchContent', { module: { set: true }, kind: 'course' }],
      ['cloudContent', 'batchAdd', { product: 1e300, type: 'course' }],
      ['mail', 'estimate', { audience: {} }],
      ['mail', 'estimate', {}],
    ]
    for (const [entity, action, body] of wrong)
      expect(
        [action, await codeOf('POST', `${pathOf(entity)}/${action}`, body)],
        JSON.stringify(body),
      ).toEqual([action, 40001])
    expect(await codeOf('POST', `${pathOf('export')}/download`, {})).toBe(40001)
    expect(await codeOf('POST', `${pathOf('magazine')}/copy`, {})).toBe(40400)
  })
})
