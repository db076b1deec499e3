import { act, cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { issue } from '#resources/magazines/issue.ts'
import { Around } from '#widgets/testing/renderForm.tsx'
import { signIn, userInfo } from '../authProvider/session.ts'
import { ViewerProvider } from '../authProvider/Viewer.tsx'
import { StateInHead } from './StateInHead.tsx'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
}, 60_000)
afterAll(() => mock?.close())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

test('a head that nothing else draws anew tells when an hour passes, and soon after that it was refused', async () => {
  const record = { id: 7, status: 'scheduled', releaseAt: '2026-12-01T08:00:00+08:00' }
  await userInfo()
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-12-01T07:59:58+08:00'),
  })
  const { container } = await act(async () =>
    render(
      <Around>
        <Suspense>
          <ViewerProvider>
            <StateInHead entity={issue} record={record} />
          </ViewerProvider>
        </Suspense>
      </Around>,
    ),
  )
  const told = () => container.querySelector('.state-when')?.textContent
  expect(told()).toBe('2026-12-01 08:00 自动上架')
  const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
  await pass(6)
  expect(told()).toBeUndefined()
  await pass(20)
  expect(told()).toBe('原定 2026-12-01 08:00 自动上架，没有执行：条件一满足就会执行')
})
