import { act, render } from '@testing-library/react'
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routerProvider } from './routerProvider.ts'

type Go = ReturnType<typeof routerProvider.useNavigate>

/** Stands below routes of its own, as react-admin does. */
function opened() {
  const ways: Go[] = []
  const Inner = () => {
    ways.push(routerProvider.useNavigate())
    return null
  }
  const inner = (
    <Routes>
      <Route path="/*" element={<Inner />} />
    </Routes>
  )
  const router = createMemoryRouter([{ path: '*', element: inner }], {
    initialEntries: ['/magazine'],
  })
  render(<RouterProvider router={router} />)
  return { router, ways }
}

test('the way elsewhere is the same at every address, so that resources are entered once', async () => {
  const { router, ways } = opened()
  await act(() => router.navigate('/issue'))
  await act(() => router.navigate('/article'))
  expect(ways.length).toBeGreaterThan(2)
  expect(new Set(ways).size).toBe(1)
})

test('a filter typed in a list that was left meanwhile takes nobody back to it', async () => {
  const { router, ways } = opened()
  await act(() => ways.at(-1)!({ search: '?page=2' }))
  expect(router.state.location.search).toBe('?page=2')
  // Left, but not drawn yet.
  await act(async () => {
    void router.navigate('/issue')
    ways.at(-1)!({ search: '?page=3' })
  })
  expect(router.state.location.pathname + router.state.location.search).toBe('/issue')
})
