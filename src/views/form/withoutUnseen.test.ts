import { expect, test } from 'vitest'
import { withoutUnseen } from './withoutUnseen.ts'

const says = ['须留空', 'must be empty'] as const
const at = (...fields: string[]) => fields.map((field) => ({ field, message: says }) as never)

test('what is refused in a hidden input is let go, by its kind', () => {
  const values = { days: 3, images: ['/a.jpg'], sticky: true, title: '弹窗' }
  const hints = { days: { hidden: true }, images: { hidden: true }, sticky: { hidden: true } }
  expect(withoutUnseen(values, at('days', 'images', 'sticky'), hints)).toEqual({
    ...{ days: null, images: [], sticky: false, title: '弹窗' },
  })
})

test('it is let go within one entry of a list, and the others keep theirs', () => {
  const values = { items: [{ goods: 1 }, { goods: 2 }] }
  const hints = { 'items.1.goods': { hidden: true } }
  expect(withoutUnseen(values, at('items.1.goods'), hints)).toEqual({
    items: [{ goods: 1 }, { goods: null }],
  })
})

test('what can be seen stays and is said, and so does what is hidden and right', () => {
  const values = { days: 3, weekday: 'mon' }
  expect(withoutUnseen(values, at('days'), { weekday: { hidden: true } })).toEqual(values)
})
