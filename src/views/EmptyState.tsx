import type { ReactNode } from 'react'
import './states.css'

interface Props {
  readonly title: string
  readonly text?: string
  /** It is all there is on the screen, and so its heading. */
  readonly heading?: boolean
  /** Read out at once. */
  readonly alert?: boolean
  /** Buttons: what to do about it. */
  readonly children?: ReactNode
}

/** Nothing there, nothing found, or it failed: one calm look for all. */
export function EmptyState({ title, text, heading, alert, children }: Props) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className="empty" role={alert ? 'alert' : undefined}>
      <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
        <rect x="14" y="10" width="52" height="54" rx="6" className="sheet back" />
        <rect x="26" y="4" width="52" height="60" rx="6" className="sheet" />
        <path d="M36 20h32M36 31h32M36 42h20" className="lines" />
      </svg>
      <Title className="empty-title">{title}</Title>
      {text && <p className="empty-text">{text}</p>}
      {children && <div className="empty-actions">{children}</div>}
    </div>
  )
}
