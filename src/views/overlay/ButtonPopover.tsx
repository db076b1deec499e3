import IconButton from '@mui/material/IconButton'
import { type CSSProperties, type ReactNode, Suspense, useState } from 'react'
import { Popover } from './Popover.tsx'
import { Tip } from './Tip.tsx'

interface Props {
  /** What it is: read aloud, and shown while the pointer rests on it. */
  readonly title: string
  /** The name of what opens; the title unless said. */
  readonly name?: string | undefined
  readonly icon: ReactNode
  /** Of what opens, where its place must be known before its content has come. */
  readonly size?: Pick<CSSProperties, 'width' | 'minHeight'> | undefined
  /** What opens below; it may load at first use. */
  readonly children: (close: () => void) => ReactNode
}

/** A button by its sign, and what opens below it. */
export function ButtonPopover({ title, name = title, icon, size, children }: Props) {
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
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, ...(size && { style: size }) } }}
      >
        <Suspense fallback={null}>{children(close)}</Suspense>
      </Popover>
    </>
  )
}
