import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askUserAgain, endHere, isUserKnown } from '../authProvider/session.ts'
import { signInPath } from '../authProvider/wantedPath.ts'
import { renewedSession } from '../client/client.ts'
import { holdsWork, startAfresh } from '../client/leaving.ts'
import { readToken } from '../client/storage.ts'
import { isSomebodyElse } from '../client/tabUser.ts'
import { useHeld } from '../views/form/unsaved.ts'

/**
 * What other tabs of this browser do with the session they share reaches this one. Signed out: on to sign-in, unless
 * work stands here that would be lost, for which the password is asked in place. Another role: what one may see is
 * read anew. Somebody else: their screens, not the ones that stand here.
 */
export function useOtherTabs(): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const now = { place: useLocation(), held: useHeld() }
  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    const signedOut = () => {
      // Refused where the password is not given; that leads to sign-in by itself.
      if (latest.current.held.size > 0 || holdsWork())
        return void renewedSession().catch(() => undefined)
      const wanted = signInPath(latest.current.place)
      endHere()
      client.clear()
      navigate(wanted, { replace: true })
    }
    const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== localStorage || (key !== 'token' && key !== null) || !isUserKnown())
        return
      if (newValue === null) return signedOut()
      if (isSomebodyElse()) return startAfresh()
      askUserAgain()
      void client.invalidateQueries()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [client, navigate])
  useEndNoticed()
}

/** A token that has outlived its time is noticed on the way to another screen, not only at its first call. */
function useEndNoticed(): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at wherever one goes
  useEffect(() => {
    if (isUserKnown() && !readToken()) void renewedSession().catch(() => undefined)
  }, [pathname])
}
