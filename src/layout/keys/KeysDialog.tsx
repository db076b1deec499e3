import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { useSay } from '../../i18n/useSay.ts'
import { keyGroups } from './keys.ts'
import './keys.css'

/** All keys there are, by where they work. */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const id = useId()
  const { pathname } = useLocation()
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{say(['快捷键', 'Keys'])}</DialogTitle>
      <DialogContent className="keys-of-all">
        {hereFirst(pathname).map(([where, keys]) => (
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

/** The views that have an ending of their own in the address, and what their keys stand under. */
const views: { readonly [ending: string]: string } = { queue: 'Desks', workbench: 'Workbenches' }

/** Whoever asks at a desk for the keys means those of the desk. */
function hereFirst(pathname: string): typeof keyGroups {
  const here = views[pathname.split('/').at(-1) ?? '']
  return keyGroups.toSorted((a, b) => Number(b[0][1] === here) - Number(a[0][1] === here))
}
