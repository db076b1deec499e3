import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { useSay } from '../i18n/useSay.ts'
import { PasswordForm } from '../views/PasswordForm.tsx'

/** One's own password, changed from the account's menu; sign-ins elsewhere end with it. */
export default function PasswordDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const notify = useNotify()
  const changed = () => {
    notify(
      say([
        '密码已修改，其他设备上的登录已退出',
        'The password is changed; sign-ins elsewhere have ended',
      ]),
      { type: 'success' },
    )
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="password-title">
      <DialogTitle id="password-title">{say(['修改密码', 'Change password'])}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <PasswordForm onChanged={changed} />
      </DialogContent>
    </Dialog>
  )
}
