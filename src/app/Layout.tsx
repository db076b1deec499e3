import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { screensByPath } from '#resources/screens.ts'
import { screensSeen } from '../authProvider/access.ts'
import { isUserKnown } from '../authProvider/session.ts'
import { useUser, ViewerProvider } from '../authProvider/Viewer.tsx'
import { signInPath } from '../authProvider/wantedPath.ts'
import { readToken } from '../client/storage.ts'
import { Frame } from '../layout/Frame.tsx'
import { Loading } from '../layout/Loading.tsx'
import { leadsOn } from '../pages/leadsOn.ts'
import { matchScreen } from '../views/matchScreen.ts'
import { Screens } from './Screens.tsx'
import { SessionBoundary } from './SessionBoundary.tsx'
import { useOtherTabs } from './useOtherTabs.ts'

const FirstThings = lazy(() => import('../pages/FirstThings.tsx'))

interface Props {
  /** react-admin's routes: whatever stands at an address. */
  readonly children: ReactNode
}

/** Around every screen: sign-in without a session, else the frame. */
export function Layout({ children }: Props) {
  const here = useLocation()
  // Screens that stand are kept when a session runs out: the password is asked for in place.
  if (!readToken() && !isUserKnown()) return <Navigate to={signInPath(here)} replace />
  return (
    <SessionBoundary>
      <Suspense fallback={<Loading />}>
        <ViewerProvider>
          <Framed>{children}</Framed>
        </ViewerProvider>
      </Suspense>
    </SessionBoundary>
  )
}

function Framed({ children }: Props) {
  const here = useLocation()
  const { info, viewer } = useUser()
  useOtherTabs()
  if (info.mustChange) return <FirstThings />
  // On the way to another address the frame shows that one already.
  const target = leadsOn(here, screensSeen(viewer))
  const match = matchScreen(screensByPath, target?.split('?')[0] ?? here.pathname)
  // Neither title nor tag may name a screen that is not this person's.
  const known = match && isThere(viewer, match.screen) ? match : null
  return (
    <Frame match={known} target={target}>
      <Screens match={known} target={target}>
        {children}
      </Screens>
    </Frame>
  )
}

const isThere = (viewer: Viewer, screen: Screen): boolean =>
  screen.kind === 'redirect' || (screen.path !== '/404' && screensSeen(viewer).includes(screen))
