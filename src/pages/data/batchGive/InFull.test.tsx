import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { batchGive } from '#resources/data/batchGive.ts'
import { batchRow } from '#resources/data/batchRow.ts'
import { Around } from '#widgets/testing/renderForm.tsx'
import { signIn, userInfo } from '../../../authProvider/session.ts'
import { ViewerProvider } from '../../../authProvider/Viewer.tsx'
import { call } from '../../../client/client.ts'
import type { BatchRow } from './calls.ts'
import { InFull } from './InFull.tsx'

const PHONE = '13912345678'
let mock: MockPortal
let row: BatchRow

beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
  await userInfo()
  // By nobody here: somebody else brought the list.
  const { database, rows } = mock.portal.context
  const at = '2026-11-21T10:00:00+08:00'
  const made = { version: 1, createdAt: at, updatedAt: at }
  const id = await database.transaction(async (tx) => {
    const list = { kind: 'vip', reason: '读者日补赠', status: 'ready', rows: 1 }
    const batch = await rows.insert(tx, batchGive as Entity, { ...made, ...list })
    const cells = { phone: PHONE, days: '30' }
    const values = { batch, rowNo: 2, key: 'a', data: cells, level: 'ok', status: 'waiting' }
    return rows.insert(tx, batchRow as Entity, { ...made, ...values })
  })
  const record = (await call<Row>('GET', `batchRow/${id}`)).data
  const found = { code: 'B1', level: 'error', message: `没有手机号为 139****5678 的用户` }
  row = {
    ...record,
    cells: record.data as Cells,
    message: found.message,
    findings: [found],
  } as unknown as BatchRow
}, 60_000)
afterAll(() => mock?.close())
afterEach(cleanup)

test('a row somebody else brought shows a phone in part, and in full once its eye is pressed, in what was found as well', async () => {
  const { container } = await act(async () =>
    render(
      <Around>
        <ViewerProvider>
          <InFull
            row={row}
            draw={({ cells, message }, eye) => (
              <p>
                {String(cells.phone)} {message} {eye}
              </p>
            )}
          />
        </ViewerProvider>
      </Around>,
    ),
  )
  const told = () => container.textContent?.trim()
  expect(told()).toBe('139****5678 没有手机号为 139****5678 的用户')
  await userEvent.click(await screen.findByRole('button', { name: '显示完整信息' }))
  await expect.poll(told).toBe(`${PHONE} 没有手机号为 ${PHONE} 的用户`)
  const log = await call<{ list: Row[] }>('GET', 'auditLog?filter={"action":"reveal"}')
  expect(log.data.list).toMatchObject([{ entity: 'batchRow', recordId: String(row.id) }])
})
