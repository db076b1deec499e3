import Button from '@mui/material/Button'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from '../views/EmptyState.tsx'

interface Props {
  /** Another screen starts afresh. */
  readonly at: string
  readonly children: ReactNode
}
interface State {
  readonly error: Error | null
  readonly at: string
}

/** One screen that breaks leaves the frame and the other screens standing, and says so. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }
  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.at === state.at ? null : { at: props.at, error: null }
  }
  override componentDidCatch(error: Error, info: ErrorInfo) {
    reportError(Object.assign(error, { component: info.componentStack }))
  }
  override render() {
    if (!this.state.error) return this.props.children
    return <Broken error={this.state.error} again={() => this.setState({ error: null })} />
  }
}

function Broken({ error, again }: { readonly error: Error; again(): void }) {
  const say = useSay()
  return (
    <EmptyState title={say(['这个页面出错了', 'This screen failed'])} text={error.message} alert>
      <Button variant="contained" onClick={again}>
        {say(['重试', 'Try again'])}
      </Button>
    </EmptyState>
  )
}
