import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf, screensByPath } from '#resources/screens.ts'
import { authProvider } from '../authProvider/authProvider.ts'
import { endHere, signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'
import { leadsOn } from '../pages/leadsOn.ts'
import { definitions } from './resources.tsx'
import { renderAdmin } from './testing/renderAdmin.tsx'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const all = catalogue.screens
/** Where an address leads on to, be it a screen of its own that only leads on. */
const led = (pathname: string, search = '') =>
  leadsOn({ pathname, search }, all) ?? screensByPath.get(pathname)?.to

test('every entity is a resource, called by its title field', () => {
  for (const { name, title } of catalogue.entities.values())
    expect(definitions[name]).toMatchObject({ name, hasList: true, recordRepresentation: title })
  expect(Object.keys(definitions)).toHaveLength(catalogue.entities.size)
})

test('the addresses that react-admin makes of a resource lead to its screens', () => {
  for (const { name } of catalogue.entities.values()) {
    const list = listPathOf(name)
    expect(led(`/${name}`), name).toBe(list)
    expect(led(`/${name}/create`)).toBe(list && `${list}/create`)
    expect(led(`/${name}/12`)).toBe(led(`/open/${name}/12`))
    expect(led(`/${name}/12/show`)).toBe(led(`/${name}/12`))
  }
  expect(led('/open/articleTag/edits/12')).toBe('/contentManagement/label?edit=12')
  expect(led('/open/nothing/edits/12')).toBeUndefined()
  expect(led('/articleTag', '?page=2')).toBe('/contentManagement/label?page=2')
  expect(led('/nothing')).toBeUndefined()
})

test('an address made of a resource opens the screen there', async () => {
  const { data } = await call<{ id: number }>('POST', 'articleTag', { body: { name: '地址' } })
  const { address, goTo } = await renderAdmin(`/articleTag/${data.id}`)
  await screen.findByRole('heading', { name: '地址', level: 1 })
  expect(address()).toBe(`/contentManagement/label/${data.id}`)
  await goTo('/articleTag?page=1')
  await waitFor(() => expect(address()).toBe('/contentManagement/label?page=1'))
}, 60_000)

test('what react-admin asks of access is what the matrix of rights says', async () => {
  const may = (resource: string, action: string) => authProvider.canAccess!({ resource, action })
  for (const action of ['list', 'show', 'create', 'edit', 'delete', 'clone'])
    expect(await may('articleTag', action)).toBe(true)
  expect(await may('nothing', 'list')).toBe(false)
})

test('permissions are not asked of the portal before somebody has signed in', async () => {
  endHere()
  expect(await authProvider.getPermissions!({})).toBeNull()
})

test('a filter typed just before one leaves does not take one back to the list', async () => {
  const { user, address, goTo } = await renderAdmin('/contentManagement/label')
  await user.type(await screen.findByLabelText('标签名称'), '文')
  await goTo('/contentManagement/label/create')
  await screen.findByRole('heading', { name: '新增标签', level: 1 })
  await new Promise((later) => setTimeout(later, 500))
  expect(address()).toBe('/contentManagement/label/create')
}, 60_000)
