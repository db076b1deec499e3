import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { amountProposed } from '#derive/payment.ts'
import { readDeclarations } from '#portal/start/declarations.ts'

const { entities } = await readDeclarations()
const entityOf = (name: string) => entities.find((one) => one.name === name)!

test('the dialog of a payment begins with the whole amount, less what was paid back before', () => {
  const order = entityOf('userOrder')
  const asked = ['refundAsked', 'refundReason']
  const propose = (record: Row) => amountProposed(order, 'markRefunding', asked, record)
  expect(propose({ paid: 9800, refundAmount: 0 })).toEqual({ refundAsked: 9800 })
  expect(propose({ paid: 9800, refundAmount: 3000 })).toEqual({ refundAsked: 6800 })
  expect(propose({ paid: 9800, refundAmount: 9800 })).toEqual({})
})

test('every dialog that asks what is paid proposes it', () => {
  const silent = entities.flatMap((entity) => {
    const [own = '', ...others] = entity.pays ? [entity.pays.amount].flat() : []
    return (entity.pays?.by ?? []).flatMap((name) => {
      const asks = [entity.moves[name]?.asks ?? [], entity.actions[name]?.asks ?? []].flat()
      // Where the record holds no amount, whoever pays says how much.
      if (!asks.includes(own) || others.length === 0) return []
      const record = Object.fromEntries(others.map((field) => [field, 500]))
      const found = amountProposed(entity, name, [own], { refundAmount: 0, ...record })
      return own in found ? [] : [`${entity.name}.${name}`]
    })
  })
  expect(silent).toEqual([])
})
