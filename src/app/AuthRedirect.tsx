import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { signInByTicket } from '../authProvider/session.ts'
import { signInPath, wantedPath } from '../authProvider/wantedPath.ts'
import { readToken } from '../client/storage.ts'

const TicketQuestion = lazy(() => import('../pages/TicketQuestion.tsx'))

let taken: { readonly ticket: string; readonly done: Promise<void> } | undefined

/** A ticket is handed in once, however often the effect runs. */
const handIn = (ticket: string): Promise<void> => {
  if (taken?.ticket !== ticket) taken = { ticket, done: signInByTicket(ticket) }
  return taken.done
}

/** Whether the page before this one was of this house, as the old admin is. */
const isFromHere = () => URL.parse(document.referrer)?.origin === location.origin

/**
 * Where the old admin leads to with a ticket: the session it stands for is taken up here, and the ticket leaves the
 * address. Whoever is signed in already stays who they are. A link from anywhere else asks first: it may have been made
 * by somebody who wants others to work in their account.
 */
export function AuthRedirect() {
  const navigate = useNavigate()
  const notify = useNotify()
  const [search] = useSearchParams()
  const ticket = search.get('ticket')
  const redirect = search.get('redirect')
  const [isWanted, setWanted] = useState(isFromHere)
  const goTo = useCallback((path: string) => void navigate(path, { replace: true }), [navigate])
  const isKnown = readToken() !== null
  useEffect(() => {
    const wanted = redirect === null ? '/' : wantedPath(redirect)
    if (readToken()) return goTo('/')
    if (!ticket) return goTo(signInPath(wanted))
    if (!isWanted) return
    let here = true
    handIn(ticket)
      .then(() => here && goTo(wanted))
      .catch((error: Error) => {
        taken = undefined
        if (!here) return
        notify(error.message, { type: 'error' })
        goTo(signInPath(wanted))
      })
    return () => {
      here = false
    }
  }, [ticket, redirect, goTo, notify, isWanted])
  if (isWanted || isKnown || !ticket) return null
  return (
    <Suspense fallback={null}>
      <TicketQuestion onGo={() => setWanted(true)} onLeave={() => goTo(signInPath('/'))} />
    </Suspense>
  )
}
