import { Form, ResourceContextProvider } from 'ra-core'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { settledBy } from '#derive/listFilter/heldBy.ts'
import { MakeRecordContext } from '#widgets/reference/MakeRecord.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useFixed } from '../list/useFixed.ts'
import { StandInBanner } from '../StandInBanner.tsx'
import { Changed } from './Changed.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { draftKey, draftPlace, formName } from './draft.ts'
import { FilesOf } from './FilesOf.tsx'
import { FormBar } from './FormBar.tsx'
import { FormErrors } from './FormErrors.tsx'
import { FormHead } from './FormHead.tsx'
import { FormNotes } from './FormNotes.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { editableNames } from './layout.ts'
import { MakeHere } from './MakeHere.tsx'
import { Others } from './Others.tsx'
import { forgetTyped } from './portalDrafts.ts'
import { resolverOf } from './resolver.ts'
import { Sections } from './Sections.tsx'
import { SidePanel } from './SidePanel.tsx'
import type { SaveThen } from './saveThen.ts'
import { turnAction } from './turnAction.ts'
import { useDryCheck } from './useDryCheck.ts'
import { useFirstField } from './useFirstField.ts'
import { useGoOn } from './useGoOn.ts'
import { type Sent, useRenewed } from './useRenewed.ts'
import { useSituation } from './useSituation.ts'
import { WantingNote } from './WantingNote.tsx'
import './form.css'

const RevisionNote = lazy(() => import('../revision/RevisionNote.tsx'))

/** Messages by field; empty where somebody has been told already. */
export interface FormFailure {
  readonly errors: { readonly [field: string]: string }
}
interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  /** Null once saved; `onKept` is called as soon as the portal has it. */
  submit(values: Row, then: SaveThen, onKept: () => void): Promise<FormFailure | null>
  /** The record was moved or brought back: it is to be read again. */
  onChanged?(): void
  /** The record as the portal told it last; newer than `record` where somebody else was at it. */
  readonly latest?: Row | undefined
  /** The newer one is shown. */
  onLatest?(latest: Row): void
  /** What was masked of the record is shown in full. */
  onShown?(values: Row): void
  /** Leads to the next record that waits, without this one. */
  onSkip?(): void
  /** It stands beside what the record belongs to: nothing in it leads elsewhere. */
  readonly beside?: boolean | undefined
  /** What is typed goes into the revision of the record, not into what readers see. */
  readonly revises?: RevisedForm | undefined
}

/** How the form of a revision differs: what readers see, and what stands beside and above the inputs. */
export interface RevisedForm {
  readonly live: Row
  readonly side: ReactNode
  readonly above: ReactNode
}

/** A form that was hidden and is shown again is filled anew: not over what was typed. */
const staying = { keepDirtyValues: true, keepErrors: true, keepTouched: true, keepIsValid: true }

