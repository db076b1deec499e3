import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { Form } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import { type Entity, f, type Row } from '#declare'
import { Select } from '#widgets/input/Select.tsx'
import { PortalError } from '../../client/portalError.ts'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { errorsAt } from '../form/errorsAt.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { useMasked } from '../list/useMasked.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { ChangeRow } from './ChangeRow.tsx'
import { type Change, editsOf, namesOf, offeredFields, offeredWays, replacedIn } from './changes.ts'
import { type Edit, previewEdit } from './editCalls.ts'

const LastEdits = lazy(() => import('./LastEdits.tsx'))

interface Props {
  readonly entity: Entity
  readonly meant: Meant
  readonly held: readonly string[]
  /** One came to find and replace: it begins with that, in the text that is written at length. */
  readonly replaces?: boolean
  onSeen(edit: Edit): void
  /** An earlier one is looked at again, or what taking it back would do. */
  onOpen(edit: Edit): void
  onClose(): void
}

/** What is to be changed: one row a field, with what is done to it. */
export function Changes({ entity, meant, held, replaces, onSeen, onOpen, onClose }: Props) {
  const say = useSay()
  const masked = useMasked(entity)
  const offered = offeredFields(entity, held)
  const made = useRef(0)
  const newChange = (field: string): Change => ({
    key: `c${made.current++}`,
    field,
    way: offeredWays(entity.fields[field]!, masked.has(field))[0] ?? 'set',
  })
  const [changes, setChanges] = useState<readonly Change[]>(() =>
    replaces
      ? replacedIn(entity, held)
          .filter((field) => !masked.has(field))
          .slice(0, 1)
          .map((field) => ({ ...newChange(field), way: 'replace' as const }))
      : [],
  )
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const left = offered.filter((name) => !changes.some(({ field }) => field === name))
  const preview = async (values: Row) => {
    setBusy(true)
    setRefused(null)
    const edits = editsOf(entity, changes, values)
    try {
      const reason = String(values.reason ?? '').trim()
      onSeen(await agreeing(meant, (now) => previewEdit(entity, now, edits, reason)))
    } catch (error) {
      setRefused(wordsOf(error))
      const inputs = changes.map(({ field, key }) => [field, namesOf(key).value])
      return errorsAt(error, { reason: 'reason', ...Object.fromEntries(inputs) })
    } finally {
      setBusy(false)
    }
    return {}
  }
  return (
    <Form defaultValues={defaults} onSubmit={preview} disableInvalidFormNotification>
      <DialogContent className="edit-changes">
        {changes.map((change) => (
          <ChangeRow
            key={change.key}
            {...{ entity, change, masked }}
            offered={[change.field, ...left]}
            onChange={(next) =>
              setChanges(changes.map((one) => (one.key === change.key ? next : one)))
            }
            onField={(field) =>
              setChanges(changes.map((one) => (one.key === change.key ? newChange(field) : one)))
            }
            onRemove={() => setChanges(changes.filter((one) => one.key !== change.key))}
          />
        ))}
        {left.length > 0 && (
          <FieldChoice
            {...{ entity, left }}
            isFirst={changes.length === 0}
            onChoose={(field) => setChanges([...changes, newChange(field)])}
          />
        )}
        {changes.length > 0 && <FieldInput source="reason" field={why} />}
        {refused && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
            {refused}
          </Alert>
        )}
        <Suspense fallback={null}>
          <LastEdits entity={entity} onOpen={onOpen} />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button type="submit" variant="contained" disabled={changes.length === 0} loading={busy}>
          {say(['预览', 'Preview'])}
        </Button>
      </DialogActions>
    </Form>
  )
}

const why = f.text('修改原因（选填，记入历史）', 'Why (optional, told in the history)', {
  ...{ min: 4, max: 100 },
})

/** A time is shifted to the later by days, unless somebody says otherwise: of as many changes as anybody makes. */
const defaults: Row = Object.fromEntries(
  Array.from({ length: 60 }, (_, at) => namesOf(`c${at}`)).flatMap(({ turn, unit, amount }) => [
    [turn, '+'],
    [unit, 'd'],
    [amount, 1],
  ]),
)

/** Where the filter has come to mean another number of records, these are looked at: the preview says how many. */
async function agreeing(meant: Meant, send: (meant: Meant) => Promise<Edit>): Promise<Edit> {
  try {
    return await send(meant)
  } catch (error) {
    const count = error instanceof PortalError ? error.answer.confirm?.count : undefined
    if (count === undefined || !('filter' in meant)) throw error
    return send({ ...meant, count })
  }
}

interface FieldChoiceProps {
  readonly entity: Entity
  readonly left: readonly string[]
  readonly isFirst: boolean
  onChoose(field: string): void
}

function FieldChoice({ entity, left, isFirst, onChoose }: FieldChoiceProps) {
  const say = useSay()
  const label = isFirst
    ? say(['选择要修改的字段', 'Choose a field to change'])
    : say(['再改一个字段', 'Change another field'])
  return (
    <div className="edit-add">
      <Add fontSize="small" aria-hidden />
      <Select
        aria-label={label}
        value=""
        choices={[
          ['', label],
          ...left.map((name) => [name, say(entity.fields[name]!.label)] as const),
        ]}
        onChoose={(name) => name && onChoose(name)}
      />
    </div>
  )
}
