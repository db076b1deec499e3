import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { addressesOf } from './addresses.ts'

const plain = (name: string, path = name, endpoints = {}) =>
  entity(name, [name, name], { path, fields: { title: f.text('名称', 'Title') }, endpoints })

test('finds the entity with the longest path', () => {
  const addresses = addressesOf([plain('medal'), plain('medalLevel', 'medal/level')])

  expect(addresses.entityAt('medal/level/7')).toMatchObject({
    entity: { name: 'medalLevel' },
    rest: ['7'],
  })
  expect(addresses.entityAt('medal/7')).toMatchObject({ entity: { name: 'medal' }, rest: ['7'] })
  expect(addresses.entityAt('nothing')).toBeUndefined()
})

test('refuses two owners of one method and path, all of them at once', () => {
  const twice = [
    plain('a', 'shared'),
    plain('b', 'shared'),
    plain('c', 'c', { levels: 'GET d/levels' }),
    plain('d', 'd', { levels: 'GET d/levels' }),
  ]

  expect(() => addressesOf(twice)).toThrow(
    /GET .*shared belongs to a and to b[\s\S]*GET .*d\/levels belongs to c and to d/,
  )
})

test('a call a declaration names may be the plain one under its own path', () => {
  expect(() =>
    addressesOf([plain('comment', 'contentComment', { getList: 'GET contentComment' })]),
  ).not.toThrow()
})

test('refuses an action on the list that the portal would answer itself', () => {
  const checked = entity('wifi', ['无线网', 'Wifi'], {
    fields: { title: f.text('名称', 'Title') },
    actions: { check: { label: ['检查', 'Check'], on: 'list', looks: 'check' } },
  })

  expect(() => addressesOf([checked])).toThrow(/POST .*wifi\/check .* wifi\.check/)
})
