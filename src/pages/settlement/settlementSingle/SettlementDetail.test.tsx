import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { courses } from '#mocks/samples/content/catalog.ts'
import { sampleWorld } from '#mocks/samples/sampleWorld.ts'
import {
  financeTypes,
  settlementPartners,
  settlementSingles,
} from '#mocks/samples/settlement/settlementSingle.ts'
import { settlementVips } from '#mocks/samples/settlement/settlementVip.ts'
import { fillRecords } from '#portal/engine/records/fill.ts'
import { agreeTo } from '../../../app/testing/agreeTo.ts'
import { renderAdmin } from '../../../app/testing/renderAdmin.tsx'
import { signIn } from '../../../authProvider/session.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  const world = sampleWorld(new Date('2026-11-21T12:00:00+08:00'), '/sample/')
  const latest = (rows: readonly Row[]) => rows.slice(0, 2)
  const partners = latest(settlementPartners(world)).map((row) => ({ ...row, authors: [] }))
  const rows: readonly (readonly [entity: string, rows: readonly Row[]])[] = [
    ['financeType', financeTypes(world)],
    ['settlementPartner', partners],
    ['catalog', courses(world).slice(0, 24)],
    ['settlementSingle', latest(settlementSingles(world))],
    ['settlementVip', latest(settlementVips(world))],
  ]
  const numbered = rows.map(
    ([name, of]) => [name, of.map((row, at) => ({ id: at + 1, ...row }))] as const,
  )
  await fillRecords(mock.portal.context, new Map<string, readonly Row[]>(numbered))
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const figure = (label: string) =>
  screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')!.nextElementSibling!

test('settlementSingle: a statement shows its sums, a line per channel that comes to its share, and its states', async () => {
  await renderAdmin('/financial/single/detail?id=1')
  await screen.findByRole('heading', { name: /^DS-\d{6}-0001$/ })
  const lines = screen.getByRole('table', { name: '销售明细' })
  await within(lines).findByText('微信支付')
  const last = within(lines).getAllByRole('row').at(-1)!
  expect(last).toHaveTextContent('合计')
  expect(last.lastElementChild).toHaveTextContent(String(figure('分成金额').textContent))
  expect(figure('应付金额')).toHaveTextContent(/^¥[\d,]+\.\d\d$/)
  expect(screen.getByRole('button', { name: '确认' })).toBeVisible()
  await screen.findByRole('heading', { name: '状态记录' })
})

test('settlementSingle.confirm: a step is taken on the page, and the state it leads to is shown', async () => {
  const { user } = await renderAdmin('/financial/single/detail?filter={"settlementSingle":2}')
  await user.click(await screen.findByRole('button', { name: '确认' }))
  const dialog = await screen.findByRole('dialog')
  await agreeTo(dialog, /确认|确定/)
  await screen.findByRole('button', { name: '收票' })
  expect(screen.queryByRole('button', { name: '重新计算' })).toBeNull()
})

test('settlementSingle.adjust: an adjustment demands its reason, and what is payable follows', async () => {
  const { user } = await renderAdmin('/financial/single/detail?id=1')
  await user.click(await screen.findByRole('button', { name: '调整' }))
  const dialog = await screen.findByRole('dialog', { name: /调整/ })
  const amount = await within(dialog).findByLabelText(/调整金额/)
  await user.clear(amount)
  await user.type(amount, '-120.50')
  await agreeTo(dialog, /确定/)
  await within(dialog).findByText('必填')
  await user.type(within(dialog).getByLabelText(/调整原因/), '上月多计')
  await agreeTo(dialog, /确定/)
  await screen.findByText('含调整 -¥120.50')
  expect(await screen.findByText('上月多计')).toBeVisible()
})

test('settlementVip: contents are found by name and sorted by what they add, and the last row follows', async () => {
  const { user } = await renderAdmin('/financial/vip/detail?id=1')
  const lines = await screen.findByRole('table', { name: '内容明细' })
  const whole = within(lines).getAllByRole('row').length
  await user.click(within(lines).getByRole('button', { name: /分成金额/ }))
  expect(within(lines).getByRole('columnheader', { name: /分成金额/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await user.type(screen.getByRole('searchbox', { name: '按名称查找' }), '宋画')
  expect(within(lines).getAllByRole('row')).toHaveLength(3)
  expect(whole).toBeGreaterThan(8)
  within(lines).getByText('找到的合计')
})

test('settlementVip: one that is not there says so and leads to the list', async () => {
  const { user, address } = await renderAdmin('/financial/vip/detail?id=99999')
  await user.click(await screen.findByRole('link', { name: '返回列表' }))
  expect(address()).toMatch(/^\/financial\/vip(\?|$)/)
})

test('settlementVip.detail: a row of the list leads to its statement', async () => {
  const { user, address } = await renderAdmin('/financial/vip')
  const [more] = await screen.findAllByRole('button', { name: /的更多操作/ })
  await user.click(more!)
  await user.click(await screen.findByRole('menuitem', { name: '结算明细' }))
  await screen.findByRole('table', { name: '内容明细' })
  expect(decodeURIComponent(address())).toMatch(/^\/financial\/vip\/detail\?filter=/)
})

test('settlementSingle: without a statement in the address one is chosen', async () => {
  const { user, address } = await renderAdmin('/financial/single/detail')
  await user.click(await screen.findByRole('combobox', { name: /结算单/ }))
  await user.click(await screen.findByRole('option', { name: /城市/ }))
  await waitFor(() =>
    expect(decodeURIComponent(address())).toMatch(/\?filter=\{"settlementSingle":\d+\}$/),
  )
})
