import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { signInByTicket } from '../authProvider/session.ts'
import { signInPath, wantedPath } from '../authProvider/wantedPath.ts'
import { readToken } from '../client/storage.ts'

let taken: { readonly ticket: string; readonly done: Promise<void> } | undefined

/** A ticket is handed in once, however often the effect runs. */
const handIn = (ticket: string): Promise<void> => {
  if (taken?.ticket !== ticket) taken = { ticket, done: signInByTicket(ticket) }
  return taken.done
}

/**
 * Where the old admin leads to with a ticket: the session it stands for is taken up here, and the ticket leaves the
 * address. Whoever is signed in already stays who they are.
 */
export function AuthRedirect() {
  const navigate = useNavigate()
  const notify = useNotify()
  const [search] = useSearchParams()
  const ticket = search.get('ticket')
  const redirect = search.get('redirect')
  useEffect(() => {
    const goTo = (path: string) => void navigate(path, { replace: true })
    const wanted = redirect === null ? '/' : wantedPath(redirect)
    if (readToken()) return goTo('/')
    if (!ticket) return goTo(signInPath(wanted))
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
  }, [ticket, redirect, navigate, notify])
  return null
}
