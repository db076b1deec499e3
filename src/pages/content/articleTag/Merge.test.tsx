import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../../app/testing/renderAdmin.tsx'
import { signIn } from '../../../authProvider/session.ts'
import { call } from '../../../client/client.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const tag = async (name: string, values: Row = {}) =>
  (await call<Row>('POST', 'articleTag', { body: { name, ...values } })).data
const read = async ({ id }: Row) => (await call<Row>('GET', `articleTag/${id}`)).data

test('articleTag.merge: two rows are selected, one is kept, the numbers are shown before', async () => {
  const [kept, other] = [await tag('街区'), await tag('街道')]
  await tag('小巷', { parent: other.id })
  const { user } = await renderAdmin('/contentManagement/label')
  for (const name of ['街区', '街道']) {
    await user.click(await screen.findByRole('checkbox', { name: `选择 ${name}` }))
  }
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await user.click(within(bar).getByRole('button', { name: '合并' }))
  const dialog = await screen.findByRole('dialog', { name: '合并' })
  await user.click(await within(dialog).findByRole('button', { name: /街区/ }))
  await within(dialog).findByText(/共改写 1 条记录/)
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  await screen.findByText('合并：已完成')
  expect(await read(other)).toMatchObject({ status: 'merged', mergedInto: kept.id })
  expect(await read(kept)).toMatchObject({ synonyms: ['街道'] })
})

test('the page of merging refuses what the portal refuses, and merges the rest', async () => {
  const [kept, other] = [await tag('睡眠'), await tag('失眠')]
  const { user } = await renderAdmin('/contentManagement/label/merge')
  const pick = async (label: string, name: string) => {
    const box = await screen.findByRole('combobox', { name: new RegExp(label) })
    await user.type(box, name)
    await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
  }
  await user.click(await screen.findByRole('button', { name: '合并' }))
  expect(await screen.findAllByText('必填')).toHaveLength(2)
  await pick('并入的标签', '失眠')
  await pick('保留的标签', '睡眠')
  await screen.findByText(/另外 1 条变为“已合并”/)
  await user.click(screen.getByRole('button', { name: '合并' }))
  await screen.findByText('已合并')
  await waitFor(async () => expect((await read(other)).mergedInto).toBe(kept.id))
})
