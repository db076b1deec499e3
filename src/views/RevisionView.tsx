import { useQueryClient } from '@tanstack/react-query'
import { useGetOne, useNotify } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type { Entity, Label, Row, Screen } from '#declare'
import { mayUse } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import type { Conflict, Decision } from './form/ConflictDialog.tsx'
import { mergeRecords } from './form/mergeRecords.ts'
import { type FormFailure, RecordForm } from './form/RecordForm.tsx'
import { notifyError, outcomeOf } from './form/useSave.ts'
import { changedValues } from './form/values.ts'
import { NoRecord } from './NoRecord.tsx'
import { RevisedFields } from './revision/RevisedFields.tsx'
import { RevisionPanel } from './revision/RevisionPanel.tsx'
import { type Revised, readRevision, saveRevision } from './revision/revisionCalls.ts'
import { revisionKey, useRevision } from './revision/useRevision.ts'
import type { ViewProps } from './ViewProps.ts'
import { WaitingRows } from './WaitingRows.tsx'
import './revision/revision.css'

const savedSaid: Label = ['修订稿已保存', 'The revision is saved']
const sameSaid: Label = [
  '与线上一致，已没有修订稿',
  'Nothing differs from what is live: there is no revision any more',
]
const goneSaid: Label = [
  '修订稿刚被他人发布或丢弃。你的输入都在：可回到线上内容，重新存为修订稿。',
  'Somebody has just published or discarded the revision. What you typed stays: go back to what is live and revise it anew.',
]

const ConflictDialog = lazy(() => import('./form/ConflictDialog.tsx'))

/** The change of a live record that waits to be published: compared with what readers see, written on, approved, published. */
export default function RevisionView({ screen, entity, id }: ViewProps) {
  const viewer = useViewer()
  const { data, error } = useGetOne(entity.name, { id: String(id) })
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!mayUse(viewer, entity, 'update')) return <NoRecord screen={screen} />
  if (!data) return <WaitingRows count={6} cards />
  return (
    <DialogProvider>
      <Loaded {...{ screen, entity }} live={data as Row} />
    </DialogProvider>
  )
}

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly live: Row
}

function Loaded({ screen, entity, live }: Props) {
  const { data, error } = useRevision(entity, live)
  const path = `${screen.path}/${String(live.id)}`
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (data === undefined) return <WaitingRows count={6} cards />
  if (data === null) return <Navigate to={path} replace />
  return <Revision {...{ screen, entity, path }} told={data} />
}

interface RevisionProps extends Omit<Props, 'live'> {
  readonly told: Revised
  readonly path: string
}

function Revision({ screen, entity, path, told }: RevisionProps) {
  const say = useSay()
  const notify = useNotify()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // Filled anew only with what is shown on purpose: what somebody else saves is merged when one saves.
  const [read, show] = useState(told)
  const [turn, setTurn] = useState(0)
  const id = Number(told.record.id)
  const renew = (next: Revised | null) => {
    client.setQueryData(revisionKey(entity, id), next)
    void client.invalidateQueries({ queryKey: [entity.name, 'revisions'] })
    if (next) show(next)
  }
  const decide = async (...merging: Parameters<typeof mergeRecords>): Promise<Decision> => {
    const merged = mergeRecords(...merging)
    if (merged.collisions.length === 0) return merged.values
    const decision = await new Promise<Decision>((made) => setConflict({ merged, decide: made }))
    setConflict(null)
    return decision
  }
  /** What was changed live since is asked about before: saving says that the revision is meant on top of it. */
  const save = async (typed: Row, onto: Revised): Promise<FormFailure | null> => {
    const { live, revision } = onto
    const values =
      revision.overtaken.length > 0
        ? await decide(entity, { ...live, ...revision.base }, live, typed)
        : typed
    if (values === 'cancel') return { errors: {} }
    try {
      const changed = changedValues(entity, values === 'reload' ? live : values, live)
      const saved = await saveRevision(entity, live, revision.version, changed)
      renew(saved)
      notify(say(saved ? savedSaid : sameSaid), { type: saved ? 'success' : 'info' })
      if (!saved) navigate(path)
      else if (values !== typed) setTurn(turn + 1)
      return null
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome?.kind === 'refused') return { errors: outcome.errors }
      if (outcome?.kind === 'stale' && values !== 'reload') return mergeAndSave(values, onto)
      notifyError(notify, error)
      return { errors: {} }
    }
  }
  /** Somebody saved the record or the revision since it was read. */
  const mergeAndSave = async (values: Row, onto: Revised): Promise<FormFailure | null> => {
    const now = await readRevision(entity, id)
    if (!now) {
      notify(say(goneSaid), { type: 'warning' })
      return { errors: {} }
    }
    const decision = await decide(entity, onto.record, now.record, values)
    if (decision === 'cancel') return { errors: {} }
    if (decision !== 'reload') return save(decision, now)
    renew(now)
    setTurn(turn + 1)
    return null
  }
  /** What was changed live meanwhile is brought into the revision. */
  const takeUp = async () => {
    const failed = await save(read.record, read)
    const messages = Object.values(failed?.errors ?? {})
    if (messages.length > 0) notify(messages.join('；'), { type: 'error' })
  }
  const over = () => {
    client.setQueryData(revisionKey(entity, id), null)
    navigate(path)
  }
  // What is settled about it by its buttons is shown at once; what is typed stays.
  const shown =
    told.revision.version === read.revision.version ? { ...read, revision: told.revision } : read
  return (
    <>
      <RecordForm
        key={turn}
        {...{ screen, entity }}
        record={read.record}
        isNew={false}
        submit={(values) => save(values, read)}
        revises={{
          live: read.live,
          side: <RevisionPanel {...{ entity, path }} told={shown} onOver={over} />,
          above: <RevisedFields {...{ entity }} told={shown} onTakeUp={() => void takeUp()} />,
        }}
      />
      <Suspense fallback={null}>
        {conflict && <ConflictDialog entity={entity} {...conflict} />}
      </Suspense>
    </>
  )
}
