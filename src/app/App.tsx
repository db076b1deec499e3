import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type { Screen } from '#declare'
import { movedTo } from '#derive/leadsTo.ts'
import type { Viewer } from '#derive/viewer.ts'
import { screensByPath } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { useUser, ViewerProvider } from '../authProvider/Viewer.tsx'
import { forgetSession, readToken } from '../client/storage.ts'
import { Frame } from '../layout/Frame.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { ScreenBoundary } from '../layout/ScreenBoundary.tsx'
import { matchScreen } from '../views/matchScreen.ts'
import { ScreenView } from './ScreenView.tsx'
import { SessionBoundary } from './SessionBoundary.tsx'

const Login = lazy(() => import('../pages/Login.tsx'))
const PublicPreview = lazy(() => import('../pages/PublicPreview.tsx'))
const FirstPassword = lazy(() => import('../pages/FirstPassword.tsx'))

/** What stands at the address: sign-in without a session, else the frame with a screen in it. */
export function App() {
  const { pathname, search } = useLocation()
  const [, redraw] = useState(0)
  useSignOutElsewhere(() => redraw((count) => count + 1))
  const wanted = encodeURIComponent(pathname + search)
  if (pathname === '/login') return <Suspense fallback={null}>{<Login />}</Suspense>
  if (pathname === '/auth-redirect') return <AuthRedirect />
  if (pathname.startsWith('/preview/'))
    return <Suspense fallback={null}>{<PublicPreview />}</Suspense>
  if (!readToken())
    return <Navigate to={pathname === '/' ? '/login' : `/login?redirect=${wanted}`} replace />
  return (
    <SessionBoundary>
      <Suspense fallback={null}>
        <ViewerProvider>
          <Screens />
        </ViewerProvider>
      </Suspense>
    </SessionBoundary>
  )
}

function Screens() {
  const { pathname, search } = useLocation()
  const { info, viewer } = useUser()
  if (info.mustChange) return <FirstPassword />
  if (pathname.startsWith('/redirect/'))
    return <Navigate to={pathname.slice('/redirect'.length) + search} replace />
  const match = matchScreen(screensByPath, pathname)
  const moved = match ? null : movedTo(pathname)
  if (moved && matchScreen(screensByPath, moved)) return <Navigate to={moved + search} replace />
  // Neither title nor tag may name a screen that is not this person's.
  const known = match && isThere(viewer, match.screen) ? match : null
  return (
    <Frame match={known}>
      <ScreenBoundary at={pathname}>
        <Suspense fallback={null}>{match ? <ScreenView match={match} /> : <NotFound />}</Suspense>
      </ScreenBoundary>
    </Frame>
  )
}

const isThere = (viewer: Viewer, screen: Screen): boolean =>
  screen.kind === 'redirect' || (screen.path !== '/404' && screensSeen(viewer).includes(screen))

/** Another window of the same browser signed out: this one may not go on as if nothing had happened. */
function useSignOutElsewhere(changed: () => void): void {
  useEffect(() => {
    const seen = (event: StorageEvent) =>
      event.key === 'token' && event.newValue === null && changed()
    addEventListener('storage', seen)
    return () => removeEventListener('storage', seen)
  }, [changed])
}

/** Where the old admin leads back to with its ticket; the ticket alone signs nobody in here. */
function AuthRedirect() {
  const navigate = useNavigate()
  useEffect(() => {
    if (!readToken()) forgetSession()
    navigate('/', { replace: true })
  }, [navigate])
  return null
}
