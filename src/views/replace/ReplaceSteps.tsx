import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { Suspense, useRef, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { isMoving, isSeen } from '../edit/editCalls.ts'
import { Warned } from '../edit/Warned.tsx'
import { Warnings } from '../edit/Warnings.tsx'
import { wordsOf } from '../perform/wordsOf.ts'
import { ReplacedIn } from './ReplacedIn.tsx'
import type { Replace, ReplaceEdit } from './replaceCalls.ts'
import { backOfAll, runAll } from './runAll.ts'

interface Props {
  readonly replace: Replace
  onReplace(replace: Replace): void
  /** Records were written. */
  onWritten(): void
  /** Another one is to be chosen. */
  onAgain(): void
  onClose(): void
}

/** What would change, entity by entity; then what became of it, and the way to take all of it back. */
export function ReplaceSteps({ replace, onReplace, onWritten, onAgain, onClose }: Props) {
  const say = useSay()
  const [agreed, setAgreed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { edits, barred, kept } = replace
  const latest = useRef(edits)
  latest.current = edits
  const put = (edit: ReplaceEdit) => {
    const was = latest.current.find(({ id }) => id === edit.id)
    latest.current = latest.current.map((one) => (one.id === edit.id ? edit : one))
    onReplace({ ...replace, edits: latest.current })
    if (!isSeen(edit) && !isMoving(edit) && was?.status !== edit.status) onWritten()
  }
  const doing = async (act: () => Promise<void>) => {
    setBusy(true)
    setRefused(null)
    try {
      await act()
    } catch (error) {
      setRefused(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  const back = async () => {
    const backs = await backOfAll(edits)
    setAgreed(false)
    onReplace({ edits: backs, barred: [], kept: [] })
  }
  const waiting = edits.filter((edit) => isSeen(edit))
  const count = waiting.reduce((sum, { counts }) => sum + counts.change, 0)
  const warned = waiting.some(({ warnings }) => warnings.length > 0)
  const isBack = edits.some(({ undoOf }) => undoOf !== null)
  const isBusy = edits.some(isMoving)
  const isOver = edits.some((edit) => !isSeen(edit) && !isMoving(edit))
  const isOpen = isBusy || count > 0 || !isOver
  return (
    <>
      <DialogContent className="edit-step replace-steps">
        {edits.length + barred.length + kept.length === 0 && (
          <p className="hint">{say(['没有记录引用它', 'No record refers to it'])}</p>
        )}
        {barred.map(({ entity, label, count: staying }) => (
          <Alert key={entity} severity="warning">
            {say(
              [
                '没有修改“{label}”的权限，其中 {staying} 条会继续引用它',
                'You may not change {label}: {staying} of them go on referring to it',
              ],
              { label: say(label), staying },
            )}
          </Alert>
        ))}
        {kept.map(({ entity, label, count: staying }) => (
          <p key={entity} className="hint">
            {say(
              [
                '“{label}”由系统记录，其中 {staying} 条照旧引用它',
                'The portal writes {label} itself: {staying} of them refer to it as before',
              ],
              { label: say(label), staying },
            )}
          </p>
        ))}
        <Suspense fallback={null}>
          {edits.map((edit) => (
            <ReplacedIn key={edit.id} edit={edit} onEdit={put} />
          ))}
        </Suspense>
        {warned && (
          <Warnings agreed={agreed} onAgree={setAgreed}>
            {waiting.flatMap(({ id, entity, warnings }) =>
              warnings.map((one) => (
                <li key={`${id} ${one.message}`}>
                  <Warned entity={entity} {...one} />
                </li>
              )),
            )}
          </Warnings>
        )}
        {refused && <Alert severity="error">{refused}</Alert>}
      </DialogContent>
      <DialogActions>
        {isOpen ? (
          <>
            <Button color="inherit" disabled={busy} onClick={isBack ? onClose : onAgain}>
              {isBack ? say(['取消', 'Cancel']) : say(['返回修改', 'Back'])}
            </Button>
            <Button
              variant="contained"
              loading={busy}
              disabled={count === 0 || isBusy || (warned && !agreed)}
              onClick={() => void doing(() => runAll(edits, put))}
            >
              {isBack
                ? say(['恢复 {count} 条', 'Put {count} back'], { count })
                : say(['替换 {count} 条', 'Replace {count}'], { count })}
            </Button>
          </>
        ) : (
          <>
            {edits.some(({ mayBack }) => mayBack) && (
              <Button color="warning" disabled={busy} onClick={() => void doing(back)}>
                {say(['整批撤回', 'Take all of it back'])}
              </Button>
            )}
            <Button variant="contained" autoFocus disabled={busy} onClick={onClose}>
              {say(['完成', 'Done'])}
            </Button>
          </>
        )}
      </DialogActions>
    </>
  )
}
