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
