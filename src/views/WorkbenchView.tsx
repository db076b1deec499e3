import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEvent, useGetOne } from 'ra-core'
import { lazy, Suspense, use, useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { Entity, Label, Row, Screen } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { listPathOf, screensByPath } from '#resources/screens.ts'
import { mayUse, screensSeen } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { useNarrow } from '../theme/useNarrow.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { useDialog } from './dialog/useDialog.ts'
import { EmptyState } from './EmptyState.tsx'
import { calledOf } from './fieldAt.ts'
import { isHeld, release } from './form/unsaved.ts'
import { NoRecord } from './NoRecord.tsx'
import { usePerform } from './perform/usePerform.ts'
import { wordsOf } from './perform/wordsOf.ts'
import { ActionButton } from './record/ActionButton.tsx'
import { leadsOn, movesFrom } from './record/demands.ts'
import { mayDo, whyNot } from './record/mayDo.ts'
import { StateInHead } from './StateInHead.tsx'
import type { ViewProps } from './ViewProps.ts'
import { WaitingRows } from './WaitingRows.tsx'
import { ContentsPane } from './workbench/ContentsPane.tsx'
import { Followed } from './workbench/Followed.tsx'
import { ReadinessPane } from './workbench/ReadinessPane.tsx'
import { useContents } from './workbench/useContents.ts'
import { type Readiness, useReadiness } from './workbench/useReadiness.ts'
import './show.css'
import './workbench/workbench.css'

const FormView = lazy(() => import('./FormView.tsx'))
const Preview = lazy(() => import('./preview/Preview.tsx'))

/** A record put together from others: its contents, each edited beside, and what still stands against the next step. */
export default function WorkbenchView(props: ViewProps) {
  return (
    <DialogProvider>
      <Loaded {...props} id={props.id!} />
    </DialogProvider>
  )
}

function Loaded({ screen, entity, id }: ViewProps & { readonly id: number }) {
  const { data, error } = useGetOne(entity.name, { id: String(id) })
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!data) return <WaitingRows count={6} cards />
  return <Workbench {...{ screen, entity }} record={data as Row} />
}

/** What stands beside the contents; on a phone these are one pane each, the contents another. */
type Pane = 'contents' | 'readiness' | 'editor' | 'preview'

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
}

function Workbench({ screen, entity, record }: Props) {
  const say = useSay()
  const narrow = useNarrow()
  const workbench = entity.workbench!
  const content = use(loadEntity(workbench.of))
  const heading = use(loadEntity(content.fields[workbench.under]!.to!))
  const picks = workbench.picks?.of
  const picking = picks ? use(loadEntity(picks)) : undefined
  const contents = useContents({ entity, record, content, heading })
  const readiness = useReadiness(entity, record, contents, content, picking)
  const { at, pane, open } = useOpened(narrow)
  const chosen = contents.rows.find(({ id }) => id === at)
  const count = readiness.blocking.length + readiness.missing.length
  const panes: readonly (readonly [Pane, string])[] = [
    ...(narrow ? [['contents', say(['目录', 'Contents'])] as const] : []),
    [
      'readiness',
      count > 0 ? say(['检查 {count}', 'Checks {count}'], { count }) : say(['检查', 'Checks']),
    ],
    ...(chosen ? [['editor', say(content.label)] as const] : []),
    ['preview', say(['预览', 'Preview'])],
  ]
  const shown = panes.some(([one]) => one === pane) ? pane : panes[0]![0]
  const list = (
    <ContentsPane
      {...{ entity, record, content, heading, picking, contents }}
      chosen={chosen && Number(chosen.id)}
      onChoose={(row) => void open({ at: Number(row.id), pane: 'editor' })}
    />
  )
  return (
    <div className="list wb">
      <Head {...{ screen, entity, record, readiness }} />
      <Followed {...{ entity, content, heading, picking }} rows={contents.rows} />
      {contents.error !== null && contents.rows.length === 0 && (
        <EmptyState
          title={say(['没有取到数据', 'Nothing came back'])}
          text={wordsOf(contents.error)}
          alert
        />
      )}
      <div className="wb-desk">
        <div className="wb-side" hidden={narrow && shown !== 'contents'}>
          {list}
        </div>
        <section className="wb-beside">
          <Panes {...{ panes, shown }} onTurn={(next) => void open({ pane: next })} />
          <div role="tabpanel" id={`wb-${shown}`} aria-labelledby={`wb-tab-${shown}`}>
            {shown === 'readiness' && (
              <ReadinessPane
                {...{ screen, entity, record, content, picking, readiness }}
                headings={contents.headings}
                onOpen={(row) => void open({ at: Number(row.id), pane: 'editor' })}
              />
            )}
            {shown === 'preview' && <PreviewPane {...{ entity, record, content, chosen }} />}
            {/* What is typed stays while one looks at something else. */}
            {chosen && (
              <div className="wb-editor" hidden={shown !== 'editor'}>
                <Editor key={String(chosen.id)} entity={content} id={Number(chosen.id)} />
              </div>
            )}
          </div>
        </section>
      </div>
    </div>
  )
}

