import { expect, test } from 'vitest'
import { f } from '#declare'
import { PortalError } from '../../client/portalError.ts'
import { standing } from './standing.ts'

const user = {
  fields: { note: f.longText('客服备注', 'Support note'), level: f.integer('等级', 'Level') },
}
const say = (([zh]: readonly string[], blanks: Record<string, unknown> = {}) =>
  String(zh).replace(/\{(\w+)\}/g, (_, name) => String(blanks[name]))) as never

test('whoever was not the first is told what stands there now, and goes on from there', () => {
  const at = standing(user, { id: 1, version: 3, note: '' }, ['note'], say)
  const stale = new PortalError(40900, 409, '此记录已被他人修改', {
    current: { id: 1, version: 4, note: '已补寄', level: 2 },
  })
  expect((at.told(stale) as Error).message).toBe(
    '此记录已被他人修改\n客服备注现在是“已补寄”\n再提交一次，以你填写的为准',
  )
  expect(at.now()).toMatchObject({ version: 4, note: '已补寄' })
  // The same again says nothing more: it is refused for something else.
  expect(at.told(stale)).toBe(stale)
})

test('an amount and a choice that stand there now are told as they are read', () => {
  const fields = {
    adjust: f.money('调整金额', 'Adjustment'),
    tax: f.choice('税务方式', 'Tax', { invoice: ['对公开票', 'Invoice'], none: ['免税', 'None'] }),
    seats: f.integer('席位', 'Seats'),
  }
  const at = standing(
    { fields },
    { id: 1, version: 3, adjust: 0, seats: 5 },
    Object.keys(fields),
    say,
  )
  const stale = new PortalError(40900, 409, '此记录已被他人修改', {
    current: { id: 1, version: 4, adjust: -12_300, tax: 'invoice', seats: 5 },
  })
  const [, ...told] = (at.told(stale) as Error).message.split('\n')
  expect(told).toEqual([
    '调整金额现在是“-¥123.00”',
    '税务方式现在是“对公开票”',
    '再提交一次，以你填写的为准',
  ])
})

test('what refuses it otherwise is told as it came, and the record stays as it was looked at', () => {
  const at = standing(user, { id: 1, version: 3 }, ['note'], say)
  const refused = new PortalError(40001, 400, '备注不能为空', { errors: { note: '不能为空' } })
  expect(at.told(refused)).toBe(refused)
  expect(at.now()).toEqual({ id: 1, version: 3 })
})
