import { expect, test } from 'vitest'
import { catalogue } from '#resources/catalogue.ts'
import { recordPath } from './recordPath.ts'

test('every record leads to a screen of its own kind; batches alone to one that shows a batch', () => {
  const paths = [...catalogue.entities.keys()].map(
    (name) => [name, recordPath(catalogue.screens, name, 7)] as const,
  )
  expect(paths.filter(([, path]) => path?.includes('?batch='))).toEqual([
    ['batchGive', '/datas/benefitTopUp?batch=7'],
  ])
  const kinds = new Map(paths)
  expect(kinds.get('redeemCode')).toBe('/datas/redeemCode/7')
  expect(kinds.get('coupon')).toMatch(/\/7$/)
})
