import { QueryClient } from '@tanstack/react-query'
import { localStorageStore } from 'ra-core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadEntity } from '#resources/load.ts'
import { App } from './app/App.tsx'
import { Providers } from './app/Providers.tsx'
import { authProvider } from './authProvider/authProvider.ts'
import { isConnectionLost } from './client/connection.ts'
import { logUncaught } from './client/errorLog.ts'
import { portalProvider } from './dataProvider/portalProvider.ts'

logUncaught()

/**
 * Answers are asked for again when one comes back to a screen; a refusal is no reason to ask again, a lost connection
 * is.
 */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count) => isConnectionLost() && count < 3,
      refetchOnWindowFocus: false,
      staleTime: 0,
    },
  },
})
const store = localStorageStore('1', 'masthead')
const dataProvider = portalProvider(loadEntity)

// A data router, since only that can hold somebody back who would leave with changes unsaved.
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <Providers {...{ authProvider, dataProvider, queryClient, store }}>
        <App />
      </Providers>
    ),
  },
])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