/** The form of one record: its sections, its state and history beside it, the buttons below. */
export function RecordForm(props: Props) {
  const { screen, entity, record, isNew, submit, onChanged, onSkip, beside, revises } = props
  const { info } = useUser()
  const fixed = useFixed(entity, screen)
  const hidden = useMemo(() => Object.keys(settledBy(fixed)), [fixed])
  const situation = useSituation(entity, isNew ? null : record)
  const resolver = useMemo(
    () => resolverOf((values) => situation({ ...record, ...values })),
    [situation, record],
  )
  const main = useRef<HTMLDivElement>(null)
  useFirstField(main, isNew)
  useGoOn(main)
  const then = useRef<SaveThen>('stay')
  const turns = !isNew && !revises && turnAction(entity) !== undefined
  const leaving = useRef(false)
  const placed = revises ? `${Number(record.id)}/revision` : Number(record.id)
  const place = draftPlace(info.id, entity.name, isNew ? screen.path : placed)
  const [name] = useState(formName)
  const draft = draftKey(place, name)
  const [failure, setFailure] = useState<FormFailure['errors']>({})
  const initial = useMemo(() => {
    const names = editableNames(entity, hidden)
    return Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
  }, [entity, hidden, record])
  const values = useRef<(failed: FormFailure['errors']) => void>(() => undefined)
  const sent = useRef<Sent>({ values: null, again: false })
  const onSubmit = async (given: unknown) => {
    const typed = given as Row
    // Pressed again while the portal has not answered yet: what was typed since goes when it has.
    if (sent.current.values) {
      sent.current.again = true
      return
    }
    sent.current = { values: typed, again: false }
    leaving.current = true
    // Kept by the portal it is no draft any more, whatever is still to be told of it, such as a one-time password.
    const onKept = () => forgetTyped(draft)
    const failed = await submit({ ...record, ...typed }, then.current, onKept)
    if (!failed) {
      onKept()
      setFailure({})
      return
    }
    sent.current = { values: null, again: false }
    leaving.current = false
    values.current(failed.errors)
  }
  const saveToLeave = async (typed: Row) => {
    then.current = 'leave'
    await onSubmit(typed)
    return leaving.current
  }
  return (
    <ResourceContextProvider value={entity.name}>
      <Form
        record={initial}
        resolver={resolver}
        onSubmit={onSubmit}
        mode="onTouched"
        reValidateMode="onChange"
        disableInvalidFormNotification
        resetOptions={staying}
        className="form"
        noValidate
      >
        <ErrorsAt
          entity={entity}
          names={Object.keys(initial)}
          place={values}
          onOthers={setFailure}
        />
        <Renewed {...{ initial, sent, leaving }} submit={onSubmit} />
        <FormHead
          {...{ screen, entity, record, isNew, beside }}
          revises={revises !== undefined}
          onShown={props.onShown}
        />
        <div className={turns ? 'form-body form-turns' : 'form-body'}>
          <div className="form-main" ref={main}>
            <FormNotes>
              <StandInBanner entity={entity} />
              {!isNew && !entity.keysOf && (
                <Others {...{ entity, record, form: name }} within={main} />
              )}
              <DraftOffer {...{ entity, record, place }} own={draft} saved={leaving} />
              {!isNew && !revises && <WantingNote {...{ entity, record }} />}
              {entity.revisions && !isNew && !revises && (
                <Suspense fallback={null}>
                  <RevisionNote {...{ entity, record }} path={screen.path} />
                </Suspense>
              )}
              {revises?.above}
              <Changed {...props} sent={sent} />
            </FormNotes>
            <FormErrors entity={entity} others={failure} resolver={resolver} />
            <MakeRecordContext value={MakeHere}>
              <FilesOf {...{ screen, entity, record, isNew, place, draft }}>
                <Sections {...{ entity, record, isNew, hidden }} />
              </FilesOf>
            </MakeRecordContext>
          </div>
          {revises?.side ?? (
            <SidePanel {...{ screen, entity, record, isNew, hidden }} onChanged={onChanged} />
          )}
        </div>
        <FormBar
          {...{ screen, entity, record, isNew, then, leaving, draft, onSkip, beside }}
          revises={revises !== undefined}
        />
        <FirstInput />
        <LeaveGuard leaving={leaving} save={saveToLeave} />
        <DryCheck {...{ entity, isNew, leaving }} record={revises?.live ?? record} />
      </Form>
    </ResourceContextProvider>
  )
}

interface ErrorsProps {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly place: { current: (errors: FormFailure['errors']) => void }
  onOthers(errors: FormFailure['errors']): void
}

/** Puts what the portal found at the fields, the first of them focused; what has no field stands above the form. */
function ErrorsAt({ names, place, onOthers }: ErrorsProps) {
  const { setError } = useFormContext()
  const put = useCallback(
    (errors: FormFailure['errors']) => {
      const atField = (path: string) => names.includes(path.split('.')[0]!)
      const paths = Object.keys(errors).filter(atField)
      paths.sort((a, b) => names.indexOf(a.split('.')[0]!) - names.indexOf(b.split('.')[0]!))
      for (const [index, path] of paths.entries())
        setError(
          path as FieldPath<Row>,
          { type: 'portal', message: errors[path]! },
          { shouldFocus: index === 0 },
        )
      onOthers(Object.fromEntries(Object.entries(errors).filter(([path]) => !atField(path))))
    },
    [names, setError, onOthers],
  )
  place.current = put
  return null
}

function Renewed(props: Parameters<typeof useRenewed>[0]) {
  useRenewed(props)
  return null
}

/** Whoever comes from the one before goes on typing at once; a phone would put its keyboard over the record. */
function FirstInput() {
  const { state } = useLocation()
  const { setFocus } = useFormContext()
  const first = (state as { readonly focus?: string } | null)?.focus
  useEffect(() => {
    if (first && matchMedia('(min-width: 901px)').matches) setFocus(first)
  }, [first, setFocus])
  return null
}

function DryCheck(props: Parameters<typeof useDryCheck>[0]) {
  useDryCheck(props)
  return null
}
