import IconButton from '@mui/material/IconButton'
import { type ReactNode, Suspense, useState } from 'react'
import { Popover } from './Popover.tsx'
import { Tip } from './Tip.tsx'

interface Props {
  readonly title: string
  readonly icon: ReactNode
  /** In pixels. */
  readonly width: number
  /** What it shows, drawn while it is open, and loaded then. */
  readonly children: (close: () => void) => ReactNode
}

/** A button by its sign, and what opens below it. */
export function ButtonPopover({ title, icon, width, children }: Props) {
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
          {icon}
        </IconButton>
      </Tip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': title, sx: { minHeight: 120, width } },
        }}
      >
        <Suspense fallback={null}>{anchor && children(close)}</Suspense>
      </Popover>
    </>
  )
}
