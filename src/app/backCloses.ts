import type { createBrowserRouter } from 'react-router-dom'

/** What is asked of a router. */
type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

/**
 * Makes a router whose Back closes what lies over the screen before it leaves the screen. A phone has no Esc, and
 * whoever meant to close a dialog with the gesture that closes everything there left the screen, and what was typed in
 * the dialog was gone. It closes as by Esc: what asks before it goes asks, and what is not to be closed stays.
 *
 * The browser has gone back by the time it tells: it is sent forward again, and neither step reaches the router, which
 * is made here since browsers tell those first of a step who listened first.
 */
export function backCloses<R extends Router>(make: () => R): R {
  let here: number | undefined
  let returning: HTMLElement | null = null
  addEventListener('popstate', (event) => {
    const there = placeOf(event.state)
    if (returning) {
      event.stopImmediatePropagation()
      // Not before: what closes may go somewhere itself, and what lies ahead would be forgotten by that.
      pressEscape(returning)
      returning = null
      return
    }
    const over = liesOver()
    if (over && here !== undefined && there !== undefined && there < here) {
      event.stopImmediatePropagation()
      returning = over
      history.go(here - there)
      return
    }
    here = there ?? here
  })
  const router = make()
  here = placeOf(history.state)
  router.subscribe(() => {
    here = placeOf(history.state) ?? here
  })
  return router
}

/** The router numbers what it puts into the history; what others put there has no number. */
const placeOf = (state: { readonly idx?: unknown } | null): number | undefined =>
  typeof state?.idx === 'number' ? state.idx : undefined

/** The topmost of what lies over the screen: those below it, and those that are closed but kept, are hidden. */
const liesOver = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('.MuiModal-root:not([aria-hidden="true"])')].at(-1) ??
  null

const pressEscape = (element: HTMLElement) =>
  element.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  )
