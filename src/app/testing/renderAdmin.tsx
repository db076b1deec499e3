import { QueryClient } from '@tanstack/react-query'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryStore } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { loadEntity } from '#resources/load.ts'
import { authProvider } from '../../authProvider/authProvider.ts'
import { portalProvider } from '../../dataProvider/portalProvider.ts'
import { releaseAll } from '../../views/form/unsaved.ts'
import { App } from '../App.tsx'

// A screen and its declaration are loaded when they are first wanted.
configure({ asyncUtilTimeout: 15_000 })

/** Opens the admin at an address, as a browser does; whoever signed in before is signed in. */
export async function renderAdmin(address: string) {
  // What the last test typed and left would keep this page from going to sign-in.
  releaseAll()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const dataProvider = portalProvider(loadEntity)
  const store = memoryStore()
  const element = <App {...{ authProvider, dataProvider, queryClient, store }} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  // Awaited: what suspends while it is first drawn is drawn within an act of its own.
  await act(async () => render(<RouterProvider router={router} />))
  const current = () => router.state.location.pathname + router.state.location.search
  return {
    user: userEvent.setup({ delay: null }),
    address: current,
    goTo: (path: string) => act(async () => router.navigate(path)),
  }
}
