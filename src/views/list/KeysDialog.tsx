import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'

const keys: readonly (readonly [keys: string | Label, does: Label])[] = [
  ['↑ ↓', ['上一行、下一行', 'Row above, row below']],
  ['Enter', ['打开当前行', 'Open the row']],
  ['e', ['编辑当前行', 'Edit the row']],
  ['x', ['选择或取消选择当前行', 'Select the row, or not']],
  [
    ['Shift + 点击', 'Shift + click'],
    ['选择到这一行为止', 'Select up to this row'],
  ],
  ['1 – 9', ['当前行的第几个操作（通过、不通过……）', 'What can be done with the row, by number']],
  ['/', ['到搜索框', 'To the search field']],
  ['n', ['新增', 'New']],
  ['?', ['显示这张表', 'Show these keys']],
]

/** The keys of a list. */
export default function KeysDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{say(['快捷键', 'Keys'])}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {say(['关闭', 'Close'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
