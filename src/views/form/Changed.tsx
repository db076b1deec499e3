import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { type Entity, isKept, type Label, type Row } from '#declare'
import { flushInputs } from '#widgets/input/flushInputs.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt } from '../fieldAt.ts'
import type { Conflict, Decision } from './ConflictDialog.tsx'
import { mergeRecords } from './mergeRecords.ts'
import type { Sent } from './useRenewed.ts'
import { same } from './values.ts'

const ConflictDialog = lazy(() => import('./ConflictDialog.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly latest?: Row | undefined
  readonly sent: RefObject<Sent>
  onLatest?(latest: Row): void
}

/**
 * What somebody else has saved since the form was filled: shown in it where nothing is typed. Where something is, it is
 * told by whom and in what, and can be merged at once; the save would bring both together all the same.
 */
export function Changed({ entity, record, latest, sent, onLatest }: Props) {
  const say = useSay()
  const { dirtyFields, isSubmitting } = useFormState()
  const { getValues } = useFormContext()
  const typed = Object.keys(dirtyFields).length > 0
  const newer = latest && Number(latest.version) > Number(record.version) ? latest : undefined
  useEffect(() => {
    if (!newer || typed || sent.current.values) return
    const shown = { ...getValues() }
    flushInputs()
    const isTyped = Object.entries(getValues()).some(([name, value]) => !same(value, shown[name]))
    if (!isTyped) onLatest?.(newer)
  }, [newer, typed, sent, getValues, onLatest])
  const { conflict, merge } = useMerge({ entity, record, newer, onLatest })
  if (!newer || !typed || isSubmitting) return null
  const who = ['updatedBy', 'updatedAt'].map((name) => (
    <FieldCell key={name} {...{ entity, name }} field={fieldAt(entity, name)!} record={newer} />
  ))
  const fields = changedLabels(entity, record, newer).map((label) => say(label))
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={merge}>
          {say(['现在合并', 'Merge now'])}
        </Button>
      }
    >
      <p className="conflict-who">
        {say(['已由', 'By'])} {who} {say(['保存：', 'saved:'])}
        <span>{fields.join(say(['、', ', ']))}</span>
      </p>
      {say([
        '此记录刚刚有了新的修改。你的输入都在，保存时会与之合并；同一处都改过的，由你选择。',
        'This record has just been changed. What you typed stays; saving brings both together, and asks where both changed the same.',
      ])}
      <Suspense fallback={null}>
        {conflict && <ConflictDialog entity={entity} {...conflict} goOn={mergeLabel} />}
      </Suspense>
    </Alert>
  )
}

const mergeLabel: Label = ['按所选合并', 'Merge as chosen']

/** More are not told one by one. */
const MOST = 5

function changedLabels(entity: Entity, before: Row, after: Row): Label[] {
  const fields = Object.entries(entity.fields)
    .filter(([name, field]) => !isKept(field) && !same(before[name], after[name]))
    .map(([, { label }]) => label)
  const more: Label = [`等 ${fields.length} 项`, `${fields.length} fields in all`]
  return fields.length > MOST ? [...fields.slice(0, MOST), more] : fields
}

interface Merging {
  readonly entity: Entity
  readonly record: Row
  readonly newer: Row | undefined
  onLatest?: ((latest: Row) => void) | undefined
}

/** Brings what is typed and what somebody else saved together in the form itself; where both changed the same it asks. */
function useMerge({ entity, record, newer, onLatest }: Merging) {
  const { getValues, setValue } = useFormContext()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const merge = async () => {
    if (!newer) return
    const typed = getValues()
    const merged = mergeRecords(entity, record, newer, typed)
    const decision: Decision =
      merged.collisions.length === 0
        ? merged.values
        : await new Promise<Decision>((decide) => setConflict({ merged, decide }))
    setConflict(null)
    if (decision === 'cancel') return
    const values = decision === 'reload' ? newer : decision
    // What is typed and differs from the record as it was read stays when theirs is shown.
    for (const name of Object.keys(typed))
      if (!same(typed[name], record[name]))
        setValue(name, values[name] ?? null, { shouldDirty: true })
    onLatest?.(newer)
  }
  return { conflict, merge }
}
