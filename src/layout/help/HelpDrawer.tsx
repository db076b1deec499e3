import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { Fragment, Suspense, use, useId } from 'react'
import type { Entity, Label, Screen } from '#declare'
import { deedHelp, kindWords, sentencesOf, stateHelp } from '#derive/screenHelp.ts'
import { aboutGroups } from '#resources/aboutGroups.ts'
import { loadEntity } from '#resources/load.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../../views/fieldAt.ts'
import { keyGroups } from '../keys/keys.ts'
import { type DeedRow, Deeds } from './Deeds.tsx'
import { Further } from './Further.tsx'
import { lookedFor } from './lookedFor.ts'
import '../keys/keys.css'
import './help.css'

interface Props {
  readonly screen: Screen
  readonly open: boolean
  /** The line it is opened at, by the Chinese half of its label. */
  readonly line?: string
  onClose(): void
}

/** What a screen is for, what its states mean, what can be done with it and what the rules hold to; beside the screen. */
export default function HelpDrawer({ screen, open, line = '', onClose }: Props) {
  const say = useSay()
  const id = useId()
  const about = aboutGroups[screen.menu.split('/')[0] ?? '']
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: 'help', 'aria-labelledby': id, role: 'dialog' } }}
    >
      <header>
        <h2 id={id}>
          {say(['“{screen}”的说明', 'About "{screen}"'], { screen: say(screen.label) })}
        </h2>
        <IconButton onClick={onClose} aria-label={say(['关闭', 'Close'])} autoFocus>
          <Close fontSize="small" />
        </IconButton>
      </header>
      {about && <p>{say(about)}</p>}
      {kindWords[screen.kind] && <p className="hint">{say(kindWords[screen.kind]!)}</p>}
      {screen.entity && (
        <Suspense fallback={null}>
          <OfEntity name={screen.entity} line={line} />
        </Suspense>
      )}
      <Keys kind={screen.kind} />
      <Further screen={screen} onLeave={onClose} />
    </Drawer>
  )
}

interface Part {
  readonly entity: Entity
  readonly line: string
}

function OfEntity({ name, line }: { readonly name: string; readonly line: string }) {
  const entity = use(loadEntity(name))
  return (
    <>
      <States entity={entity} line={line} />
      <Doing entity={entity} line={line} />
      <Rules entity={entity} line={line} />
    </>
  )
}

function States({ entity, line }: Part) {
  const say = useSay()
  const states = stateHelp(entity)
  if (states.length === 0) return null
  const reading = (seen: boolean): Label =>
    seen ? ['App 中可见', 'Seen in the app'] : ['App 中不可见', 'Not seen in the app']
  return (
    <section>
      <h3>{say(['状态', 'States'])}</h3>
      <dl>
        {states.map(({ label, seen, moves }) => (
          <div key={label[1]} {...lookedFor(label, line)}>
            <dt>{say(label)}</dt>
            <dd>
              {seen !== undefined && <span>{say(reading(seen))}</span>}
              {moves.length > 0 &&
                say(['可以：{moves}', 'Can be: {moves}'], {
                  moves: moves.map((move) => say(move)).join(say(['、', ', '])),
                })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Doing({ entity, line }: Part) {
  const viewer = useViewer()
  const rows = deedHelp(entity).map(
    (deed): DeedRow => ({
      ...deed,
      may: mayUse(viewer, entity, deed.name),
      needs: deed.needs.map((field) => fieldAt(entity, field)!.label),
      at: deed.at === undefined ? undefined : fieldAt(entity, deed.at)!.label,
    }),
  )
  return <Deeds rows={rows} line={line} />
}

function Rules({ entity, line }: Part) {
  const say = useSay()
  const rules = sentencesOf(entity)
  if (rules.length === 0) return null
  return (
    <section>
      <h3>{say(['规定与提示', 'Rules and refusals'])}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule[1]} {...lookedFor(rule, line)}>
            {say(rule)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Those that work on screens of every kind, and those of this kind. */
function Keys({ kind }: { readonly kind: string }) {
  const say = useSay()
  const [everywhere, ...others] = keyGroups
  const lists = ['resource', 'list', 'board', 'tree']
  const groups = lists.includes(kind) ? keyGroups : [everywhere, ...others.slice(-1)]
  return (
    <section>
      <h3>{say(['快捷键', 'Keys'])}</h3>
      {groups.map((group) =>
        group ? (
          <Fragment key={group[0][1]}>
            <h4>{say(group[0])}</h4>
            <dl className="keys">
              {group[1].map(([key, does]) => (
                <div key={does[1]}>
                  <dt>
                    <kbd>{typeof key === 'string' ? key : say(key)}</kbd>
                  </dt>
                  <dd>{say(does)}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ) : null,
      )}
    </section>
  )
}
