import Alert from '@mui/material/Alert'
import Popper from '@mui/material/Popper'
import { useSay } from '../../i18n/useSay.ts'
import { useKeys } from '../list/useKeys.ts'
import { elementOf } from './elementOf.ts'
import type { Entry } from './useEntries.ts'

export interface Refusal {
  readonly entry: Entry
  readonly why: string
}

/** Why an entry stands where it stood, told at its place. */
export function Refused({ entry, why, onClose }: Refusal & { onClose(): void }) {
  const say = useSay()
  useKeys({ Escape: onClose })
  return (
    <Popper
      open
      anchorEl={() => elementOf(entry) as HTMLElement}
      placement="bottom-start"
      className="cal-refused"
    >
      <Alert severity="error" onClose={onClose} closeText={say(['知道了', 'Seen'])}>
        {why}
      </Alert>
    </Popper>
  )
}
