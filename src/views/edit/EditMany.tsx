import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Entity } from '#declare'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useNarrow } from '../../theme/useNarrow.ts'
import { countOf } from '../record/bulkOutcome.ts'
import { Changes } from './Changes.tsx'
import { EditSteps } from './EditSteps.tsx'
import { cancelEdit, type Edit, isSeen } from './editCalls.ts'
import { Opened } from './Opened.tsx'
import './edit.css'

interface Props {
  readonly entity: Entity
  /** Which records; none where one only looks at what was edited before. */
  readonly meant: Meant
  /** An edit that is looked at again, as a notice of it leads to; null where one begins with what is to be changed. */
  readonly opened: number | null
  /** Fields the screen holds fast. */
  readonly held: readonly string[]
  readonly replaces?: boolean
  onClose(wasWritten: boolean): void
}

/** Fields of many records edited at once: said, looked at record by record, then done; and taken back again. */
export default function EditMany({ entity, meant, opened, held, replaces, onClose }: Props) {
  const say = useSay()
  const title = useId()
  const narrow = useNarrow()
  const [edit, setEdit] = useState<Edit | null>(null)
  const [isFilling, setFilling] = useState(opened === null)
  const [isWritten, setWritten] = useState(false)
  const client = useQueryClient()
  const written = () => {
    setWritten(true)
    void client.invalidateQueries()
  }
  const drop = () => {
    if (edit && isSeen(edit)) void cancelEdit(entity, edit.id).catch(() => undefined)
  }
  const close = () => {
    // What was only looked at leaves nothing behind; what took a while can be taken up again.
    if (edit?.job === null) drop()
    // What runs goes on, and the rows in sight may change by it.
    onClose(isWritten || edit?.status === 'running')
  }
  const cancel = () => {
    drop()
    onClose(isWritten)
  }
  const again = () => {
    drop()
    setEdit(null)
    setFilling(true)
  }
  const show = (next: Edit) => {
    setEdit(next)
    setFilling(false)
  }
  const what = say(entity.label)
  const count = edit?.total ?? countOf(meant)
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="lg"
      fullWidth
      fullScreen={narrow}
      aria-labelledby={title}
      slotProps={{ paper: { className: 'edit-many' } }}
    >
      <DialogTitle id={title}>
        {edit?.undoOf
          ? say(['撤回批量编辑', 'Take an edit back'])
          : replaces && count > 0
            ? say(['在 {count} 条{what}里查找替换', 'Find and replace in {count} of {what}'], {
                count,
                what,
              })
            : count > 0
              ? say(['批量编辑 {count} 条{what}', 'Edit {count} of {what}'], { count, what })
              : say(['批量编辑{what}', 'Edit many of {what}'], { what })}
      </DialogTitle>
      {/* Kept while it is looked at: whoever goes back finds what was chosen. */}
      <div hidden={!isFilling} className="edit-part">
        <Changes
          {...{ entity, meant, held, replaces }}
          onSeen={show}
          onOpen={show}
          onClose={close}
        />
      </div>
      {!edit && opened !== null && !isFilling && (
        <Opened {...{ entity }} id={opened} onRead={show} onClose={close} />
      )}
      {edit && !isFilling && (
        <EditSteps
          key={edit.id}
          {...{ entity, edit }}
          onEdit={setEdit}
          onNext={show}
          onAgain={countOf(meant) > 0 && !edit.undoOf ? again : cancel}
          isLast={countOf(meant) === 0 || edit.undoOf !== null}
          onClose={close}
          onDone={written}
        />
      )}
    </Dialog>
  )
}
