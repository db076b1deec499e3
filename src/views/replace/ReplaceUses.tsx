import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'ra-core'
import { useId, useState } from 'react'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { useNarrow } from '../../theme/useNarrow.ts'
import { errorsAt } from '../form/errorsAt.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { wordsOf } from '../perform/wordsOf.ts'
import { ReplaceSteps } from './ReplaceSteps.tsx'
import { previewReplace, type Replace } from './replaceCalls.ts'
import { dropAll } from './runAll.ts'
import '../edit/edit.css'
import './replace.css'

interface Props {
  readonly entity: Entity
  readonly id: number
  onClose(wasWritten: boolean): void
}

/** Another record put in the place of one, wherever it is used: chosen, looked at record by record, done, taken back. */
export default function ReplaceUses({ entity, id, onClose }: Props) {
  const say = useSay()
  const title = useId()
  const narrow = useNarrow()
  const client = useQueryClient()
  const [replace, setReplace] = useState<Replace | null>(null)
  const [isWritten, setWritten] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const what = say(entity.label)
  const look = async ({ by }: Row) => {
    setBusy(true)
    setRefused(null)
    try {
      setReplace(await previewReplace(entity, id, Number(by)))
    } catch (error) {
      setRefused(wordsOf(error))
      return errorsAt(error, { by: 'by' })
    } finally {
      setBusy(false)
    }
    return {}
  }
  const drop = () => replace && dropAll(replace.edits)
  const close = () => {
    drop()
    onClose(isWritten)
  }
  const written = () => {
    setWritten(true)
    void client.invalidateQueries()
  }
  return (
    <Dialog
      open
      onClose={close}
      maxWidth={replace ? 'lg' : 'xs'}
      fullWidth
      fullScreen={narrow && replace !== null}
      aria-labelledby={title}
      slotProps={{ paper: { className: 'edit-many' } }}
    >
      <DialogTitle id={title}>
        {say(['把引用换成另一条{what}', 'Put another {what} in its place'], { what })}
      </DialogTitle>
      {replace ? (
        <ReplaceSteps
          replace={replace}
          onReplace={setReplace}
          onWritten={written}
          onAgain={() => {
            drop()
            setReplace(null)
          }}
          onClose={close}
        />
      ) : (
        <Form onSubmit={look} disableInvalidFormNotification>
          <DialogContent className="replace-choice">
            <p className="hint">
              {say([
                '先逐条预览，确认后才会修改；之后可以整批撤回。',
                'You see every change first; nothing is written before you agree, and all of it can be taken back.',
              ])}
            </p>
            <FieldInput
              source="by"
              field={{
                kind: 'ref',
                label: [`换成哪条${entity.label[0]}`, `Which ${entity.label[1]} instead`],
                to: entity.name,
                required: true,
              }}
              // What may stand there depends on who refers to it: their rules say, record by record.
              hint={{ freely: true }}
            />
            {refused && <Alert severity="error">{refused}</Alert>}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={busy} onClick={close}>
              {say(['取消', 'Cancel'])}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {say(['预览', 'Preview'])}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
