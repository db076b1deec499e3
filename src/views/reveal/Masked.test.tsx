import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { company } from '#resources/partners/company.ts'
import { Around } from '#widgets/testing/renderForm.tsx'
import { signIn, userInfo } from '../../authProvider/session.ts'
import { ViewerProvider } from '../../authProvider/Viewer.tsx'
import { call } from '../../client/client.ts'
import { FieldCell } from '../FieldCell.tsx'
import RevealButton from './RevealButton.tsx'

const entity = company as Entity
const PHONE = '13912345678'
let mock: MockPortal
let record: Row

beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
  await userInfo()
  // By nobody here, so that nobody reads it as its maker.
  const { database, rows } = mock.portal.context
  const values = { title: '海棠科技', shortName: '海棠', status: 'active', contactPhone: PHONE }
  const at = '2026-11-21T10:00:00+08:00'
  const stamps = { version: 1, createdAt: at, updatedAt: at }
  const id = await database.transaction((tx) => rows.insert(tx, entity, { ...stamps, ...values }))
  record = (await call<Row>('GET', `${entity.path}/${id}`)).data
}, 60_000)
afterAll(() => mock?.close())
afterEach(cleanup)

const draw = () =>
  act(async () =>
    render(
      <Around>
        <Suspense>
          <ViewerProvider>
            <RevealButton entity={entity} record={record} />
            <FieldCell
              {...{ entity, record }}
              name="contactPhone"
              field={entity.fields.contactPhone!}
            />
          </ViewerProvider>
        </Suspense>
      </Around>,
    ),
  )

test('one press of an eye shows all of a record in full, wherever it stands in its tag, until that is closed', async () => {
  const { container } = await draw()
  const told = () => container.textContent
  const eyes = () => screen.queryAllByRole('button', { name: '显示完整信息' })
  await expect.poll(() => eyes().length).toBe(2)
  expect(told()).toBe('139****5678')
  await userEvent.click(eyes()[1]!)
  await expect.poll(told).toBe(PHONE)
  expect(eyes()).toEqual([])
  const log = await call<{ list: Row[] }>('GET', 'auditLog?filter={"action":"reveal"}')
  expect(log.data.list).toMatchObject([
    { entity: 'company', recordId: String(record.id), changed: ['contactPhone'] },
  ])
  cleanup()
  const again = await draw()
  await expect.poll(() => again.container.textContent).toBe(PHONE)
  await act(async () => dispatchEvent(new CustomEvent('tags', { detail: [{ key: '/home' }] })))
  await expect.poll(() => again.container.textContent).toBe('139****5678')
})
