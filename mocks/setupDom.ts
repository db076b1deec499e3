import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { endHere } from '#src/authProvider/session.ts'
import { forgetSettings } from '#src/client/settings.ts'
import { elementError } from './elementError.ts'
import { fetchWhole } from './fetchWhole.ts'

// Read anew for every file, while what it imports is shared: nothing here may add to what stood before.

/** What every test of a page leaves behind, in the page and in modules that the next file shares. */
afterEach(() => {
  cleanup()
  endHere()
  localStorage.clear()
  sessionStorage.clear()
  forgetSettings()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

configure({ getElementError: elementError })
globalThis.fetch = fetchWhole

/** What jsdom lacks of a browser. */
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
