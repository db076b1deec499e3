import { renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Fields } from '#declare'
import { campStudent } from '#resources/camps/campStudent.ts'
import { useBeside } from './useBeside.ts'

const asks = campStudent.actions.transfer?.asks as unknown as Fields

function beside(row: { period: number } | undefined, getOne: (to: string) => Promise<never>) {
  const provider = testDataProvider({ getOne })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <CoreAdminContext dataProvider={provider}>{children}</CoreAdminContext>
  )
  return renderHook(() => useBeside(asks, campStudent, row), { wrapper }).result
}

test('what pickers of a dialog follow from is read, and waited for', async () => {
  const read: string[] = []
  const result = beside({ period: 4 }, async (to) => {
    read.push(to)
    return { data: { id: 4, camp: 2 } } as never
  })
  expect(result.current).toBe(true)
  await waitFor(() => expect(result.current).toBe(false))
  expect(read).toEqual(['campPeriod'])
})

test('what cannot be read is not waited for', async () => {
  const result = beside({ period: 4 }, async () => {
    throw new Error('没有权限')
  })
  await waitFor(() => expect(result.current).toBe(false))
})

test('without a record nothing is read', () => {
  expect(beside(undefined, async () => Promise.reject(new Error('read'))).current).toBe(false)
})
