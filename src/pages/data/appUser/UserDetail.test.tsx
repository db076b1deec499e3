import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { fillRecords } from '#portal/engine/records/fill.ts'
import { renderAdmin } from '../../../app/testing/renderAdmin.tsx'
import { signIn } from '../../../authProvider/session.ts'
import { call } from '../../../client/client.ts'

const at = '2026-11-01T10:00:00+08:00'
const stamps = { createdAt: at, updatedAt: at, createdBy: 1, updatedBy: 1 }
const user = (id: number, uid: string, nickname: string): Row => ({
  ...{ id, uid, nickname, gender: 'unknown', registeredAt: at, status: 'normal', ...stamps },
})
const file = { url: '/store/a.csv', name: '用户充值模板.csv', size: 100 }
const entry = { user: 1, direction: 'in', amount: 2000, expiresAt: null, ...stamps }
const order = { user: 1, kind: 'vip', amount: 21800, paid: 21800, status: 'paid', ...stamps }

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  const given = new Map<string, readonly Row[]>([
    ['appUser', [user(1, '10001782', '半山栗子'), user(2, '10004933', '海边的木匠')]],
    [
      'batchGive',
      [
        {
          id: 1,
          kind: 'readMoney',
          file,
          batchNo: 'PL20261101-0001',
          reason: '读书会现场奖励',
          status: 'done',
          ...stamps,
        },
      ],
    ],
    [
      'readMoneyLedger',
      [
        { ...entry, id: 1, source: 'grant', balanceAfter: 2000, batch: 1, note: '读书会现场奖励' },
        { ...entry, id: 2, source: 'recharge', balanceAfter: 4000, note: '充值二十元' },
      ],
    ],
    [
      'batchRow',
      [{ ...row, id: 1, batch: 1, status: 'skipped', message: '30 天内已发过', amount: 2000 }],
    ],
    ['userOrder', [{ ...order, id: 1, orderNo: 'MH20261101100111' }]],
  ])
  await fillRecords(mock.portal.context, given)
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const row = { rowNo: 2, data: { phone: '13900001782' }, key: 'one', user: 1, ...stamps }
const tab = (name: string) => screen.findByRole('tab', { name })
const list = (name: string) => screen.findByRole('region', { name })

test('a record of the list of users is the page of the user: who they are, what may be done, what grants gave', async () => {
  const { user: person } = await renderAdmin('/datas/userInfo/1')
  await screen.findByRole('heading', { name: '半山栗子', level: 1 })
  screen.getByRole('button', { name: '补偿' })
  await screen.findByRole('button', { name: '讨论' })
  // What happened stands first.
  expect(await tab('时间线')).toHaveAttribute('aria-selected', 'true')
  await person.click(await tab('补赠记录'))
  const granted = await list('阅读币流水')
  within(granted).getByText('读书会现场奖励')
  expect(within(granted).queryByText('充值二十元')).toBeNull()
  const batch = await within(granted).findByRole('link', { name: 'PL20261101-0001' })
  expect(batch).toHaveAttribute('href', '/datas/bulkHistory/1')
  screen.getByText(/没有：用户会员/)
})

test('a tab stands in the address, is gone to by keyboard, and leads to the whole list of the user', async () => {
  const { user: person, address } = await renderAdmin(
    '/datas/userDetail?filter={"user":1}&tab=money',
  )
  expect(within(await list('阅读币流水')).getAllByRole('row')).toHaveLength(3)
  await person.click(await tab('权益'))
  await person.keyboard('{ArrowRight}')
  const orders = await list('用户订单')
  expect(new URLSearchParams(address().split('?')[1]).get('tab')).toBe('orders')
  expect(within(orders).getByRole('link', { name: 'MH20261101100111' })).toHaveAttribute(
    'href',
    '/datas/userOrder/1',
  )
  const all = String(within(orders).getByRole('link', { name: '全部 →' }).getAttribute('href'))
  expect(decodeURIComponent(all)).toBe('/datas/userOrder?filter={"user":1}')
})

test('a user with nothing is told so in every tab', async () => {
  const { user: person } = await renderAdmin('/datas/userDetail?id=2')
  for (const name of ['补赠记录', '订单', '优惠券', '勋章', '学习时长', '评论']) {
    await person.click(await tab(name))
    await screen.findByText(`还没有${name}`)
  }
})

test('without a user in the address one is asked for, and found by uid', async () => {
  const { user: person } = await renderAdmin('/datas/userDetail')
  await person.type(await screen.findByRole('combobox', { name: '用户' }), '10004933')
  await screen.findByRole('option', { name: /海边的木匠/ })
  expect(screen.queryByRole('option', { name: /半山栗子/ })).toBeNull()
})

test('what was done with a user stands in the log of their page, with who did it', async () => {
  await call('POST', 'appUser/1/editNote', { body: { note: '来电询问发票' } })
  await renderAdmin('/datas/userDetail?filter={"user":1}&tab=log')
  const log = await screen.findByRole('region', { name: '操作日志' })
  await within(log).findAllByText(/客服备注|note/)
})

test('a note says who wrote it and when', async () => {
  await call('POST', 'appUser/1/editNote', { body: { note: '来电询问发票' } })
  await renderAdmin('/datas/userDetail?id=1')
  await screen.findByText('来电询问发票')
  await screen.findByText(/^客服备注由 .+ 于 \d{4}-\d{2}-\d{2} .+ 写下$/)
})

test('one line of time tells what a user got, did not get and why, and what colleagues did', async () => {
  await call('POST', 'appUser/1/editNote', { body: { note: '再次来电' } })
  const { user: person } = await renderAdmin('/datas/userDetail?filter={"user":1}&tab=timeline')
  const line = (words: string | RegExp) =>
    screen.findByText(words).then((found) => found.closest('li')!)
  const ordered = await line('MH20261101100111')
  expect(ordered).toHaveTextContent('用户订单')
  expect(ordered).toHaveTextContent('实付金额')
  expect(ordered).not.toHaveTextContent('已退款')
  expect(await line('充值二十元')).not.toHaveClass('failed')
  expect(await line(/这一行被跳过：30 天内已发过。批次 PL20261101-0001/)).toHaveClass('failed')
  await screen.findAllByText('后台操作', { selector: 'li span' })
  // Only orders.
  await person.click(screen.getByRole('button', { name: '用户订单' }))
  await line('MH20261101100111')
  expect(screen.queryByText('充值二十元')).toBeNull()
})
