import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, useEffect } from 'react'
import { useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { endHere } from '../authProvider/session.ts'
import { signInPath } from '../authProvider/wantedPath.ts'
import { useSay } from '../i18n/useSay.ts'

interface State {
  readonly error: Error | null
}

/**
 * What cannot be shown because nobody knows who is signed in: the token is reset, the failure told, and sign-in asked
 * for, with the address one wanted.
 */
export class SessionBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error ? <NobodyKnown error={error} /> : this.props.children
  }
}

function NobodyKnown({ error }: { readonly error: Error }) {
  const say = useSay()
  const notify = useNotify()
  const navigate = useNavigate()
  const client = useQueryClient()
  const wanted = signInPath(useLocation())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however the language changes
  useEffect(() => {
    endHere()
    client.clear()
    notify(error.message || say(['出错了', 'Has Error']), { type: 'error' })
    navigate(wanted, { replace: true })
  }, [])
  return null
}
