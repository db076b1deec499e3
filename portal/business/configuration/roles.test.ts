import { expect, test } from 'vitest'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()

test('a right is of something there is: what a screen is called is told with the name it goes by, and nothing is saved', async () => {
  const named = { kind: 'named', code: 'warehouse', name: '仓库', hidden: [], special: [] }
  const right = (entity: string) => ({ entity, read: true })
  const made = (...names: string[]) =>
    bench.admin('POST', 'role', { ...named, rights: names.map(right) })
  const refused = await made('materialOrder', '实物订单', 'shopOder')
  expect(refused.data.errors['rights.0.entity']).toBeUndefined()
  expect(refused.data.errors['rights.1.entity']).toMatch(/"实物订单": it goes by materialOrder/)
  expect(refused.data.errors['rights.2.entity']).toMatch(/did you mean "shopOrder"/)
  expect((await made('materialOrder', 'shopOrder')).data.rights).toHaveLength(2)
})

test('a key and a webhook tell which entities they may name, and nobody but an admin asks', async () => {
  const wordsOf = async (call: typeof bench.admin, path: string) =>
    (await call('POST', path, {})).data?.words as readonly string[] | undefined
  const written = await wordsOf(bench.admin, 'serviceKey/writableOnes')
  expect(written).toEqual(expect.arrayContaining(['comment', 'appUser']))
  expect(written).not.toContain('portalUser')
  const told = await wordsOf(bench.admin, 'webhook/publishedOnes')
  expect(told).toEqual(expect.arrayContaining(['article', 'comment']))
  expect(told).not.toContain('role')
  expect(await wordsOf(bench.editor, 'serviceKey/writableOnes')).toBeUndefined()
  expect(await wordsOf(bench.editor, 'webhook/publishedOnes')).toBeUndefined()
})
