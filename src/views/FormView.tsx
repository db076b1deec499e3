import { useGetOne } from 'ra-core'
import { lazy, Suspense, useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Row } from '#declare'
import { isEverLocked } from '#derive/isEverLocked.ts'
import { settledBy } from '#derive/listFilter/heldBy.ts'
import { mayUse } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import type { Conflict, Decision } from './form/ConflictDialog.tsx'
import { carryOver } from './form/carryOver.ts'
import { mergeRecords } from './form/mergeRecords.ts'
import { neighbours } from './form/neighbours.ts'
import type { FormFailure } from './form/RecordForm.tsx'
import { RecordForm } from './form/RecordForm.tsx'
import type { SaveThen } from './form/saveThen.ts'
import { whereOneIs } from './form/useGoOn.ts'
import { useSave } from './form/useSave.ts'
import { useTurn } from './form/useTurn.ts'
import { blankRecord, same, valuesOfAddress } from './form/values.ts'
import { listHolding } from './list/listHolding.ts'
import { useFixed } from './list/useFixed.ts'
import { NoRecord } from './NoRecord.tsx'
import { useRevise } from './revision/useRevise.ts'
import ShowView from './ShowView.tsx'
import { useOwnScreen } from './useOwnScreen.ts'
import type { ViewProps } from './ViewProps.ts'

const UnlessLocked = lazy(() => import('./form/UnlessLocked.tsx'))
const ConflictDialog = lazy(() => import('./form/ConflictDialog.tsx'))

interface FormViewProps extends ViewProps {
  /** It stands beside what the record belongs to: nothing in it leads elsewhere. */
  readonly beside?: boolean
}

/** Makes or changes one record. */
export default function FormView(props: FormViewProps) {
  const viewer = useViewer()
  const operation = props.id === undefined ? 'create' : 'update'
  if (!mayUse(viewer, props.entity, operation))
    return props.id === undefined ? <NoRecord screen={props.screen} /> : <ShowView {...props} />
  const form = (
    <DialogProvider>
      {props.id === undefined ? <NewRecord {...props} /> : <OldRecord {...props} id={props.id} />}
    </DialogProvider>
  )
  if (props.id === undefined || !isEverLocked(props.entity)) return form
  return (
    <Suspense fallback={null}>
      <UnlessLocked {...props} id={props.id}>
        {form}
      </UnlessLocked>
    </Suspense>
  )
}

function NewRecord({ screen, entity }: ViewProps) {
  const held = useFixed(entity, screen)
  const fixed = useMemo(() => settledBy(held), [held])
  const [search] = useSearchParams()
  // Typed values must not be lost when the address changes under the form.
  const [turn, setTurn] = useState(0)
  const { state } = useLocation()
  const [before, setBefore] = useState<Row>(
    (state as { readonly goesOn?: Row } | null)?.goesOn ?? {},
  )
  const record = useMemo(
    () => blankRecord(entity, { ...valuesOfAddress(entity, search), ...before, ...fixed }),
    [entity, search, before, fixed],
  )
  const navigate = useNavigate()
  const save = useSave(entity)
  const submit = async (
    values: Row,
    then: SaveThen,
    onKept: () => void,
  ): Promise<FormFailure | null> => {
    const saved = await save({ ...values, ...fixed }, null, { onKept })
    if (saved.kind === 'refused') return { errors: saved.errors }
    if (saved.kind !== 'saved') return { errors: {} }
    if (then === 'new') {
      setBefore(carryOver(entity, saved.record))
      setTurn(turn + 1)
    }
    if (then !== 'leave' && then !== 'new') {
      const list = listHolding(entity, screen, saved.record)
      if (then === 'back') navigate(list, { replace: true })
      else navigate(`${list}/${String(saved.record.id)}`, { replace: true, state: whereOneIs() })
    }
    return null
  }
  return <RecordForm key={turn} {...{ screen, entity, record, submit }} isNew />
}

