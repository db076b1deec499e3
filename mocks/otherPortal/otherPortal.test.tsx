import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { renderAdmin } from '#src/app/testing/renderAdmin.tsx'
import { signIn } from '#src/authProvider/session.ts'
import { portalAdapter, speakTo } from '#src/client/portalAdapter.ts'
import { portalProvider } from '#src/dataProvider/portalProvider.ts'
import { demoAdmin } from '../demoAdmin.ts'
import { type MockPortal, mockPortal } from '../node.ts'
import { otherAdapter } from './otherAdapter.ts'
import { otherPortal } from './otherPortal.ts'

let mock: MockPortal
/** What stood before: the portal of this house, mocked. */
let house: typeof fetch
const asked: string[] = []
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  const other = otherPortal((request) => house(request))
  house = globalThis.fetch
  speakTo(otherAdapter)
  globalThis.fetch = (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), location.href),
      init,
    )
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return house(request)
    asked.push(`${request.method} ${pathname.replace('/api/portal/', '')}`)
    return other(request)
  }
}, 60_000)
afterAll(async () => {
  speakTo(portalAdapter)
  globalThis.fetch = house
  await mock?.close()
})

test('records are listed, made and changed on a portal that speaks otherwise', async () => {
  await signIn(demoAdmin)
  const { user, address, goTo } = await renderAdmin('/contentManagement/label/create')
  await user.type(await screen.findByLabelText(/^标签名称/), '新标签')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(address()).toMatch(/\/label\/\d+$/))
  const made = address()
  await goTo('/contentManagement/label')
  await screen.findAllByRole('row', { name: /新标签/ })
  await goTo(made)
  await user.type(await screen.findByLabelText(/^说明/), '改过')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(asked).toContain('POST articleTag/edit'))
  for (const call of ['add', 'getList', 'getInfo'])
    expect(asked).toContain(`POST articleTag/${call}`)
  const plain = /^(PUT|DELETE) |^GET articleTag(\/\d+)?$/
  expect(asked.filter((call) => plain.test(call) && !call.endsWith('index/settings'))).toEqual([])
}, 120_000)

test('react-admin reads, changes and deletes several through it, whatever the address of the entity', async () => {
  await signIn(demoAdmin)
  const provider = portalProvider(loadEntity)
  const { data } = await provider.create('articleTag', { data: { name: '一' } })
  const { data: other } = await provider.create('articleTag', { data: { name: '二' } })
  const ids = [data.id, other.id]
  await provider.updateMany('articleTag', { ids, data: { weight: 7 } })
  const many = await provider.getMany<{ id: number; weight: number }>('articleTag', { ids })
  expect(many.data.map(({ weight }) => weight)).toEqual([7, 7])
  await provider.deleteMany('articleTag', { ids })
  expect((await provider.getMany('articleTag', { ids })).data).toEqual([])
  for (const { name } of [...catalogue.entities.values()].slice(0, 20))
    await provider.getList(name, {
      pagination: { page: 1, perPage: 2 },
      sort: { field: 'id', order: 'DESC' },
      filter: {},
    })
})

test('an adapter is a file of less than sixty lines', () => {
  expect(readFileSync('mocks/otherPortal/otherAdapter.ts', 'utf8').split('\n').length).toBeLessThan(
    60,
  )
})
