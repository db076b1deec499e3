import type { createBrowserRouter } from 'react-router-dom'
import { screensByPath } from '#resources/screens.ts'
import { matchScreen } from '../views/matchScreen.ts'
import { wasShown } from './shownScreens.ts'

/** What is asked of a router. */
export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/**
 * The same router, which goes within the press to a screen that was shown before. To any other it goes by a transition:
 * what stands is left standing until the code of the next one has come. A transition is drawn in slices, between which
 * the browser does other things, and begins only with the frame after the press: some 13 ms that nobody needs who waits
 * for nothing. Within one screen (filters, pages) it stays one, so that who types is never held up.
 */
export function atOnce<R extends Router>(router: R): R {
  const navigate = router.navigate.bind(router) as (to: To, options?: object) => Promise<void>
  const go = (to: To, options?: object) =>
    navigate(
      to,
      isSeen(to, router.state.location.pathname) ? { ...options, flushSync: true } : options,
    )
  return Object.assign(router, { navigate: go })
}
type To = number | string | null | { readonly pathname?: string | undefined }

function isSeen(to: To, here: string): boolean {
  const pathname = typeof to === 'string' ? to.split(/[?#]/)[0] : pathOf(to)
  if (!pathname || pathname === here) return false
  const match = matchScreen(screensByPath, pathname)
  return match !== null && wasShown(match)
}
const pathOf = (to: Exclude<To, string>) =>
  typeof to === 'object' && to !== null ? to.pathname : undefined