function OldRecord({ screen, entity, id, beside }: FormViewProps & { readonly id: number }) {
  // Asked again whenever one comes back to the page: somebody may have been at it meanwhile.
  const { data, error, refetch } = useGetOne(entity.name, { id: String(id) })
  const navigate = useNavigate()
  const save = useSave(entity)
  const queue = useTurn(entity, screen, id)
  const revise = useRevise(entity)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [turn, setTurn] = useState(0)
  // What the form was filled with, not what may have been fetched since: changes are held against this.
  const read = useRef<Row | null>(null)
  if (data && (!read.current || read.current.id !== data.id)) read.current = data
  const own = useOwnScreen(entity, screen, data as Row | undefined)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  // What stands in the inputs in full, by what stood there in part.
  const masked = useRef<Row>({})
  const show = useCallback((next: Row) => {
    if (next.version !== read.current?.version) masked.current = {}
    read.current = { ...next }
    draw()
  }, [])
  const onShown = useCallback((values: Row) => {
    const now = read.current
    if (!now || Object.keys(values).every((name) => same(values[name], now[name]))) return
    masked.current = Object.fromEntries(Object.keys(values).map((name) => [name, now[name]]))
    read.current = { ...now, ...values }
    draw()
  }, [])
  // Read again behind a form that stands, a record that does not come takes nothing away.
  if (error && read.current?.id !== id) return <NoRecord screen={screen} error={error} />
  if (!read.current) return null
  const record = read.current
  if (own) return <Navigate to={own} replace />

  /** Somebody else's version, with what is masked in it as before in full, as it stands here: it is no change of theirs. */
  const withShown = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(
      Object.entries(masked.current)
        .filter(([name, part]) => same(row[name], part))
        .map(([name]) => [name, record[name]]),
    ),
  })

  const goOn = (saved: Row, then: SaveThen) => {
    const { next } = neighbours(screen.path, id)
    if (beside) show(saved)
    else if (then === 'turn') queue.lead()
    else if (then === 'new')
      navigate(`${screen.path}/create`, { state: { goesOn: carryOver(entity, saved) } })
    else if (then === 'back') navigate(screen.path)
    else if (then === 'next' && next !== undefined) navigate(`${screen.path}/${next}`)
    else if (then !== 'leave') show(saved)
  }
  const submit = async (
    values: Row,
    then: SaveThen,
    before: Row = record,
  ): Promise<FormFailure | null> => {
    if (then === 'revision') return revise(record, values, `${screen.path}/${id}/revision`)
    const saved =
      then === 'turn'
        ? await queue.take(values, before)
        : await save(values, before, { merged: before !== record })
    if (saved.kind === 'refused') return { errors: saved.errors }
    if (saved.kind === 'stopped') return { errors: {} }
    if (saved.kind === 'saved') {
      goOn(saved.record, then)
      return null
    }
    const current = withShown(saved.current)
    const merged = mergeRecords(entity, before, current, values)
    if (merged.collisions.length === 0) return submit(merged.values, then, current)
    const decision = await new Promise<Decision>((decide) => setConflict({ merged, decide }))
    setConflict(null)
    if (decision === 'cancel') return { errors: {} }
    if (decision !== 'reload') return submit(decision, then, current)
    show(saved.current)
    setTurn(turn + 1)
    return null
  }
  return (
    <>
      <RecordForm
        key={turn}
        {...{ screen, entity, record, beside }}
        submit={(values, then) => submit(values, then)}
        isNew={false}
        latest={data && withShown(data as Row)}
        onChanged={async () => show(((await refetch()).data ?? record) as Row)}
        onLatest={(next) => show(next.version === data?.version ? (data as Row) : next)}
        onShown={onShown}
        onSkip={() => void queue.skip()}
      />
      <Suspense fallback={null}>
        {conflict && <ConflictDialog entity={entity} {...conflict} />}
      </Suspense>
    </>
  )
}
