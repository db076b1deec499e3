import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { AuthProvider, Store } from 'react-admin'
import { CoreAdminUI, CustomRoutes } from 'react-admin'
import { Route } from 'react-router-dom'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { Loading } from '../layout/Loading.tsx'
import { AppError } from './AppError.tsx'
import { AuthRedirect } from './AuthRedirect.tsx'
import { Layout } from './Layout.tsx'
import { LeadOn } from './LeadOn.tsx'
import { Providers } from './Providers.tsx'
import { resources } from './resources.tsx'
import { screenRoutes } from './screenRoutes.tsx'

const Login = lazy(() => import('../pages/Login.tsx'))
const PublicPreview = lazy(() => import('../pages/PublicPreview.tsx'))

const preview = (
  <Suspense fallback={null}>
    <PublicPreview />
  </Suspense>
)
const login = (
  <Suspense fallback={null}>
    <Login />
  </Suspense>
)

/** Made once: react-admin reads its children anew whenever they are others. */
const contents = (
  <>
    <CustomRoutes noLayout>
      <Route path="/auth-redirect" element={<AuthRedirect />} />
      <Route path="/preview/*" element={preview} />
    </CustomRoutes>
    <CustomRoutes>{screenRoutes}</CustomRoutes>
    {resources}
  </>
)

interface Props {
  readonly authProvider: AuthProvider
  readonly dataProvider: PortalProvider
  readonly queryClient: QueryClient
  readonly store: Store
}

/** The admin: a resource for each entity, a route for each screen. Stands inside a router. */
export function App(props: Props) {
  return (
    <Providers {...props}>
      <CoreAdminUI
        title="Masthead"
        layout={Layout}
        loginPage={login}
        catchAll={LeadOn}
        loading={Loading}
        error={AppError}
        disableTelemetry
      >
        {contents}
      </CoreAdminUI>
    </Providers>
  )
}
