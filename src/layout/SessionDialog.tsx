import { lazy, Suspense, useEffect, useState } from 'react'
import { endHere } from '../authProvider/session.ts'
import { useUser } from '../authProvider/Viewer.tsx'
import { signInPath } from '../authProvider/wantedPath.ts'
import { onExpired } from '../client/client.ts'
import { leaveFor } from '../client/leaving.ts'
import { isSomebodyElse } from '../client/tabUser.ts'
import { Dialog } from '../views/overlay/Dialog.tsx'
import { loadOverlays } from '../views/overlay/lazyOverlay.tsx'

const load = () => import('./SessionForm.tsx')
const SessionForm = lazy(load)

interface Waiting {
  signedIn(): void
  gaveUp(): void
}
const nobody = () => Promise.reject(new Error('ra.notification.logged_out'))

/**
 * Asks for the password in place when the session has run out; what waited is sent again, nothing typed is lost.
 * Answered by a sign-in in another tab, too.
 */
export function SessionDialog() {
  const { info } = useUser()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => {
    let giveUp = () => {}
    onExpired(
      () =>
        new Promise<void>((resolve, reject) => {
          giveUp = () => reject(new Error('ra.notification.logged_out'))
          setWaiting({ signedIn: resolve, gaveUp: giveUp })
        }),
    )
    return () => {
      onExpired(nobody)
      // Whoever still waits would do so for ever, and everybody after them.
      giveUp()
    }
  }, [])
  useEffect(() => {
    if (!waiting) return
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== 'token' || newValue === null || isSomebodyElse()) return
      waiting.signedIn()
      setWaiting(null)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [waiting])
  useLoadedBefore()
  const goOn = () => {
    waiting?.signedIn()
    setWaiting(null)
  }
  const leave = () => {
    waiting?.gaveUp()
    endHere()
    leaveFor(signInPath(location))
  }
  return (
    <Dialog open={waiting !== null} maxWidth="xs" fullWidth aria-labelledby="session-title">
      <Suspense fallback={null}>
        {waiting && (
          <SessionForm username={info.username ?? info.name} onDone={goOn} onLeave={leave} />
        )}
      </Suspense>
    </Dialog>
  )
}

/** How long after the frame stands its form is loaded, in milliseconds. */
const later = 10_000

/** Loaded while the portal is sure to have it: when it is needed, a newer version may have been put in its place. */
function useLoadedBefore(): void {
  useEffect(() => {
    const loadBoth = () => void Promise.all([loadOverlays(), load()]).catch(() => undefined)
    const timer = setTimeout(loadBoth, later)
    return () => clearTimeout(timer)
  }, [])
}
