import { expect, test } from 'vitest'
import { lookAlikes } from './lookAlikes.ts'

test('pictures that differ by a few bits look the same, plain ones and others do not', () => {
  const looks = [
    '8090000000cc7012',
    '8098002000cc7002',
    'ffff00ff00ff0f0f',
    '0000000000000000',
    '0000000000000001',
    '8090002000cc7002',
  ]
  const given = looks.map((look, at) => ({ id: at + 1, look }))
  expect(lookAlikes(given)).toEqual([[1, 2, 6]])
  expect(lookAlikes(given.slice(1, 5))).toEqual([])
})
