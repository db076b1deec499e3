import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import type { Label } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldCell } from '../../../views/FieldCell.tsx'
import { Beforehand } from './Beforehand.tsx'
import { moveBatch, type Summary } from './calls.ts'
import { findingKey } from './findingKey.ts'
import { isOfPeople } from './isOfPeople.ts'
import type { BatchStepProps } from './StepProps.ts'
import { UndoNote } from './UndoNote.tsx'
import { useAct } from './useAct.ts'
import { WarningTicks } from './WarningTicks.tsx'
import { worthOf } from './worthOf.ts'

interface Props extends BatchStepProps {
  /** Somebody else approves what was submitted. */
  readonly approves?: boolean
  onClose(): void
}

/** Step 4: everything that is about to happen, in numbers nobody can overlook. */
export function ConfirmDialog({ entity, batch, summary, approves = false, onClose }: Props) {
  const say = useSay()
  const notify = useNotify()
  const id = useId()
  const { busy, act } = useAct()
  const { total } = bulkKinds[batch.kind] ?? {}
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const warnings = summary.codes.filter(({ level }) => level === 'warn')
  const submits = summary.approval.needed && !approves
  const wanted = summary.typed
  const ready =
    warnings.every((warning) => ticked.includes(findingKey(warning))) &&
    (!wanted || typed.replace(/[,，\s]/g, '') === String(summary.people))
  const agree = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!ready) return
    const accept = [...new Set(warnings.map(({ code }) => code))]
    const terms = { accept, people: summary.people }
    const done = await act('confirm', () => moveBatch(batch, submits ? 'submit' : 'confirm', terms))
    if (!done) return
    if (submits)
      notify(say(['已提交复核，并已通知复核人', 'Submitted; the approvers were told']), {
        type: 'success',
      })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {approves
          ? say(['通过并执行', 'Approve and run'])
          : submits
            ? say(['提交复核', 'Submit for approval'])
            : batch.undoOf
              ? say(['确认撤回', 'Confirm taking back'])
              : say(['确认执行', 'Confirm'])}
      </DialogTitle>
      <form onSubmit={agree}>
        <DialogContent className="bulk-confirm">
          <div className="bulk-confirm-sum">
            <span>
              <FieldCell entity={entity} name="kind" field={entity.fields.kind!} record={batch} />
            </span>
            {total ? (
              <>
                <span>
                  {batch.undoOf
                    ? say(['撤回的{total}', '{total} taken back'], { total: say(total.of) })
                    : say(total.of)}
                </span>
                <strong>{worthOf(say, summary.amount, summary.unpriced)}</strong>
                {(summary.amount > 0 || summary.unpriced === 0) && (
                  <small>
                    {say(['{fen} 分', '{fen} fen'], { fen: groupDigits(summary.amount) })}
                  </small>
                )}
              </>
            ) : (
              <strong>
                {isOfPeople(batch.kind)
                  ? say(['{people} 人', '{people:person|people}'], { people: summary.people })
                  : say(['{rows} 行', '{rows:row}'], { rows: summary.left })}
              </strong>
            )}
          </div>
          <Counts
            summary={summary}
            takesBack={batch.undoOf != null}
            gives={!batch.undoOf && !bulkKinds[batch.kind]?.final}
            ofPeople={isOfPeople(batch.kind)}
          />
          <WarningTicks warnings={warnings} ticked={ticked} onTick={setTicked} />
          <Beforehand batch={batch} summary={summary} />
          {!batch.undoOf && <UndoNote kind={batch.kind} before={summary.sharesSum.before} />}
          {submits && (
            <Alert severity="info">
              {summary.approval.why}
              {summary.approval.why && '。'}
              {say([
                '须由有“批量复核”权限的另一人通过后才会执行。',
                'It runs once somebody else with the right to approve agrees.',
              ])}
            </Alert>
          )}
          {wanted && (
            <TextField
              label={say(['请输入人数 {people} 以确认', 'Type the number of people, {people}'], {
                people: summary.people,
              })}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              autoComplete="off"
              autoFocus
              fullWidth
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {say(['取消', 'Cancel'])}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready || busy !== null}>
            {approves
              ? say(['通过并执行', 'Approve and run'])
              : submits
                ? say(['提交复核', 'Submit'])
                : say(['确认', 'Confirm'])}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** New against extended against skipped: D4 is what a user has already and gets more of. */
function Counts({
  summary,
  takesBack,
  gives,
  ofPeople,
}: {
  readonly summary: Summary
  readonly takesBack: boolean
  readonly gives: boolean
  readonly ofPeople: boolean
}) {
  const say = useSay()
  const extended = summary.codes.find(({ code }) => code === 'D4')?.count ?? 0
  const runs = summary.left
  const given: readonly (readonly [Label, number])[] = [
    [['新增', 'New'], runs - extended],
    [['顺延', 'Extended'], extended],
  ]
  const facts: readonly (readonly [Label, number])[] = [
    [takesBack ? ['撤回行数', 'Rows to take back'] : ['执行行数', 'Rows'], runs],
    ...(ofPeople ? ([[['人数', 'People'], summary.people]] as const) : []),
    ...(gives && ofPeople ? given : []),
    [['跳过', 'Skipped'], summary.skipped],
  ]
  return (
    <dl className="bulk-confirm-counts">
      {facts.map(([label, count]) => (
        <div key={label[1]}>
          <dt>{say(label)}</dt>
          <dd>{groupDigits(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
