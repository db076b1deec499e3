import type { AriaAttributes } from 'react'
import { readClock } from '../calendar/readTime.ts'
import { TimeBox } from '../calendar/TimeBox.tsx'
import { fromWallClock, wallClock } from './wallClock.ts'

interface Props extends AriaAttributes {
  readonly id: string
  readonly value: string | null
  readonly disabled: boolean
  /** What an empty box stands for; how a moment is written unless said. */
  readonly placeholder?: string
  readonly boxRef?: (element: HTMLElement | null) => void
  onChange(value: string | null): void
  onBlur(): void
}

/** One moment in Asia/Shanghai, whatever the browser's zone. What cannot be read is kept as typed, and refused. */
export function MomentBox({ value, onChange, ...props }: Props) {
  return (
    <TimeBox
      {...props}
      clock
      className="field-box"
      value={wallClock(value)}
      read={readClock}
      onChange={(text) => onChange(fromWallClock(text))}
    />
  )
}
