import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { columnsFor, joins, namesOf, usualColumns } from './columns.ts'

const goods = entity('goods', ['商品', 'Goods'], {
  fields: {
    name: f.text('名称', 'Name'),
    price: f.money('售价', 'Price'),
    listPrice: f.money('划线价', 'List price', { struck: true }),
    vipPrice: f.money('会员价', 'Member price'),
  },
  list: {
    columns: ['name', 'price', 'listPrice', 'vipPrice'],
    under: { price: ['listPrice', 'vipPrice'] },
  },
})

test('what stands in the cell of another is no column of its own, and is asked for all the same', () => {
  const names = usualColumns(goods)
  expect(names).toEqual(['name', 'price'])
  expect(namesOf(columnsFor(goods, names))).toEqual(['name', 'price', 'listPrice', 'vipPrice'])
})

test('a column that was chosen leaves the cell it stood in', () => {
  const [price] = columnsFor(goods, ['price', 'vipPrice'])
  expect(price?.under.map(({ name }) => name)).toEqual(['listPrice'])
})

test('a price of before reads as one with the price, another price does not', () => {
  const [price] = columnsFor(goods, ['price'])
  expect(price?.under.map((one) => joins(price, one))).toEqual([true, false])
})
