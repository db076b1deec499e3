import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { changeSettings, readSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'
import { arrangedBy, keptOf } from './arrangement.ts'

/** What stands on one's home page, and in which order; the same in every browser. */
export default function ArrangeDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  const notify = useNotify()
  const [parts, setParts] = useState(() => arrangedBy(readSettings().home))
  const swap = (at: number, other: number) =>
    setParts(parts.with(at, parts[other]!).with(other, parts[at]!))
  const save = () => {
    changeSettings({ home: keptOf(parts) }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    )
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="arrange-title">
      <DialogTitle id="arrange-title">{say(['安排首页', 'Arrange the home page'])}</DialogTitle>
      <div className="shortcut-choice">
        <ol aria-label={say(['首页上的内容，从上到下', 'What stands there, from the top'])}>
          {parts.map(({ part, isShown }, at) => (
            <li key={part.name}>
              <FormControlLabel
                className="arrange-part"
                control={
                  <Checkbox
                    size="small"
                    checked={isShown}
                    onChange={() => setParts(parts.with(at, { part, isShown: !isShown }))}
                  />
                }
                label={say(part.label)}
              />
              <IconButton
                aria-label={`${say(['上移', 'Up'])} ${say(part.label)}`}
                disabled={at === 0}
                onClick={() => swap(at, at - 1)}
              >
                <Up fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`${say(['下移', 'Down'])} ${say(part.label)}`}
                disabled={at === parts.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <Down fontSize="small" />
              </IconButton>
            </li>
          ))}
        </ol>
      </div>
      <DialogActions>
        <Button color="inherit" onClick={() => setParts(arrangedBy([]))}>
          {say(['恢复默认', 'As usual'])}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button variant="contained" onClick={save}>
          {say(['保存', 'Save'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
