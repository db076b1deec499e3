import { Component, type ReactNode } from 'react'
import { PortalError } from '../client/portalError.ts'
import { forgetSession } from '../client/storage.ts'
import { EmptyState } from '../views/EmptyState.tsx'

interface State {
  readonly error: Error | null
}

/**
 * What cannot be shown because nobody knows who is signed in: the session is forgotten and sign-in asked for, with the
 * address one wanted. A portal out of reach keeps the session and says so.
 */
export class SessionBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }
  override componentDidCatch(error: Error) {
    if (error instanceof PortalError && error.code === 0) return
    if (error instanceof PortalError && error.code >= 50000) return
    forgetSession()
    const wanted = encodeURIComponent(location.pathname + location.search)
    location.replace(`/login?redirect=${wanted}`)
  }
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <EmptyState title={error.message || 'Has Error'} alert>
        <button type="button" onClick={() => location.reload()}>
          重试 Try again
        </button>
      </EmptyState>
    )
  }
}
