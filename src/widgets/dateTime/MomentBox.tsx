import type { AriaAttributes } from 'react'
import { fromWallClock, wallClock } from './wallClock.ts'

interface Props extends AriaAttributes {
  readonly id: string
  readonly value: string | null
  readonly disabled: boolean
  readonly boxRef?: (element: HTMLElement | null) => void
  onChange(value: string | null): void
  onBlur(): void
}

/** One moment in Asia/Shanghai, whatever the browser's zone. */
export function MomentBox({ value, boxRef, onChange, ...props }: Props) {
  return (
    <input
      type="datetime-local"
      className="field-box"
      ref={boxRef}
      step={1}
      max="9999-12-31T23:59:59"
      value={wallClock(value)}
      onChange={(event) => onChange(fromWallClock(event.target.value))}
      {...props}
    />
  )
}
