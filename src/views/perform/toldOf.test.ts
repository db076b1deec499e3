import { expect, test } from 'vitest'
import { activityOrder } from '#resources/activities/activityOrder.ts'
import { userOrder } from '#resources/data/userOrder.ts'
import { toldOf } from './toldOf.ts'

test('what a reader is told of a refund follows the way they paid', () => {
  const told = (payChannel: string) => toldOf(userOrder, 'markRefunded', { payChannel })?.[0]
  expect(told('wechat')).toContain('按{payChannel}原路退回，一般 1–3 个工作日到账')
  expect(told('apple')).toContain('由苹果退回')
  expect(told('readMoney')).toContain('退回你的阅读币账户')
  for (const channel of ['apple', 'readMoney', 'free'])
    expect(told(channel)).not.toContain('工作日')
})

test('a part refunded and a fee of an activity are told alike; what is refused tells nothing', () => {
  const apple = { payChannel: 'apple' }
  expect(toldOf(userOrder, 'markPartRefunded', apple)?.[1]).toContain('Apple alone gives back')
  expect(toldOf(activityOrder, 'markRefunded', apple)?.[0]).toContain('reportaproblem.apple.com')
  expect(toldOf(userOrder, 'refuseRefund', apple)).toBeUndefined()
})
