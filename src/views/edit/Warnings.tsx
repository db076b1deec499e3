import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly agreed: boolean
  readonly onAgree: (agreed: boolean) => void
  /** The warnings, an `<li>` each. */
  readonly children: ReactNode
}

/** What is warned of before many records are changed, and a tick that one knows. */
export function Warnings({ agreed, onAgree, children }: Props) {
  const say = useSay()
  return (
    <Alert severity="warning">
      <ul className="edit-warnings">{children}</ul>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={agreed}
            onChange={(event) => onAgree(event.target.checked)}
          />
        }
        label={say(['以上提醒我已知晓', 'I know of what is said above'])}
      />
    </Alert>
  )
}
