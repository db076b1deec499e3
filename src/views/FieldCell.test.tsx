import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { entity, f } from '#declare'
import { Around } from '#widgets/testing/renderForm.tsx'
import { FieldCell } from './FieldCell.tsx'

afterEach(cleanup)

const line = entity('line', ['条目', 'Line'], {
  fields: {
    title: f.text('标题', 'Title'),
    stock: f.integer('库存（0为不限）', 'Stock (0 is unlimited)', { zero: ['不限', 'Unlimited'] }),
    sold: f.integer('已售', 'Sold'),
    discount: f.computed('折扣', 'Discount', { as: 'decimal', unit: ['折', '/10'], from: 'sold' }),
  },
})

/** What is read of a field whose value is this. */
const read = (name: 'stock' | 'sold' | 'discount', value: unknown) => {
  const field = line.fields[name]
  const shown = render(
    <Around>
      <FieldCell entity={line} name={name} field={field} record={{ [name]: value }} />
    </Around>,
  )
  return shown.container.textContent
}

test('0 reads as what it means where it limits nothing, and as a number elsewhere', () => {
  expect(read('stock', 0)).toBe('不限')
  expect(read('stock', 12)).toBe('12')
  expect(read('sold', 0)).toBe('0')
})

test('a unit stands behind its number, and behind nothing else', () => {
  expect(read('discount', 8.5)).toBe('8.5 折')
  expect(read('discount', null)).not.toContain('折')
})
