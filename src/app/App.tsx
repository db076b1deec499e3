import { lazy, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Screen } from '#declare'
import { movedTo } from '#derive/leadsTo.ts'
import type { Viewer } from '#derive/viewer.ts'
import { screensByPath } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { isUserKnown } from '../authProvider/session.ts'
import { useUser, ViewerProvider } from '../authProvider/Viewer.tsx'
import { signInPath, wantedPath } from '../authProvider/wantedPath.ts'
import { readToken } from '../client/storage.ts'
import { Frame } from '../layout/Frame.tsx'
import { Waits } from '../layout/Waits.tsx'
import { openedAt } from '../pages/recordPath.ts'
import { matchScreen } from '../views/matchScreen.ts'
import { AuthRedirect } from './AuthRedirect.tsx'
import { Screens } from './Screens.tsx'
import { SessionBoundary } from './SessionBoundary.tsx'
import { useOtherTabs } from './useOtherTabs.ts'

const Login = lazy(() => import('../pages/Login.tsx'))
const PublicPreview = lazy(() => import('../pages/PublicPreview.tsx'))
const FirstPassword = lazy(() => import('../pages/FirstPassword.tsx'))

/** What stands at the address: sign-in without a session, else the frame with a screen in it. */
export function App() {
  const here = useLocation()
  const { pathname } = here
  if (pathname === '/login') return <Suspense fallback={null}>{<Login />}</Suspense>
  if (pathname === '/auth-redirect') return <AuthRedirect />
  if (pathname.startsWith('/preview/'))
    return <Suspense fallback={null}>{<PublicPreview />}</Suspense>
  // Screens that stand are kept when a session runs out: the password is asked for in place.
  if (!readToken() && !isUserKnown()) return <Navigate to={signInPath(here)} replace />
  return (
    <SessionBoundary>
      <Suspense fallback={<Waits />}>
        <ViewerProvider>
          <Framed />
        </ViewerProvider>
      </Suspense>
    </SessionBoundary>
  )
}

function Framed() {
  const { pathname, search } = useLocation()
  const { info, viewer } = useUser()
  useOtherTabs()
  if (info.mustChange) return <FirstPassword />
  // The frame stands while a screen is built anew.
  const led = pathname.startsWith('/redirect/')
  const refreshed = led ? wantedPath(pathname.slice('/redirect'.length) + search) : undefined
  const match = matchScreen(screensByPath, refreshed?.split('?')[0] ?? pathname)
  const opened = match || led ? undefined : openedAt(pathname, screensSeen(viewer))
  if (opened) return <Navigate to={opened} replace />
  const moved = match || led ? null : movedTo(pathname)
  if (moved && matchScreen(screensByPath, moved)) return <Navigate to={moved + search} replace />
  // Neither title nor tag may name a screen that is not this person's.
  const known = match && isThere(viewer, match.screen) ? match : null
  return (
    <Frame match={known}>
      <Screens match={match} seen={known !== null} refreshed={refreshed} />
    </Frame>
  )
}

const isThere = (viewer: Viewer, screen: Screen): boolean =>
  screen.kind === 'redirect' || (screen.path !== '/404' && screensSeen(viewer).includes(screen))
