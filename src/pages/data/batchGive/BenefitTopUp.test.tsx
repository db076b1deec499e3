import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../../app/testing/renderAdmin.tsx'
import { signIn } from '../../../authProvider/session.ts'

const path = '/datas/benefitTopUp'
let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const listOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)

test('a card for each kind the portal offers, with its columns and template, leads to its upload', async () => {
  const { user, address } = await renderAdmin(path)
  const card = await screen.findByRole('article', { name: '充值阅读币' })
  within(card).getByText('充值金额（元）')
  within(card).getByRole('button', { name: /下载模板/ })
  await within(card).findByText('还没有记录')
  await user.click(within(card).getByRole('link', { name: /上传名单/ }))
  expect(address()).toBe(`${path}?kind=readMoney`)
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('上传')
})

test('a file of the wrong name, type or weight is refused before anything is sent', async () => {
  const { user } = await renderAdmin(`${path}?kind=readMoney`)
  const box = await screen.findByLabelText(/拖入表格/)
  const sent = vi.spyOn(globalThis, 'fetch')
  await user.upload(box, listOf('名单.xlsx'))
  await screen.findByText('请上传（用户充值模板.xlsx）文件')
  await user.upload(box, listOf('用户充值模板.xlsx', 10 * 1024 * 1024 + 1))
  await screen.findByText('文件不能超过10MB')
  expect(sent.mock.calls.filter(([to]) => /oss|store/.test(String(to)))).toEqual([])
  sent.mockRestore()
})

test('without a list and a reason nothing is checked, and both are asked for', async () => {
  const { user } = await renderAdmin(`${path}?kind=readMoney`)
  await user.type(await screen.findByLabelText(/补赠原因/), '补偿')
  await user.click(screen.getByRole('button', { name: '开始校验' }))
  await screen.findByText('请先上传名单文件')
  expect(screen.getByLabelText(/补赠原因/)).toHaveFocus()
  expect(screen.getByLabelText(/补赠原因/)).toBeInvalid()
})

test('a kind that is not offered says so and leads back', async () => {
  const { user } = await renderAdmin(`${path}?kind=other`)
  await screen.findByText('不能使用这个类型')
  await user.click(screen.getByRole('link', { name: '选择类型' }))
  await screen.findByRole('article', { name: '充值阅读币' })
})

test('a batch that is not there is told, not shown empty', async () => {
  await renderAdmin(`${path}?batch=999`)
  await screen.findByText('打不开这个批次')
})
