import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { keyGroups } from './keys.ts'
import './keys.css'

/** All keys there are, by where they work. */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{say(['快捷键', 'Keys'])}</DialogTitle>
      <DialogContent className="keys-of-all">
        {keyGroups.map(([where, keys]) => (
          <section key={where[1]}>
            <h3>{say(where)}</h3>
            <dl className="keys">
              {keys.map(([key, does]) => (
                <div key={does[1]}>
                  <dt>
                    <kbd>{typeof key === 'string' ? key : say(key)}</kbd>
                  </dt>
                  <dd>{say(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {say(['关闭', 'Close'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
