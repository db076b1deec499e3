import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Action, Entity, Label, Row, Screen } from '#declare'
import { Spared } from '#widgets/Spared.tsx'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { hasUploads, namesIn } from '../../client/uploadsUnderWay.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt } from '../fieldAt.ts'
import { labelOn } from '../perform/labels.ts'
import { usePerform } from '../perform/usePerform.ts'
import { ActionButton } from '../record/ActionButton.tsx'
import { actionsOn, leadsOn, movesFrom } from '../record/demands.ts'
import { mayDo, whyNot } from '../record/mayDo.ts'
import { UsesButton } from '../record/UsesButton.tsx'
import { useChecked } from '../record/useChecked.ts'
import { useMovers } from '../record/useMovers.ts'
import { closedFields } from './closedFields.ts'
import { fillable, keptNames, sectionsOf } from './layout.ts'
import { Kept, sectionId } from './Sections.tsx'
import { useFill } from './useFill.ts'
import { useOffer } from './useOffer.ts'

const History = lazy(() => import('../record/History.tsx'))
const TalkButton = lazy(() => import('../talk/TalkButton.tsx'))
const Gather = lazy(() => import('./Gather.tsx'))
const PicturesDialog = lazy(() => import('./PicturesDialog.tsx'))
const Newest = lazy(() => import('./Newest.tsx'))
const RelatedFacts = lazy(() => import('./RelatedFacts.tsx'))
const PlannedMoves = lazy(() => import('../planned/PlannedMoves.tsx'))
const PreviewPanel = lazy(() => import('../preview/PreviewPanel.tsx'))

/** Said where what is on its way would be left out of what readers see, without a word. */
const filesFirst: Label = [
  '未办理：有文件还没有传完（{names}）。请等它传完并保存，或先取消',
  'Not done: files have not arrived ({names}). Wait for them and save, or cancel them first',
]

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  readonly hidden: readonly string[]
  readonly onChanged?: (() => void) | undefined
}

/** Beside the form: where one can jump, what can be done, what the portal keeps, the history. */
export function SidePanel({ entity, record, isNew, hidden, onChanged }: Props) {
  const say = useSay()
  return (
    <aside className="form-side">
      <FormActions {...{ entity, record, isNew }} onChanged={onChanged} />
      {!isNew && <State {...{ entity, record }} onChanged={onChanged} />}
      {!isNew && Object.values(entity.moves).some(({ timed }) => timed) && (
        <Suspense fallback={null}>
          <PlannedMoves {...{ entity, record }} />
        </Suspense>
      )}
      <Anchors {...{ entity, hidden, isNew, record }} />
      <Related {...{ entity, record }} />
      {!isNew && <Belonging {...{ entity, record }} />}
      {!isNew && (
        <section className="card panel record">
          <h2>{say(['记录', 'Record'])}</h2>
          {keptNames(entity, hidden).map((name) => (
            <Kept key={name} {...{ entity, name, record }} />
          ))}
          {stampsOf(entity).map((name) => (
            <div className="kept" key={name}>
              <span className="kept-label">{say(fieldAt(entity, name)!.label)}</span>
              <FieldCell
                entity={entity}
                name={name}
                field={fieldAt(entity, name)!}
                record={record}
              />
            </div>
          ))}
          {!entity.keysOf && (
            <>
              {!hasOwnHistory(entity) && (
                <HistoryButton entity={entity} record={record} onChanged={onChanged} />
              )}
              <UsesButton entity={entity} record={record} sx={{ mt: 0.5 }} />
              <Spared>
                <TalkButton entity={entity} record={record} sx={{ mt: 0.5 }} />
              </Spared>
            </>
          )}
        </section>
      )}
    </aside>
  )
}

/** Settings are made once and for all, and each has a history of its own. */
const stampsOf = ({ keysOf }: Entity): readonly string[] => [
  ...(keysOf ? [] : ['createdBy', 'createdAt']),
  'updatedBy',
  'updatedAt',
]

/** The newest of what belongs to the record, where a list is opened that says so. */
function Belonging({ entity, record }: Pick<Props, 'entity' | 'record'>) {
  const viewer = useViewer()
  const shown = Object.entries(entity.actions).filter(
    ([name, { newest }]) => newest !== undefined && mayUse(viewer, entity, name),
  )
  return (
    <Spared>
      {shown.map(([name, action]) => (
        <Newest key={name} {...{ action, record }} />
      ))}
    </Spared>
  )
}

/** What holds for the record and stands elsewhere. */
function Related({ entity, record }: Pick<Props, 'entity' | 'record'>) {
  const viewer = useViewer()
  const shown = Object.entries(entity.actions).filter(
    ([name, { facts }]) => facts !== undefined && mayUse(viewer, entity, name),
  )
  return (
    <Spared>
      {shown.map(([name, action]) => (
        <RelatedFacts key={name} {...{ action, record }} />
      ))}
    </Spared>
  )
}

function State({ entity, record, onChanged }: Pick<Props, 'entity' | 'record' | 'onChanged'>) {
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const notify = useNotify()
  const { formState } = useFormContext()
  const { dirtyFields } = formState
  const movers = useMovers(entity, record)
  const panel = useRef<HTMLElement>(null)
  const moves = movesFrom(entity, record, mayDo(viewer, entity, record))
  const { against } = useChecked(
    entity,
    record,
    moves.map(([name]) => name),
  )
  if (moves.length === 0) return null
  const run = async (move: string) => {
    if (Object.keys(dirtyFields).length > 0)
      return notify(say(['请先保存修改', 'Save the changes first']), { type: 'warning' })
    const form = panel.current?.closest('form')
    if (form && hasUploads(form))
      return notify(
        say(filesFirst, {
          names: [...namesIn(form, 'sending'), ...namesIn(form, 'failed')].join(say(['、', ', '])),
        }),
        { type: 'warning' },
      )
    if (await perform.move(record, move)) onChanged?.()
  }
  return (
    <section className="card panel" aria-labelledby="moves-title" ref={panel}>
      <h2 id="moves-title">{say(['可进行的操作', 'What can be done'])}</h2>
      <div className="panel-buttons">
        {moves.map(([name, move]) => (
          <ActionButton
            key={name}
            label={move.label}
            whyNot={whyNot(viewer, entity, record, name, movers) ?? against(name)}
            variant={leadsOn(entity, record, move) ? 'contained' : 'outlined'}
            press={() => void run(name)}
          />
        ))}
      </div>
    </section>
  )
}

/** Works on what is typed, saved or not. */
const isOfForm = ({ fills, previews, offers, gathers, uploads }: Action): boolean =>
  Boolean(fills || previews || offers || gathers || uploads)

/** Changes the record that stands in the form, which is read anew afterwards. */
const changes = ({ runs, sets, gives, begins }: Action): boolean =>
  Boolean(runs || sets) && !gives && !begins

/** Actions of the form; one that fills writes into the inputs, so that it can be looked at before it is saved. */
function FormActions({
  entity,
  record,
  isNew,
  onChanged,
}: Pick<Props, 'entity' | 'record' | 'isNew' | 'onChanged'>) {
  const say = useSay()
  const notify = useNotify()
  const { formState } = useFormContext()
  const { dirtyFields } = formState
  const viewer = useViewer()
  const perform = usePerform(entity)
  const fill = useFill(entity, isNew)
  const offer = useOffer(entity)
  const [gathering, setGathering] = useState<string | null>(null)
  const [uploading, setUploading] = useState<string | null>(null)
  const [previewed, setPreviewed] = useState<string | null>(null)
  const may = mayDo(viewer, entity, isNew ? undefined : record)
  const actions = actionsOn(entity, 'form', may, isNew ? undefined : record).filter(
    // What stands in the bar of the form stands there alone.
    ([, action]) => !action.next && !action.phrases && (isOfForm(action) || !isNew),
  )
  const change = async (name: string, action: Action) => {
    if (changes(action) && Object.keys(dirtyFields).length > 0)
      return notify(say(['请先保存修改', 'Save the changes first']), { type: 'warning' })
    if ((await perform.action(record, name)) && changes(action)) onChanged?.()
  }
  const run = (name: string, action: Action) => {
    if (action.previews) return setPreviewed(name === previewed ? null : name)
    if (action.gathers) return setGathering(name)
    if (action.uploads) return setUploading(name)
    if (action.offers) return void offer(name)
    void (action.fills ? fill(name) : change(name, action))
  }
  if (actions.length === 0) return null
  return (
    <section className="card panel">
      <div className="panel-buttons">
        {actions.map(([name, action]) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => run(name, action)}
            {...(action.previews && { 'aria-expanded': name === previewed })}
          >
            {say(labelOn(action, isNew ? null : record))}
          </Button>
        ))}
      </div>
      <Suspense fallback={null}>
        {gathering && (
          <Gather entity={entity} name={gathering} onClose={() => setGathering(null)} />
        )}
        {uploading && (
          <PicturesDialog entity={entity} name={uploading} onClose={() => setUploading(null)} />
        )}
        {previewed && (
          <PreviewPanel
            {...{ entity, record, isNew }}
            name={previewed}
            onClose={() => setPreviewed(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

type AnchorsProps = Pick<Props, 'entity' | 'hidden' | 'isNew' | 'record'>

function Anchors({ entity, hidden, isNew, record }: AnchorsProps) {
  const say = useSay()
  const { formState } = useFormContext()
  const closed = closedFields(entity, hidden, record)
  const sections = fillable(sectionsOf(entity, hidden, isNew), closed)
  if (sections.length < 2) return null
  const wrong = (rows: readonly (readonly string[])[]) =>
    rows.flat().filter((name) => formState.errors[name]).length
  return (
    <nav className="card panel anchors" aria-label={say(['表单分组', 'Sections'])}>
      {sections.map(({ key, label, rows }) => (
        <button
          type="button"
          key={key}
          onClick={() =>
            document
              .getElementById(sectionId(key))
              ?.scrollIntoView({ behavior: 'smooth', block: 'start' })
          }
        >
          {say(label)}
          {wrong(rows) > 0 && (
            <span className="wrong">
              {say(['{count} 处有误', '{count} wrong'], { count: wrong(rows) })}
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}

/** Where a declaration tells of versions itself, one list of them is enough. */
const hasOwnHistory = ({ actions }: Entity): boolean => actions.history?.looks !== undefined

function HistoryButton({
  entity,
  record,
  onChanged,
}: Pick<Props, 'entity' | 'record' | 'onChanged'>) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ ml: -0.75, mt: 0.5 }}>
        {say(['修改历史', 'History'])}
      </Button>
      <Suspense fallback={null}>
        {open && (
          <History
            entity={entity}
            record={record}
            onClose={() => setOpen(false)}
            onRestored={() => {
              setOpen(false)
              onChanged?.()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
