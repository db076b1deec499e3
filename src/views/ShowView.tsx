import Button from '@mui/material/Button'
import { useGetOne } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import type { Entity, Label, Row } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { kinds } from '#widgets/kinds.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { isNamed, titleOf } from './fieldAt.ts'
import { keptNames, sectionsOf } from './form/layout.ts'
import { NoRecord } from './NoRecord.tsx'
import { PrintButton } from './overlay/PrintButton.tsx'
import { usePerform } from './perform/usePerform.ts'
import { ActionButtons } from './record/ActionButtons.tsx'
import { actionsOn } from './record/demands.ts'
import { FoundHere } from './record/FoundHere.tsx'
import { mayDo } from './record/mayDo.ts'
import { UsesButton } from './record/UsesButton.tsx'
import { StandInBanner } from './StandInBanner.tsx'
import { StateInHead } from './StateInHead.tsx'
import { EditButton } from './show/EditButton.tsx'
import { Facts } from './show/Facts.tsx'
import { useOwnScreen } from './useOwnScreen.ts'
import type { ViewProps } from './ViewProps.ts'
import './form/form.css'
import './form/held.css'
import './show.css'

const History = lazy(() => import('./record/History.tsx'))
const RevealButton = lazy(() => import('./reveal/RevealButton.tsx'))
const TalkButton = lazy(() => import('./talk/TalkButton.tsx'))

interface Props extends ViewProps {
  /** Why it is only read here, by whoever may change others of its kind. */
  readonly locked?: string
}

/** One record to be read: every value, its state, and the moves it can make. */
export default function ShowView(props: Props) {
  return (
    <DialogProvider>
      <Show {...props} />
    </DialogProvider>
  )
}

function Show({ screen, entity, id, locked }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const [history, setHistory] = useState(false)
  const { data, error, refetch } = useGetOne(entity.name, { id: String(id) })
  const own = useOwnScreen(entity, screen, data as Row | undefined)
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  if (own) return <Navigate to={own} replace />
  const record = data as Row
  const may = mayDo(viewer, entity, record)
  const inPlace = actionsOn(entity, 'row', may, record).filter(([, { inPlaceOf }]) => inPlaceOf)
  const replaced = inPlace.flatMap(([, { inPlaceOf = [] }]) => inPlaceOf)
  const stand = ['id', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt']
  const kept = keptNames(entity, [])
  const groups = [
    ...sectionsOf(entity, []).map(({ key, label, rows }) => ({ key, label, names: rows.flat() })),
    ...(kept.length > 0 ? [{ key: 'kept', label: keptLabel(entity, kept), names: kept }] : []),
    { key: 'record', label: ['记录', 'Record'] as const, names: stand },
  ]
  return (
    <div className="list">
      <div className="list-head">
        <h1>
          {isNamed(entity, record)
            ? titleOf(entity, record)
            : `${say(entity.label)} ${titleOf(entity, record)}`}
        </h1>
        <StateInHead entity={entity} record={record} />
        <Suspense fallback={null}>
          <RevealButton entity={entity} record={record} />
        </Suspense>
        <div className="room" />
        {!locked && <EditButton {...{ screen, entity, record }} />}
        <ActionButtons {...{ entity, record, perform }} without={inPlace.map(([name]) => name)} />
        <Button color="inherit" onClick={() => setHistory(true)}>
          {say(['修改历史', 'History'])}
        </Button>
        <UsesButton entity={entity} record={record} color="inherit" />
        {!entity.keysOf && (
          <Suspense fallback={null}>
            <TalkButton entity={entity} record={record} color="inherit" />
          </Suspense>
        )}
        <PrintButton />
        <Button color="inherit" component={Link} to={screen.path}>
          {say(['返回', 'Back'])}
        </Button>
      </div>
      <StandInBanner entity={entity} />
      {locked && (
        <p className="held-note" role="note">
          {say(['{reason}。在这里只能查看。', '{reason}. It can only be read here.'], {
            reason: locked,
          })}
        </p>
      )}
      {groups.map(({ key, label, names }) => (
        <section className="card section" key={key}>
          <h2>{say(label)}</h2>
          <Facts {...{ entity, record }} names={names.filter((name) => !replaced.includes(name))} />
          {inPlace
            .filter(([, { inPlaceOf }]) => inPlaceOf?.some((name) => names.includes(name)))
            .map(([name, { label: head }]) => (
              <FoundHere key={name} {...{ entity, record, name }} label={head} />
            ))}
        </section>
      ))}
      <Suspense fallback={null}>
        {history && (
          <History
            {...{ entity, record }}
            onClose={() => setHistory(false)}
            onRestored={() => void refetch()}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What the portal keeps are mostly figures; where something else is among them, it is called so. */
const keptLabel = (entity: Entity, names: readonly string[]): Label =>
  names.every((name) => kinds[shownAs(entity.fields[name]!).kind].is.figure !== undefined)
    ? ['统计', 'Figures']
    : ['其他信息', 'More']
