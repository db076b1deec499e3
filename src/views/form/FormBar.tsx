import Button from '@mui/material/Button'
import { lazy, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { creatable } from '#derive/creatable.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { settledUploads, WAITS } from '../../client/uploadsUnderWay.ts'
import { useSay } from '../../i18n/useSay.ts'
import { actionsOn } from '../record/demands.ts'
import { LiveNote } from './LiveNote.tsx'
import { neighbours } from './neighbours.ts'
import type { SaveThen } from './saveThen.ts'
import { copyAction, useSaveAsCopy } from './useSaveAsCopy.ts'

const ReviseButton = lazy(() => import('../revision/ReviseButton.tsx'))
const Phrases = lazy(() => import('./Phrases.tsx'))

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  readonly then: RefObject<SaveThen>
  /** True once nothing typed can be lost by going elsewhere. */
  readonly leaving: RefObject<boolean>
  /** The key of the draft of what is typed. */
  readonly draft: string
  readonly onSkip?: (() => void) | undefined
  readonly beside?: boolean | undefined
  readonly revises?: boolean
}

/** There is one record of it and never another, or one for each of its screens. */
const isOneOnly = ({ rules }: Entity): boolean =>
  Object.values(rules)
    .flat()
    .some(({ singleton }) => singleton !== undefined)

/** The buttons of a form, in sight wherever one has scrolled; Ctrl+S presses the first. */
export function FormBar(props: Props) {
  const { screen, entity, record, isNew, then, leaving, draft, onSkip, revises } = props
  const beside = props.beside || revises
  const say = useSay()
  const viewer = useViewer()
  const { isSubmitting, dirtyFields } = useFormState()
  const bar = useRef<HTMLDivElement>(null)
  const own = actionsOn(entity, 'form', (name) => mayUse(viewer, entity, name), record)
  const turns = isNew || revises ? undefined : own.find(([, { next }]) => next)?.[1]
  const phrases = isNew || revises ? undefined : own.find(([, action]) => action.phrases)
  const [phrasing, setPhrasing] = useState(false)
  const waits = useWaits(bar)
  const live = useId()
  useFormKeys({
    s: () => press('stay'),
    ...(turns && { Enter: () => press('turn') }),
    ...(phrases && { j: () => setPhrasing(true) }),
  })
  const press = (what: SaveThen) => {
    then.current = what
    bar.current?.closest('form')?.requestSubmit()
  }
  const { next } = neighbours(screen.path, isNew ? undefined : Number(record.id))
  // A screen that is the form of the records it stands for has no place of its own to make another.
  const makes =
    creatable(entity, record) &&
    !isOneOnly(entity) &&
    (isNew || screen.kind !== 'form') &&
    mayUse(viewer, entity, 'create')
  const copies = copyAction(entity, (name) => mayUse(viewer, entity, name))
  const dirty = Object.keys(dirtyFields).length > 0
  return (
    <div className="form-bar" ref={bar}>
      {turns && (
        <Button
          variant="contained"
          loading={isSubmitting}
          title="Ctrl + Enter"
          aria-keyshortcuts="Control+Enter"
          onClick={() => press('turn')}
        >
          {say(turns.label)}
        </Button>
      )}
      <Button
        variant={turns ? 'outlined' : 'contained'}
        type="submit"
        title="Ctrl + S"
        aria-keyshortcuts="Control+S"
        onClick={() => (then.current = 'stay')}
        loading={(isSubmitting || waits) && !turns}
        disabled={isSubmitting || waits}
        {...(!isNew && !revises && { 'aria-describedby': live })}
      >
        {say(revises ? ['保存修订稿', 'Save the revision'] : ['保存', 'Save'])}
      </Button>
      {entity.revisions && !isNew && !revises && (
        <Suspense fallback={null}>
          <ReviseButton
            {...{ entity, record }}
            busy={isSubmitting || waits}
            press={() => press('revision')}
          />
        </Suspense>
      )}
      {phrases && (
        <Button
          variant="outlined"
          title="Ctrl + J"
          aria-keyshortcuts="Control+J"
          onClick={() => setPhrasing(true)}
        >
          {say(phrases[1].label)}
        </Button>
      )}
      {turns && onSkip && (
        <Button color="inherit" disabled={isSubmitting} onClick={onSkip}>
          {say(['跳过', 'Skip'])}
        </Button>
      )}
      {next !== undefined && !turns && !beside && (
        <Button variant="outlined" disabled={isSubmitting} onClick={() => press('next')}>
          {say(['保存并下一条', 'Save and next'])}
        </Button>
      )}
      {makes && !beside && (
        <Button variant="outlined" disabled={isSubmitting} onClick={() => press('new')}>
          {say(['保存并新增', 'Save and new'])}
        </Button>
      )}
      {!isNew && !beside && copies && (
        <CopyButton
          {...{ screen, entity, record, leaving, draft, bar }}
          action={copies}
          busy={isSubmitting}
        />
      )}
      {(!beside || revises) && (
        <Button
          color="inherit"
          component={Link}
          to={revises ? `${screen.path}/${String(record.id)}` : screen.path}
        >
          {say(['返回', 'Back'])}
        </Button>
      )}
      {!isNew && !revises && <LiveNote id={live} {...{ entity, record }} />}
      <span className="form-note" role="status">
        {waits
          ? say(['文件上传完成后自动保存', 'Saved once the file has arrived'])
          : dirty && !isSubmitting
            ? say(['有未保存的修改', 'Changes are not saved'])
            : ''}
      </span>
      <Suspense fallback={null}>
        {phrasing && phrases && (
          <Phrases entity={entity} name={phrases[0]} onClose={() => setPhrasing(false)} />
        )}
      </Suspense>
    </div>
  )
}

interface CopyProps extends Pick<Props, 'screen' | 'entity' | 'record' | 'leaving' | 'draft'> {
  readonly action: string
  readonly busy: boolean
  readonly bar: RefObject<HTMLElement | null>
}
function CopyButton({ action, busy, bar, ...props }: CopyProps) {
  const say = useSay()
  const [copying, setCopying] = useState(false)
  const copy = useSaveAsCopy(props)
  const run = async () => {
    setCopying(true)
    const form = bar.current?.closest('form')
    if (form && (await settledUploads(form))) await copy(action)
    setCopying(false)
  }
  return (
    <Button variant="outlined" disabled={busy} loading={copying} onClick={run}>
      {say(['另存为副本', 'Save as copy'])}
    </Button>
  )
}

/** Whether the form around waits for its files to arrive. */
function useWaits(inside: RefObject<HTMLElement | null>): boolean {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    const hear = (event: Event) => setWaits((event as CustomEvent<boolean>).detail)
    form?.addEventListener(WAITS, hear)
    return () => form?.removeEventListener(WAITS, hear)
  }, [inside])
  return waits
}

/** Keys with Ctrl, or ⌘, instead of what the browser does with them: Ctrl+S saves. */
function useFormKeys(keys: { readonly [key: string]: () => void }): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return
      const { key } = event
      const act = latest.current[key.length === 1 ? key.toLowerCase() : key]
      if (!act) return
      event.preventDefault()
      if (!document.querySelector('[role=dialog]')) act()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
