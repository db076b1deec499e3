import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What jsdom lacks of a browser, and what every test of a page leaves behind. */
afterEach(() => {
  cleanup()
  localStorage.clear()
})

// The page calls the portal by path; Node's fetch wants whole addresses.
const fetchWhole = globalThis.fetch
globalThis.fetch = (input, init) =>
  fetchWhole(typeof input === 'string' ? new URL(input, location.href) : input, init)

class NoObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoObserver
window.scrollTo = () => {}
window.matchMedia ??= (media) =>
  ({
    matches: false,
    media,
    onchange: null,
    addEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList
