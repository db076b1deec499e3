import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { payable } from '#derive/settlement/amounts.ts'
import { shareAmount, vipPayable } from '#derive/settlement/vipAmounts.ts'
import type { StatementWorld } from './StatementKind.ts'
import { singleStatement } from './singleStatement.ts'
import { sortedLines } from './sortedLines.ts'
import { vipStatement } from './vipStatement.ts'

const line = (channel: number, gross: number, refund: number, feeRate: number): Row => ({
  ...{ channel, orders: 1, gross, refund, feeRate },
})
const single = (lines: readonly Row[], more: Row = {}): Row => {
  const statement = { lines, shareRate: 33.33, adjustAmount: 0, taxAmount: 0, status: 'pending' }
  return { ...statement, payable: payable({ ...statement, ...more }), ...more }
}
const vip = (lines: readonly Row[], more: Row = {}): Row => {
  const pool = { poolAmount: 60_000_000, poolDuration: 7_000_000, vipRate: 35, status: 'pending' }
  const statement = { ...pool, lines, adjustAmount: 0, taxAmount: 0, ...more }
  return { ...statement, shareAmount: shareAmount(statement), payable: vipPayable(statement) }
}
const nobody: StatementWorld = { partner: undefined, named: new Map() }
const sum = (lines: readonly Row[], name: string) =>
  lines.reduce((total, one) => total + Number(one[name]), 0)
const said = (kind: typeof singleStatement, record: Row, world = nobody) =>
  kind.doubts(record, world).map(({ label: [zh] }) => zh)

test('settlementSingle.lines: what each adds comes to the share of the statement, to the fen', () => {
  const record = single([line(1, 101, 0, 0.6), line(2, 103, 4, 30), line(3, 107, 0, 0.6)])
  const lines = singleStatement.lines(record)
  expect(sum(lines, 'amount')).toBe(payable(record))
  expect(lines.every(({ amount, fee }) => Number.isInteger(amount) && Number.isInteger(fee))).toBe(
    true,
  )
})

test('settlementVip.lines: what each content adds comes to the share of the partner, to the fen', () => {
  const record = vip(
    [1, 2, 3].map((id) => ({ content: { type: 'course', id }, listeners: 3, duration: 100_003 })),
  )
  const lines = vipStatement.lines(record)
  expect(sum(lines, 'amount')).toBe(record.shareAmount)
  expect(sum(lines, 'own')).toBe(1_000_000)
})

test('settlementVip.lines: a statement without lines or time has nothing to share', () => {
  expect(vipStatement.lines(vip([]))).toEqual([])
  expect(said(vipStatement, vip([]))).toContain('没有内容明细')
  expect(vipStatement.lines(vip([{ duration: 0, listeners: 0 }]))[0]).toMatchObject({ amount: 0 })
})

test('settlementSingle.payable: one that is not what its lines come to is told, one that is is not', () => {
  const lines = [line(1, 10_000, 0, 0)]
  expect(said(singleStatement, single(lines))).toEqual([])
  const wrong = said(singleStatement, single(lines, { payable: 1 }))
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toMatch(/^应付金额记为/)
})

test('settlementSingle.lines: channels that stand twice, refund more than they sold or changed their rate are told', () => {
  const lines = [line(1, 10_000, 20_000, 5), line(1, 90_000, 0, 5)]
  const named = new Map([[1, { name: '微信支付', feeRate: 0.6 }]])
  expect(said(singleStatement, single(lines), { ...nobody, named }).join()).toMatch(
    /退款.*费率.*多次/,
  )
})

test('settlementSingle.partner: a rate that changed is told while the statement is to be checked, a suspended one until it is paid', () => {
  const partner = { name: '远山出版社', status: 'suspended', singleRate: 40 }
  const lines = [line(1, 10_000, 0, 0)]
  const world = { ...nobody, partner }
  expect(said(singleStatement, single(lines), world).join()).toMatch(/现为.*暂停付款/)
  expect(said(singleStatement, single(lines, { status: 'invoiced' }), world)).toHaveLength(1)
  const paid = { status: 'paid', paidOn: '2026-11-01', voucher: {} }
  expect(said(singleStatement, single(lines, paid), world)).toEqual([])
})

test('lines are found by their names and sorted by any figure, up and down', () => {
  const lines = [{ title: '夜读', amount: 2 }, { title: '晨读', amount: 9 }, { title: '散步' }]
  const nameOf = ({ title }: Row) => String(title)
  const names = (...asked: [string, { by: string; down: boolean } | null]) =>
    sortedLines(lines, nameOf, ...asked).map(nameOf)
  expect(names('读', { by: 'amount', down: true })).toEqual(['晨读', '夜读'])
  expect(names('', { by: 'amount', down: false })).toEqual(['散步', '夜读', '晨读'])
  expect(names('', null)).toEqual(['夜读', '晨读', '散步'])
})
