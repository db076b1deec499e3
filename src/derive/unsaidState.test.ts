import { expect, test } from 'vitest'
import type { Move } from '#declare'
import { unsaidState } from './unsaidState.ts'

const leads = (does: string, becomes: string) => {
  const move = { label: [does, does], from: [], to: 'to' } as unknown as Move
  return unsaidState({ moves: { move }, states: { to: [becomes, becomes] } }, 'move')?.[0]
}

test('a move that is called as the state it leads to says so itself', () => {
  for (const [does, becomes] of [
    ['发布', '已发布'],
    ['不通过', '未通过'],
    ['标记部分退款', '部分退款'],
    ['校对通过', '已校对通过'],
  ] as const)
    expect([does, leads(does, becomes)]).toEqual([does, undefined])
})

test('one that leads where nobody would guess has its state told', () => {
  for (const [does, becomes] of [
    ['恢复', '待审核'],
    ['接管', '草稿'],
    ['拒绝退款', '已支付'],
    ['批准', '已报名'],
  ] as const)
    expect([does, leads(does, becomes)]).toEqual([does, becomes])
})
