import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { lockedFields, withoutRepeats } from './lockedFields.ts'

const coupon = entity('coupon', ['优惠券', 'Coupon'], {
  fields: {
    title: f.text('券名称', 'Title'),
    kind: f.text('券类型', 'Kind'),
    amount: f.money('减免金额', 'Amount off'),
    code: f.text('编码', 'Code'),
    received: f.count('已领取', 'Received'),
  },
})
const sold = ['已领取为 12，不能再修改', 'Received: 12: can no longer be changed'] as const
const made = ['创建后不能修改', 'Cannot be changed once created'] as const
const hints = {
  kind: { disabled: true, reason: sold },
  amount: { disabled: true, reason: sold },
  code: { disabled: true, reason: made },
  received: { disabled: true, reason: sold },
}

test('a reason that locks several fields is said once, one that locks a single field stays there', () => {
  const held = lockedFields(coupon, Object.keys(coupon.fields), hints)
  expect(held).toEqual([{ reason: sold, names: ['kind', 'amount'] }])
  const { kind, code } = withoutRepeats(hints, held)
  expect(kind).toEqual({ disabled: true, reason: sold, quiet: true })
  expect(code).toEqual({ disabled: true, reason: made })
})
