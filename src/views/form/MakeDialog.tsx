import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Form, ResourceContextProvider } from 'ra-core'
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FieldPath, type Resolver, useFormContext, useFormState } from 'react-hook-form'
import { type Entity, isKept, type Row } from '#declare'
import { MakeRecordContext } from '#widgets/reference/MakeRecord.ts'
import { useSay } from '../../i18n/useSay.ts'
import { DialogProvider } from '../dialog/DialogProvider.tsx'
import { FormErrors } from './FormErrors.tsx'
import { editableNames } from './layout.ts'
import { resolverOf } from './resolver.ts'
import { Sections } from './Sections.tsx'
import { useSave } from './useSave.ts'
import { useSituation } from './useSituation.ts'
import { blankRecord } from './values.ts'

interface Props {
  readonly entity: Entity
  /** What it was looked for by. */
  readonly title: string
  readonly filter?: Row | undefined
  /** With the number of the record that was made; null where none was. */
  onClose(id: number | null): void
}

/** The form of a new record over another form: what must be filled in first, the rest on demand. */
export default function MakeDialog(props: Props) {
  const say = useSay()
  const id = useId()
  const name = say(['新建{name}', 'New {name}'], { name: say(props.entity.label) })
  const typed = useRef(false)
  return (
    // What bubbles through here belongs to this form, not to the one around it.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Dialog
        open
        maxWidth="md"
        fullWidth
        aria-labelledby={id}
        // Neither a slip of the mouse nor of a key takes what was typed.
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown' && !typed.current) props.onClose(null)
        }}
      >
        <DialogTitle id={id}>{name}</DialogTitle>
        <MakeRecordContext value={null}>
          <DialogProvider>
            <ResourceContextProvider value={props.entity.name}>
              <MakeForm {...props} typed={typed} />
            </ResourceContextProvider>
          </DialogProvider>
        </MakeRecordContext>
      </Dialog>
    </div>
  )
}

interface FormProps extends Props {
  /** Whether there is something to lose. */
  readonly typed: RefObject<boolean>
}

function MakeForm({ entity, title, filter, onClose, typed }: FormProps) {
  const record = useMemo(() => begun(entity, title, filter), [entity, title, filter])
  const names = useMemo(() => editableNames(entity, []), [entity])
  const initial = useMemo(
    () => Object.fromEntries(names.map((name) => [name, record[name] ?? null])),
    [names, record],
  )
  const situation = useSituation(entity, null)
  const resolver = useMemo(
    () => resolverOf((values) => situation({ ...record, ...values })),
    [situation, record],
  )
  const save = useSave(entity)
  const [failure, setFailure] = useState<{ readonly [field: string]: string }>({})
  const submit = async (values: Row) => {
    const saved = await save({ ...record, ...values }, null)
    if (saved.kind === 'saved') onClose(Number(saved.record.id))
    if (saved.kind === 'refused') setFailure(saved.errors)
  }
  return (
    <Form
      record={initial}
      resolver={resolver}
      onSubmit={submit as never}
      mode="onTouched"
      reValidateMode="onChange"
      disableInvalidFormNotification
      noValidate
      className="make-form"
    >
      <Fields {...{ entity, record, names, failure, typed, resolver }} />
      <Buttons onCancel={() => onClose(null)} />
    </Form>
  )
}

interface FieldsProps {
  readonly entity: Entity
  readonly record: Row
  readonly names: readonly string[]
  readonly failure: { readonly [field: string]: string }
  readonly typed: RefObject<boolean>
  readonly resolver: Resolver<Row>
}

/** What must be filled in; everything where somebody wants it, or where something else is wrong. */
function Fields({ entity, record, names, failure, typed, resolver }: FieldsProps) {
  const say = useSay()
  const { setError } = useFormContext()
  const { errors, isDirty } = useFormState()
  typed.current = isDirty
  const [whole, setWhole] = useState(false)
  const optional = names.filter((name) => !entity.fields[name]?.required && name !== entity.title)
  const kept = Object.keys(entity.fields).filter((name) => isKept(entity.fields[name]!))
  useEffect(() => {
    for (const [path, message] of Object.entries(failure))
      setError(path as FieldPath<Row>, { type: 'portal', message })
  }, [failure, setError])
  const all = whole || optional.some((name) => errors[name] !== undefined)
  const others = Object.fromEntries(
    Object.entries(failure).filter(([path]) => !names.includes(path.split('.')[0]!)),
  )
  return (
    <DialogContent dividers>
      <FormErrors entity={entity} others={others} resolver={resolver} />
      <Sections
        {...{ entity, record }}
        isNew
        within="make-"
        hidden={all ? kept : [...kept, ...optional]}
      />
      {!all && optional.length > 0 && (
        <Button size="small" onClick={() => setWhole(true)}>
          {say(['填写其余 {count} 项', 'Fill in {count} more'], { count: optional.length })}
        </Button>
      )}
    </DialogContent>
  )
}

function Buttons({ onCancel }: { onCancel(): void }) {
  const say = useSay()
  const { isSubmitting } = useFormState()
  return (
    <DialogActions>
      <Button color="inherit" onClick={onCancel}>
        {say(['取消', 'Cancel'])}
      </Button>
      <Button variant="contained" type="submit" loading={isSubmitting}>
        {say(['保存并选用', 'Save and use'])}
      </Button>
    </DialogActions>
  )
}

/** A new record with what it was looked for by as its title, and what the picker is bound to where it says so. */
function begun(entity: Entity, title: string, filter: Row = {}): Row {
  const bound = Object.entries(filter).filter(
    ([name, value]) =>
      name in entity.fields && !isKept(entity.fields[name]!) && typeof value !== 'object',
  )
  const named =
    title !== '' && ['text', 'longText'].includes(entity.fields[entity.title]?.kind ?? '')
  return blankRecord(entity, {
    ...Object.fromEntries(bound),
    ...(named && { [entity.title]: title }),
  })
}
