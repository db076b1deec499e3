import { expect, test } from 'vitest'
import { raffleLogistics } from '#resources/lottery/raffleLogistics.ts'
import { materialOrder } from '#resources/operations/materialOrder.ts'
import { shopOrder } from '#resources/operations/shopOrder.ts'
import { answerOf } from './sentenceOf.ts'

test('a buyer whose order opened nothing is told why by how it stands', () => {
  const told = (row: object) =>
    answerOf(shopOrder, { orderNo: 'E20261101', net: 1900, refunded: 0, user: 7, ...row })?.[0]
  expect(told({ status: 'waitPay', delivery: 'none', net: 0 })).toContain(
    '订单 E20261101 还没有付款',
  )
  expect(told({ status: 'success', delivery: 'failed' })).toContain('权益还没有开通成功')
  expect(told({ status: 'success', delivery: 'waiting', user: null })).toContain('用下单手机号登录')
  expect(told({ status: 'success', delivery: 'waiting' })).toContain('正在开通')
  expect(told({ status: 'success', delivery: 'failed', net: 0, refunded: 1900 })).toContain(
    '已退款 ¥19.00',
  )
  // Nothing is said of what arrived in the shop's own way.
  expect(told({ status: 'success', delivery: 'none' })).toBeUndefined()
})

test('whoever asks where a parcel is hears what is in it, who carries it and under which number', () => {
  const row = {
    status: 'shipped',
    carrier: 'sf',
    trackingNo: 'SF1300000001',
    shippedAt: '2026-11-28T10:02:00+08:00',
  }
  const [zh, en] = answerOf(materialOrder, { ...row, goodsName: '帆布包' })!
  expect(zh).toMatch(/“帆布包”已于 2026-11-28 10:02 由顺丰.*发出，快递单号 SF1300000001/)
  expect(en).toContain('tracking number SF1300000001')
  expect(
    answerOf(raffleLogistics, { ...row, awardName: '书签', status: 'returned' })?.[0],
  ).toContain('“书签”没有送到')
})
