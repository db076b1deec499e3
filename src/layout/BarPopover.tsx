import Badge, { type BadgeProps } from '@mui/material/Badge'
import type { ReactNode } from 'react'
import { ButtonPopover } from '../views/overlay/ButtonPopover.tsx'

interface Props {
  /** What it is and how many: read aloud, and shown while the pointer rests on it. */
  readonly title: string
  /** The name of what opens; the title unless said. */
  readonly name?: string
  readonly icon: ReactNode
  readonly count: number
  readonly color: NonNullable<BadgeProps['color']>
  /** Width of what opens, where its place must be known before its content has come. */
  readonly width?: string
  /** What opens below; it may load at first use. */
  readonly children: (close: () => void) => ReactNode
}

/** A button of the top bar with a number on it, and what opens below. */
export function BarPopover({ icon, count, color, width, ...props }: Props) {
  const numbered = (
    <Badge
      // Drawn, not written: the title says how many there are.
      badgeContent={
        count > 0 ? <i className="bar-count" data-count={count > 99 ? '99+' : count} /> : null
      }
      color={color}
    >
      {icon}
    </Badge>
  )
  return <ButtonPopover {...props} icon={numbered} size={width ? { width } : undefined} />
}
