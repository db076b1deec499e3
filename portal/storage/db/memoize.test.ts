import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('makes a thing once and gives it again', () => {
  const made: string[] = []
  const get = memoize((text) => made.push(text))

  get('a')
  get('a')
  expect(made).toEqual(['a'])
})

test('lets the one go that was unused longest', () => {
  const gone: string[] = []
  const get = memoize((text) => text, { kept: 300, letGo: (text) => gone.push(text) })

  for (let count = 0; count < 300; count++) get(String(count))
  get('0')
  get('one more')
  expect(gone).toEqual(['1'])
})
