import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { signIn } from '#src/authProvider/session.ts'
import { call } from '#src/client/client.ts'
import { demoAdmin } from './demoAdmin.ts'
import { type MockPortal, mockPortal } from './node.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
}, 60_000)
afterAll(() => mock?.close())

test('a page signs in at the portal itself and creates a record', async () => {
  await signIn(demoAdmin)
  const { data } = await call<Row>('POST', 'articleTag', {
    body: { name: '旧书', synonyms: ['旧书摊'] },
  })
  expect(data).toMatchObject({ name: '旧书', status: 'enabled', version: 1 })
  const { data: found } = await call<{ list: Row[] }>('GET', 'articleTag', {
    query: { filter: { name_q: '旧书' } },
  })
  expect(found.list.map(({ id }) => id)).toEqual([data.id])
})

test('a page that sends a value of the wrong kind is told the field', async () => {
  await signIn(demoAdmin)
  const refused = call('POST', 'articleTag', { body: { name: 5 } })
  await expect(refused).rejects.toMatchObject({
    code: 40001,
    fields: { name: expect.any(String) },
  })
})
