import Up from '@mui/icons-material/ArrowUpward'
import Remove from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { Screen } from '#declare'
import { mostShortcuts } from '#derive/userSettings.ts'
import { crumbsOf } from '#resources/screens.ts'
import { changeSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly pages: readonly Screen[]
  readonly chosen: readonly string[]
  onClose(): void
}

/** Which screens stand on one's home page, and in which order. */
export default function ShortcutDialog({ pages, chosen, onClose }: Props) {
  const say = useSay()
  const notify = useNotify()
  const [paths, setPaths] = useState(chosen)
  const [wanted, setWanted] = useState('')
  const title = say(['选择快捷入口', 'Choose shortcuts'])
  const words = wanted.trim().toLowerCase()
  const isFull = paths.length >= mostShortcuts
  const offered = pages.filter(
    ({ path, label }) =>
      path !== '/home' && !paths.includes(path) && label.join(' ').toLowerCase().includes(words),
  )
  const up = (path: string) => {
    const at = paths.indexOf(path)
    setPaths(paths.with(at, paths[at - 1]!).with(at - 1, path))
  }
  const save = () => {
    changeSettings({ shortcuts: paths }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    )
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="shortcut-title">
      <DialogTitle id="shortcut-title">{title}</DialogTitle>
      <div className="shortcut-choice">
        <ol aria-label={say(['已选择', 'Chosen'])}>
          {paths.map((path, at) => (
            <li key={path}>
              <span>{say(nameOf(pages, path))}</span>
              <IconButton
                aria-label={`${say(['上移', 'Up'])} ${say(nameOf(pages, path))}`}
                disabled={at === 0}
                onClick={() => up(path)}
              >
                <Up fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`${say(['移除', 'Remove'])} ${say(nameOf(pages, path))}`}
                onClick={() => setPaths(paths.filter((one) => one !== path))}
              >
                <Remove fontSize="small" />
              </IconButton>
            </li>
          ))}
        </ol>
        <input
          type="search"
          aria-label={say(['搜索页面', 'Find a page'])}
          placeholder={say(['搜索页面', 'Find a page'])}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <ul aria-label={say(['可添加', 'To add'])}>
          {offered.map((screen) => (
            <li key={screen.path}>
              <button
                type="button"
                disabled={isFull}
                onClick={() => setPaths([...paths, screen.path])}
              >
                <span>{say(screen.label)}</span>
                <small>
                  {crumbsOf(screen)
                    .slice(0, -1)
                    .map(({ label }) => say(label))
                    .join(' / ')}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{say(['取消', 'Cancel'])}</Button>
        <Button variant="contained" onClick={save}>
          {say(['保存', 'Save'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const nameOf = (pages: readonly Screen[], path: string): Screen['label'] =>
  pages.find((page) => page.path === path)?.label ?? [path, path]
