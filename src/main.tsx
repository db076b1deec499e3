// Kinds of one's own, before any declaration.
import '#widgets/ownKinds.ts'
// Then what asks the portal while the rest is read.
import './app/startup.ts'
import { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { localStorageStore } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { loadEntity } from '#resources/load.ts'
import { App } from './app/App.tsx'
import { backCloses } from './app/backCloses.ts'
import { loadAhead } from './app/loadAhead.ts'
import { fresh, isPrefetched, prefetchFirstList } from './app/prefetchFirstList.ts'
import { startup } from './app/startup.ts'
import { withFreshFilters } from './app/withFreshFilters.ts'
import { authProvider } from './authProvider/authProvider.ts'
import { permissionsKey } from './authProvider/Viewer.tsx'
import { isConnectionLost } from './client/connection.ts'
import { logUncaught } from './client/errorLog.ts'
import { holdUntilPainted } from './client/firstPaint.ts'
import { portalProvider } from './dataProvider/portalProvider.ts'
import { prepareTheme } from './theme/ChosenTheme.tsx'

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
      staleTime: ({ queryHash }) => (isPrefetched(queryHash) ? fresh : 0),
    },
  },
})
// Who somebody is is told by the session, not asked for again and again.
queryClient.setQueryDefaults(permissionsKey, { staleTime: Number.POSITIVE_INFINITY })
const store = withFreshFilters(localStorageStore('1', 'masthead'))
const dataProvider = portalProvider(loadEntity)

// A data router, since only that can hold somebody back who would leave with changes unsaved.
const router = backCloses(() =>
  createBrowserRouter([
    {
      path: '*',
      element: <App {...{ authProvider, dataProvider, queryClient, store }} />,
    },
  ]),
)

// Not awaited at the top: declarations import from here, and would wait in turn.
const listAsked = startup.then(() => {
  // Once the call is on its way.
  setTimeout(prepareTheme)
  return prefetchFirstList({ client: queryClient, dataProvider, store })
})
void listAsked.then(() => {
  holdUntilPainted()
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  void loadAhead(queryClient, router)
})
