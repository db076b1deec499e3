import Button from '@mui/material/Button'
import { Component, type ErrorInfo, type ReactNode, useEffect, useState } from 'react'
import { onConnection } from '../client/connection.ts'
import { logError } from '../client/errorLog.ts'
import { isUnloaded } from '../client/isUnloaded.ts'
import { isNewVersion, lookForVersion } from '../client/version.ts'
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
  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (isUnloaded(error)) return
    const [, inside = ''] = /^\s*at (\S+)/.exec(componentStack ?? '') ?? []
    logError(error, `<${inside}>${componentStack ?? ''}`)
  }
  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const again = () => this.setState({ error: null })
    return isUnloaded(error) ? <Unloaded again={again} /> : <Broken error={error} again={again} />
  }
}

/** Says what failed, and tries again. */
export function Broken({ error, again }: { readonly error: Error; again(): void }) {
  const say = useSay()
  return (
    <EmptyState
      heading
      title={say(['这个页面出错了', 'This screen failed'])}
      text={error.message}
      alert
    >
      <Button variant="contained" onClick={again}>
        {say(['重试', 'Try again'])}
      </Button>
    </EmptyState>
  )
}

function Unloaded({ again }: { again(): void }) {
  const say = useSay()
  const [isNewer, setNewer] = useState(isNewVersion)
  useEffect(() => {
    void lookForVersion().then(setNewer)
  }, [])
  // Found again, it draws itself.
  useEffect(() => onConnection(again), [again])
  if (isNewer)
    return (
      <EmptyState
        heading
        title={say(['这个页面已有新版本', 'There is a newer version of this screen'])}
        text={say([
          '刷新后即可打开。其他页面未保存的内容请先保存。',
          'Reload to open it. Save first what is not saved on other screens.',
        ])}
        alert
      >
        <Button variant="contained" onClick={() => location.reload()}>
          {say(['刷新', 'Reload'])}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState
      heading
      title={say(['这个页面没有加载出来', 'This screen could not be loaded'])}
      text={say(['请检查网络后重试。', 'Check the connection, then try again.'])}
      alert
    >
      <Button variant="contained" onClick={again}>
        {say(['重试', 'Try again'])}
      </Button>
    </EmptyState>
  )
}
