import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import WatchJob from './WatchJob.tsx'

/** A job watched in a dialog; closing it changes nothing. */
export default function WatchDialog({ id, onClose }: { readonly id: number; onClose(): void }) {
  const say = useSay()
  const title = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{say(['任务进度', 'Progress of a job'])}</DialogTitle>
      <DialogContent>
        <WatchJob id={id} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(['关闭', 'Close'])}</Button>
      </DialogActions>
    </Dialog>
  )
}
