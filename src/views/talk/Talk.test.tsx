import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'
import { call } from '../../client/client.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const label = async (name: string): Promise<Row> =>
  (await call<Row>('POST', 'articleTag', { body: { name } })).data
const me = async () =>
  (await call<{ list: readonly { id: number; name: string }[] }>('GET', 'index/people')).data
    .list[0]!
const threadsAt = async ({ id }: Row) =>
  (await call<{ threads: readonly Row[] }>('GET', `articleTag/${id}/talk`)).data.threads
const drawer = async () => within(await screen.findByRole('dialog', { name: '讨论' }))

test('somebody is spoken to by an @, and it is given to them until a day, settled and opened again', async () => {
  const [tag, person] = [await label('春天'), await me()]
  const { user } = await renderAdmin(`/open/articleTag/${tag.id}`)
  await user.click(await screen.findByRole('button', { name: '讨论' }))
  const talk = await drawer()
  await talk.findByText('还没有讨论')
  const box = talk.getByRole('textbox', { name: '发起讨论' })
  await user.type(box, `请 @${person.name.slice(0, 1)}`)
  await user.click(await talk.findByRole('option', { name: new RegExp(person.name) }))
  await user.type(box, '看一下')
  expect(box).toHaveValue(`请 @${person.name} 看一下`)
  await user.click(talk.getByRole('combobox', { name: '指派给' }))
  await user.click(await screen.findByRole('option', { name: person.name }))
  await user.type(await talk.findByLabelText('完成期限'), '2030-01-02')
  await user.click(talk.getByRole('button', { name: '发送' }))
  const open = within(await talk.findByRole('list', { name: '未解决' }))
  await open.findByText(`@${person.name}`)
  await open.findByText('01-02 前')
  expect(await threadsAt(tag)).toMatchObject([
    { mentions: [{ id: person.id }], assignee: { id: person.id }, due: '2030-01-02' },
  ])

  await user.click(open.getByRole('button', { name: '标为已解决' }))
  await user.click(await talk.findByRole('button', { name: '已解决 1 条' }))
  const settled = within(await talk.findByRole('list', { name: '已解决' }))
  await user.click(settled.getByRole('button', { name: '重新打开' }))
  await open.findByRole('button', { name: '标为已解决' })
  await user.click(talk.getByRole('button', { name: '关闭' }))
  await screen.findByRole('button', { name: '讨论（1 条未解决）' })
}, 60_000)

test('what one said is changed and taken away, and what is not sent yet stays when one looks elsewhere', async () => {
  const tag = await label('夏天')
  await call('POST', `articleTag/${tag.id}/talk`, { body: { text: '第一句' } })
  const { user } = await renderAdmin(`/open/articleTag/${tag.id}`)
  await user.click(await screen.findByRole('button', { name: '讨论（1 条未解决）' }))
  const talk = await drawer()
  await talk.findByText('第一句')
  await user.type(talk.getByRole('textbox', { name: '发起讨论' }), '还没写完')
  await user.click(talk.getByRole('button', { name: '修改' }))
  const box = talk.getByRole('textbox', { name: '修改这句话' })
  await user.type(box, '话')
  await user.click(talk.getByRole('button', { name: '保存修改' }))
  await talk.findByText('第一句话')
  await user.click(talk.getByRole('button', { name: '删除' }))
  await waitFor(async () => expect(await threadsAt(tag)).toEqual([]))
  await user.click(talk.getByRole('button', { name: '关闭' }))
  await user.click(await screen.findByRole('button', { name: '讨论' }))
  expect((await drawer()).getByRole('textbox', { name: '发起讨论' })).toHaveValue('还没写完')
}, 60_000)

test('a notice leads to what was said, and the address forgets it when it is shut', async () => {
  const tag = await label('秋天')
  const { data } = await call<Row>('POST', `articleTag/${tag.id}/talk`, {
    body: { text: '看这里' },
  })
  const { user, address } = await renderAdmin(`/open/articleTag/${tag.id}?talk=${data.id}`)
  const talk = await drawer()
  await talk.findByText('看这里')
  expect(new URL(address(), 'http://x').search).toBe(`?talk=${data.id}`)
  await user.click(talk.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(new URL(address(), 'http://x').search).toBe(''))
}, 60_000)
