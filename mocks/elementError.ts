import { getConfig } from '@testing-library/react'

const { getElementError: withPage } = getConfig()

/**
 * Says what was not found; the page is printed beside it only where a test fails of it. A query that waits asks many
 * times a second, and printing the page takes longer than looking through it.
 */
export function elementError(message: string | null, container: Element): Error {
  const config = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean }
  if (!config._disableExpensiveErrorDiagnostics) return withPage(message, container)
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
}
