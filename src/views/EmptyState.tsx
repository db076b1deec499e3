import type { ReactNode } from 'react'
import './states.css'

interface Props {
  readonly title: string
  readonly text?: string
  /** Read out at once. */
  readonly alert?: boolean
  /** Buttons: what to do about it. */
  readonly children?: ReactNode
}

/** Nothing there, nothing found, or it failed: one calm look for all. */
export function EmptyState({ title, text, alert, children }: Props) {
  return (
    <div className="empty" role={alert ? 'alert' : undefined}>
      <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
        <rect x="14" y="10" width="52" height="54" rx="6" className="sheet back" />
        <rect x="26" y="4" width="52" height="60" rx="6" className="sheet" />
        <path d="M36 20h32M36 31h32M36 42h20" className="lines" />
      </svg>
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {children && <div className="empty-actions">{children}</div>}
    </div>
  )
}
