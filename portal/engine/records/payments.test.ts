import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { movesMoney, paymentOf } from '#derive/payment.ts'
import { readDeclarations } from '#portal/start/declarations.ts'

const { entities } = await readDeclarations()

/** What a move or an action is called where money goes somewhere by it. */
const words = /付款|打款|退款|收票|到账|冲正|发放奖励/
/** Called so, and yet no money moves: a refund that is refused or taken off again. */
const nothing = /拒绝|撤销|取消/
const hasAmount = ({ fields }: Entity) =>
  Object.values(fields).some((field) => shownAs(field).kind === 'money')
const pressed = ({ moves, actions }: Entity) =>
  [...Object.entries(moves), ...Object.entries(actions)].flatMap(([name, { label, ...rest }]) =>
    'silent' in rest && rest.silent ? [] : [{ name, label: label[0] }],
  )

test('every move and action that is called a payment or a refund says to whom and how much', () => {
  const untold = [...entities].filter(hasAmount).flatMap((entity) =>
    pressed(entity)
      .filter(({ label }) => words.test(label) && !nothing.test(label))
      .filter(({ name }) => !movesMoney(entity, name))
      .map(({ name, label }) => `${entity.name}.${name} ${label}`),
  )
  expect(untold).toEqual([
    'settlementPartner.suspend 暂停付款',
    'settlementPartner.resume 恢复付款',
  ])
})

test('what a declaration says of payments stands: moves or actions of its own, a payee, and amounts of money', () => {
  for (const { name, pays, moves, actions, fields } of entities) {
    if (!pays) continue
    for (const by of pays.by) expect(Boolean(moves[by] ?? actions[by]), `${name}.${by}`).toBe(true)
    expect(fields[pays.to], `${name}.${pays.to}`).toBeDefined()
    for (const amount of [pays.amount].flat())
      expect(shownAs(fields[amount]!).kind, `${name}.${amount}`).toBe('money')
  }
})

test('a payment is told record by record and in sum; an amount that is asked for is not known before', () => {
  const order = entities.find(({ name }) => name === 'userOrder') as Entity
  const rows = [
    { id: 1, user: 7, refundAsked: 500, paid: 9900 },
    { id: 2, user: 8, refundAsked: null, paid: 2000 },
  ]
  expect(paymentOf(order, 'markRefunding', rows)).toMatchObject({
    to: 'user',
    of: [{ fen: 500 }, { fen: 2000 }],
    total: 2500,
  })
  expect(paymentOf(order, 'refuseRefund', rows)).toBeUndefined()
})

test('the day a payment was made or received is never one to come', () => {
  const open: string[] = []
  for (const { name, pays, fields, rules } of entities) {
    const literals = Object.values(rules).flat() as readonly { readonly [word: string]: unknown }[]
    const days = literals
      .filter(({ move }) => [move].flat().some((one) => pays?.by.includes(one as string)))
      .flatMap(({ needs }) => (needs ?? []) as readonly unknown[])
      .filter((need) => typeof need === 'string' && fields[need]?.kind === 'date')
    const bound = ({ compare }: { readonly compare?: unknown }) => JSON.stringify(compare)
    for (const day of days)
      if (!literals.some((rule) => bound(rule) === JSON.stringify([day, '<=', { now: 'today' }])))
        open.push(`${name}.${day}`)
  }
  expect(open).toEqual([])
})
