import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { type BegunFactor, myFactor } from '../../authProvider/factor.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FactorOn } from './FactorOn.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import './factor.css'

/** One's second factor: put on with an authenticator, in three steps, taken off, or set up anew. */
export default function FactorDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const notify = useNotify()
  const [isHeld, setHeld] = useState(false)
  const [renewed, setRenewed] = useState<BegunFactor | null>(null)
  const { data: factor, error } = useQuery({ queryKey: ['factor'], queryFn: myFactor, gcTime: 0 })
  const ended = () => {
    notify(say(['两步验证已关闭', 'The second factor is off']), { type: 'success' })
    onClose()
  }
  const setUp = renewed ?? (factor?.isOn === false ? null : undefined)
  return (
    // Recovery codes are shown once: they are put away by a press, not by one beside the dialog.
    <Dialog
      open
      onClose={isHeld ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="factor-title"
    >
      <DialogTitle id="factor-title">{say(['两步验证', 'Second factor'])}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {setUp !== undefined && (
          <SetUpFactor
            key={renewed?.secret}
            begun={setUp}
            onOn={() => setHeld(true)}
            onDone={onClose}
          />
        )}
        {setUp === undefined && factor && (
          <>
            <FactorOn factor={factor} onEnded={ended} onRenewed={setRenewed} />
            <PasskeyList />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
