import { expect, test } from 'vitest'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { explainBulk } from './explainBulk.ts'

test('shows a developer all that follows from a kind', () => {
  expect(
    explainBulk(readMoney),
  ).toBe(`readMoney  充值阅读币 Read money  (bulk)  Gives read money to the users of a list: one ledger entry each, and the balance grows by it

Template
  用户充值模板.xlsx  of this very name  at most 20000 rows

Columns
  phone          phone    手机号 Phone  A mobile number of 11 digits
  uid            uid      用户ID User ID  4 to 20 digits
  amount         money    充值金额（元） Amount (¥)  required  From 0.01 to 5000.00 yuan, two decimals at most
  validUntil     date     有效期至 Valid until  A date such as 2026-12-31, today or later, ten years on at most
  note           text     备注 Note  100 characters at most

Rows
  anyOf phone, uid  (R2)
  no two alike by user, or amount added up  (D1)
  told when got within 30 days: user, amount  (D2)
  total of read money up to setting bulk.maxFen  (F9)

Result adds
  nickname  昵称 Nickname
  balanceBefore  充值前余额 Balance before
  balanceAfter  充值后余额 Balance after
  ledger  流水号 Ledger no.

Taken back
  Read money that is unspent is taken back; what is spent stays, told row by row

Who
  right bulk, sees 权益补赠`)
})
