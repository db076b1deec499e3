import { expect, test } from 'vitest'
import { f } from '#declare'
import { hinted } from './hinted.ts'

const seats = f.integer('名额', 'Seats', { min: 1 })
const service = f.period('服务期限', 'Service')

test('a bound that is told is kept to', () => {
  const most = '“远桥科技”的 100 个名额，其他下级已占 60 个，这里最多 40 个'
  expect(hinted(most, seats)).toBe(39)
  expect(hinted('下级已占 60 个名额，这里不能少于 60 个', seats)).toBe(61)
})

test('some days of a span that is told are taken, wherever in the sentence it stands', () => {
  const taken = { start: '2046-11-29T00:00:00+08:00', end: '2046-12-06T00:00:00+08:00' }
  const span = '（2046-11-29 00:00:00 至 2047-11-28 23:59:00）'
  for (const said of [`活动时间须在合作期限${span}之内`, `服务期限须在“远桥”的期限之内${span}`])
    expect(hinted(said, service)).toEqual(taken)
})
