import Alert from '@mui/material/Alert'
import Popper, { type PopperProps } from '@mui/material/Popper'
import { useEffect, useMemo, useRef } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { useKeys } from '../list/useKeys.ts'
import { elementOf } from './elementOf.ts'
import type { Entry } from './useEntries.ts'

type PopperInstance = NonNullable<
  Extract<PopperProps['popperRef'], { current: unknown }>['current']
>

export interface Refusal {
  readonly entry: Entry
  readonly why: string
}

/** So often it is looked where the entry stands by now, in milliseconds. */
const LOOK = 200

/** Why an entry stands where it stood, told below its place, which goes elsewhere when the calendar is read and laid anew. */
export function Refused({ entry, why, onClose }: Refusal & { onClose(): void }) {
  const say = useSay()
  const popper = useRef<PopperInstance>(null)
  const place = useMemo(() => {
    let last = new DOMRect()
    return {
      getBoundingClientRect: () => {
        last = elementOf(entry)?.getBoundingClientRect() ?? last
        return last
      },
    }
  }, [entry])
  useKeys({ Escape: onClose })
  useEffect(() => {
    const timer = setInterval(() => void popper.current?.update(), LOOK)
    return () => clearInterval(timer)
  }, [])
  return (
    <Popper
      open
      popperRef={popper}
      anchorEl={place}
      placement="bottom-start"
      className="cal-refused"
    >
      <Alert severity="error" onClose={onClose} closeText={say(['知道了', 'Seen'])}>
        {why}
      </Alert>
    </Popper>
  )
}
