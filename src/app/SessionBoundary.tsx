import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { endHere, forgetUser, userInfo } from '../authProvider/session.ts'
import { signInPath } from '../authProvider/wantedPath.ts'
import { PortalError } from '../client/portalError.ts'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from '../views/EmptyState.tsx'

interface State {
  readonly error: Error | null
}

/**
 * What cannot be shown because nobody knows who is signed in: the token is reset, the failure told, and sign-in asked
 * for, with the address one wanted. A portal that says nothing has refused nobody: it is asked until it answers.
 */
export class SessionBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return error instanceof PortalError && error.isUnanswered ? (
      <Unanswered error={error} onAnswer={() => this.setState({ error: null })} />
    ) : (
      <NobodyKnown error={error} />
    )
  }
}

/** How long after a portal said nothing it is asked again, in milliseconds. */
const PAUSE = 3000

/** Nothing is lost while the portal is away, and nobody has to sign in again when it is back. */
function Unanswered({ error, onAnswer }: { readonly error: Error; onAnswer(): void }) {
  const say = useSay()
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn waits anew
  useEffect(() => {
    const timer = setTimeout(ask, PAUSE)
    return () => clearTimeout(timer)
  }, [turn])
  const ask = () => {
    forgetUser()
    // Whatever it says, it is there again: the boundary tells what it says.
    userInfo().then(onAnswer, (again: unknown) => {
      if (again instanceof PortalError && again.isUnanswered) setTurn((now) => now + 1)
      else onAnswer()
    })
  }
  return (
    <main>
      <EmptyState
        heading
        alert
        title={say(['暂时连不上后台', 'The portal cannot be reached'])}
        text={`${error.message} ${say([
          '恢复后自动继续，不必重新登录。',
          'It goes on by itself once the portal is back; nobody has to sign in again.',
        ])}`}
      >
        <Button variant="contained" onClick={ask}>
          {say(['重试', 'Try again'])}
        </Button>
      </EmptyState>
    </main>
  )
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
