import { QueryClient } from '@tanstack/react-query'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  AutocompleteInput,
  Create,
  DataTable,
  Edit,
  List,
  memoryStore,
  NumberInput,
  ReferenceField,
  ReferenceInput,
  SimpleForm,
  TextInput,
} from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { authProvider } from '../authProvider/authProvider.ts'
import { signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'
import { changeSettings } from '../client/settings.ts'
import { portalProvider } from '../dataProvider/portalProvider.ts'
import { Notices } from '../layout/Notices.tsx'
import { Providers } from './Providers.tsx'
import { textOf } from './texts.ts'

// Declarations and words are loaded when they are first wanted.
configure({ asyncUtilTimeout: 8000 })

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

/** A screen made of react-admin's own parts, within what stands around every screen here. */
async function renderStock(children: ReactNode) {
  const given = {
    authProvider,
    dataProvider: portalProvider(loadEntity),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    store: memoryStore(),
  }
  const element = (
    <Providers {...given}>
      {children}
      <Notices />
    </Providers>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => render(<RouterProvider router={router} />))
  return userEvent.setup({ delay: null })
}

let made = 0
const tag = async (values: Row = {}) =>
  (await call<Row>('POST', 'articleTag', { body: { name: `标签${++made}`, ...values } })).data
const form = (
  <SimpleForm>
    <TextInput source="name" />
    <TextInput source="description" />
    <NumberInput source="weight" />
    <ReferenceInput source="parent" reference="articleTag">
      <AutocompleteInput optionText="name" />
    </ReferenceInput>
  </SimpleForm>
)

test('a stock form is labelled by the declaration and shows what the portal refuses at the field', async () => {
  const user = await renderStock(<Create resource="articleTag">{form}</Create>)
  const name = await screen.findByLabelText('标签名称')
  await user.type(name, '长'.repeat(17))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(name).toBeInvalid())
  const told = document.getElementById(name.getAttribute('aria-describedby')!)
  expect(told?.textContent).toBe('最多 16 个字，现有 17 个')
  expect(screen.queryByText(/^(ra|resources)\./)).toBeNull()
})

test('what is refused at no field of the form is told in words', async () => {
  await tag({ name: '已经有了' })
  const user = await renderStock(<Create resource="articleTag">{form}</Create>)
  await user.type(await screen.findByLabelText('标签名称'), '已经有了')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/“已经有了”/)).toBeVisible()
})

test('a stock form of a record is saved', async () => {
  const record = await tag({ description: '旧' })
  const user = await renderStock(
    <Edit
      resource="articleTag"
      id={record.id as number}
      mutationMode="pessimistic"
      redirect={false}
    >
      {form}
    </Edit>,
  )
  const text = await screen.findByLabelText('说明')
  await user.clear(text)
  await user.type(text, '新')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(async () =>
    expect((await call<Row>('GET', `articleTag/${record.id}`)).data.description).toBe('新'),
  )
})

test('a stock list has its columns, page and actions in the language of the reader', async () => {
  const record = await tag()
  await tag({ parent: record.id })
  const table = (
    <List resource="articleTag">
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="parent">
          <ReferenceField source="parent" reference="articleTag" link="edit" />
        </DataTable.Col>
      </DataTable>
    </List>
  )
  await renderStock(table)
  expect(await screen.findByRole('columnheader', { name: /标签名称/ })).toBeVisible()
  expect(await screen.findByRole('columnheader', { name: /上级标签/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: '导出' })).toBeVisible()
  await act(() => changeSettings({ language: 'en' }))
  expect(await screen.findByRole('columnheader', { name: /Name/ })).toBeVisible()
  const rows = within(screen.getByRole('table'))
  expect(rows.getAllByText(String(record.name)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/^(ra|resources)\./)).toBeNull()
  await act(() => changeSettings({ language: 'zh' }))
})

test('every field of every entity has its words, and so has every entity', async () => {
  for (const { name, label } of catalogue.entities.values()) {
    const { fields } = await loadEntity(name)
    expect(textOf(`resources.${name}.name`)).toEqual(label)
    for (const [field, { label: words }] of Object.entries(fields))
      expect(textOf(`resources.${name}.fields.${field}`), `${name}.${field}`).toEqual(words)
  }
}, 60_000)
