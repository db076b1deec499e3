import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly children: ReactNode
  onClose(): void
}

/** What the portal is busy with. */
export function Working({ children, onClose }: Props) {
  const say = useSay()
  return (
    <>
      <DialogContent className="edit-step">{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(['关闭', 'Close'])}</Button>
      </DialogActions>
    </>
  )
}
