import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { EditedList } from './EditedList.tsx'
import { type Edit, editAgain, takeBack } from './editCalls.ts'
import type { StepProps } from './StepProps.ts'

/** What became of each record, and the ways on: taking all of it back, or those that were not done once more. */
export function Over({ entity, edit, onNext, onClose }: StepProps) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const go = async (next: () => Promise<Edit>) => {
    setBusy(true)
    try {
      onNext(await next())
    } catch (error) {
      setRefused(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  const { counts, undoOf, mayBack, status } = edit
  const isPart = status === 'partly' || status === 'cancelled'
  return (
    <>
      <DialogContent className="edit-step">
        <Alert severity={isPart ? 'warning' : 'success'}>
          {undoOf
            ? say(['已恢复 {count} 条', '{count} put back'], { count: counts.done })
            : say(['已修改 {count} 条', '{count} changed'], { count: counts.done })}
          {isPart && say(['，其余见下', ', the rest is told below'])}
        </Alert>
        <EditedList entity={entity} edit={edit} />
        {refused && <Alert severity="error">{refused}</Alert>}
      </DialogContent>
      <DialogActions>
        {isPart && counts.refused + counts.unreached > 0 && !undoOf && (
          <Button disabled={busy} onClick={() => void go(() => editAgain(entity, edit.id))}>
            {say(['重试未完成的', 'Try the rest again'])}
          </Button>
        )}
        {mayBack && (
          <Button
            color="warning"
            disabled={busy}
            onClick={() => void go(() => takeBack(entity, edit.id))}
          >
            {say(['整批撤回', 'Take all of it back'])}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {say(['完成', 'Done'])}
        </Button>
      </DialogActions>
    </>
  )
}
