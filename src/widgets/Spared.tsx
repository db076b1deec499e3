import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isUnloaded } from '#src/client/isUnloaded.ts'

/**
 * What stands beside what one is at: drawn once it is loaded, left out where it cannot be fetched, so that a lost
 * connection takes no form away. What fails otherwise fails as anything does.
 */
export const Spared = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallbackRender={nothingOf}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
)

function nothingOf({ error }: { readonly error: unknown }): null {
  if (error instanceof Error && isUnloaded(error)) return null
  throw error
}