/** The tabs of what stands beside. They measure themselves whenever they are drawn, so only for others. */
function Panes({
  panes,
  shown,
  onTurn,
}: {
  readonly panes: readonly (readonly [Pane, string])[]
  readonly shown: Pane
  onTurn(pane: Pane): void
}) {
  const say = useSay()
  const turn = useEvent(onTurn)
  const label = say(['工作台', 'Workbench'])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by what they hold
  return useMemo(
    () => (
      <Tabs
        value={shown}
        onChange={(_, next: Pane) => turn(next)}
        variant="scrollable"
        selectionFollowsFocus={false}
        aria-label={label}
      >
        {panes.map(([key, words]) => (
          <Tab
            key={key}
            value={key}
            label={words}
            id={`wb-tab-${key}`}
            aria-controls={`wb-${key}`}
          />
        ))}
      </Tabs>
    ),
    [panes.join(), shown, label],
  )
}

/** What is open beside the contents, in the address; another content is opened once what was typed may be left. */
function useOpened(narrow: boolean) {
  const say = useSay()
  const ask = useDialog()
  const { pathname } = useLocation()
  const [search, setSearch] = useSearchParams()
  const at = Number(search.get('at')) || undefined
  const pane = (search.get('pane') ?? (narrow ? 'contents' : 'readiness')) as Pane
  const open = async (to: { readonly at?: number; readonly pane: Pane }) => {
    if (to.at !== undefined && to.at !== at && isHeld(pathname)) {
      const agreed = await ask({
        title: say(['打开另一篇？', 'Open another one?']),
        text: say([
          '有修改尚未保存；会留作草稿，下次打开时提示恢复。',
          'Changes are not saved: they are kept as a draft, and offered when it is opened again.',
        ]),
        ok: ['打开', 'Open'],
      })
      if (!agreed) return
      release(pathname)
    }
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('pane', to.pane)
        if (to.at !== undefined) next.set('at', String(to.at))
        return next
      },
      { replace: true },
    )
  }
  return { at, pane, open }
}

/** What the record is, its state and the next steps; the way to its form. */
function Head({ screen, entity, record, readiness }: Props & { readonly readiness: Readiness }) {
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const [busy, setBusy] = useState(false)
  const moves = movesFrom(entity, record, mayDo(viewer, entity, record))
  const run = async (move: string) => {
    setBusy(true)
    await perform.move(record, move)
    setBusy(false)
  }
  /** What no field of its dialog puts right. */
  const stillAgainst = (move: string): Label | undefined => {
    const against = readiness.blocking.find(({ field }) => field === undefined)
    return move === entity.workbench!.ready && against ? [against.says, against.says] : undefined
  }
  return (
    <div className="list-head" aria-busy={busy}>
      <h1>{calledOf(entity, record)}</h1>
      <StateInHead entity={entity} record={record} />
      <div className="room" />
      {moves.map(([name, move]) => (
        <ActionButton
          key={name}
          label={move.label}
          whyNot={whyNot(viewer, entity, record, name) ?? stillAgainst(name)}
          variant={leadsOn(entity, record, move) ? 'contained' : 'outlined'}
          press={() => void run(name)}
        />
      ))}
      <Link className="act" to={`${screen.path}/${String(record.id)}`}>
        {say(['{what}资料', '{what} details'], { what: say(entity.label) })}
      </Link>
    </div>
  )
}

/** The form of a content as its own screen shows it, where this person sees one. */
function Editor({ entity, id }: { readonly entity: Entity; readonly id: number }) {
  const path = listPathOf(entity.name, screensSeen(useViewer()))
  const screen = path ? screensByPath.get(path) : undefined
  if (!screen) return null
  return (
    <Suspense fallback={<WaitingRows count={3} cards />}>
      <FormView {...{ screen, entity, id }} beside />
    </Suspense>
  )
}

const previewOf = (entity: Entity): string | undefined =>
  Object.keys(entity.actions).find((name) => entity.actions[name]?.previews)

/** As the app shows it: all of it, or the content one is at. */
function PreviewPane({
  entity,
  record,
  content,
  chosen,
}: Pick<Props, 'entity' | 'record'> & {
  readonly content: Entity
  readonly chosen: Row | undefined
}) {
  const say = useSay()
  const viewer = useViewer()
  const [whole, setWhole] = useState(chosen === undefined)
  const shown = whole || !chosen ? { of: entity, row: record } : { of: content, row: chosen }
  const name = previewOf(shown.of)
  if (!name || !mayUse(viewer, shown.of, name)) return null
  return (
    <div className="wb-preview">
      {chosen && (
        <Tabs
          value={whole ? 'whole' : 'one'}
          onChange={(_, next) => setWhole(next === 'whole')}
          aria-label={say(['预览什么', 'What is previewed'])}
        >
          <Tab value="whole" label={say(entity.label)} />
          <Tab value="one" label={say(content.label)} />
        </Tabs>
      )}
      <Suspense fallback={null}>
        <Preview
          key={`${shown.of.name} ${String(shown.row.id)} ${String(shown.row.version)}`}
          entity={shown.of}
          name={name}
          id={Number(shown.row.id)}
        />
      </Suspense>
    </div>
  )
}
