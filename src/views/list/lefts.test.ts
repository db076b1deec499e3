import { expect, test } from 'vitest'
import type { Column } from './columns.ts'
import { leftsOf } from './lefts.ts'

const columns = ['cover', 'title', 'price', 'status'].map((name) => ({ name }) as Column)
const widths = [60, 200, 100, 100]

test('pinned columns stay one beside the other, behind the boxes', () => {
  const lefts = leftsOf(columns, widths, { pinned: ['cover', 'title'], pick: 44, room: 1000 })
  expect(lefts).toEqual({ cover: 44, title: 104 })
})

test('what stays leaves room for what scrolls', () => {
  const pinned = ['cover', 'title', 'price']
  expect(leftsOf(columns, widths, { pinned, pick: 44, room: 400 })).toEqual({ cover: 44 })
  expect(leftsOf(columns, widths, { pinned: [], pick: 44, room: 400 })).toBeUndefined()
})
