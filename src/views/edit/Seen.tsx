import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { EditedList } from './EditedList.tsx'
import { isMoving, runEdit } from './editCalls.ts'
import type { StepProps } from './StepProps.ts'
import { Warned } from './Warned.tsx'
import { Warnings } from './Warnings.tsx'

/** Warnings named beside the list, which tells all of them. */
const most = 5

/** What it would do, record by record, before anything is written; what is asked is agreed to here. */
export function Seen({ entity, edit, isLast, onEdit, onAgain, onDone }: StepProps) {
  const say = useSay()
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { warnings, counts, undoOf } = edit
  const run = async () => {
    setBusy(true)
    try {
      const next = await runEdit(entity, edit)
      onEdit(next)
      if (!isMoving(next)) onDone()
    } catch (error) {
      setRefused(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  const count = counts.change
  return (
    <>
      <DialogContent className="edit-step">
        <EditedList entity={entity} edit={edit} />
        {warnings.length > 0 && (
          <Warnings agreed={agreed} onAgree={setAgreed}>
            {warnings.slice(0, most).map((one) => (
              <li key={one.message}>
                <Warned entity={entity.name} {...one} />
              </li>
            ))}
            {warnings.length > most && (
              <li>{say(['……另见上面逐条的提醒', '… and others, told at their records above'])}</li>
            )}
          </Warnings>
        )}
        {refused && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {refused}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={busy} onClick={onAgain}>
          {isLast ? say(['取消', 'Cancel']) : say(['返回修改', 'Back'])}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={count === 0 || (warnings.length > 0 && !agreed)}
          onClick={() => void run()}
        >
          {undoOf
            ? say(['恢复 {count} 条', 'Put {count} back'], { count })
            : say(['修改 {count} 条', 'Change {count}'], { count })}
        </Button>
      </DialogActions>
    </>
  )
}
