import Badge, { type BadgeProps } from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, Suspense, useState } from 'react'
import { Popover } from '../views/overlay/Popover.tsx'
import { Tip } from '../views/overlay/Tip.tsx'

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
export function BarPopover({ title, name = title, icon, count, color, width, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Tip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge
            // Drawn, not written: the title says how many there are.
            badgeContent={
              count > 0 ? <i className="bar-count" data-count={count > 99 ? '99+' : count} /> : null
            }
            color={color}
          >
            {icon}
          </Badge>
        </IconButton>
      </Tip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': name, ...(width && { style: { width } }) },
        }}
      >
        <Suspense fallback={null}>{children(close)}</Suspense>
      </Popover>
    </>
  )
}
