import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { lazy, Suspense } from 'react'
import type { Entity, Label, Row } from '#declare'
import { unsaidState } from '#derive/unsaidState.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { useKeys } from '../list/useKeys.ts'
import { Tip } from '../overlay/Tip.tsx'
import { takesAway } from '../record/demands.ts'
import { whyNot } from '../record/mayDo.ts'
import { useChecked } from '../record/useChecked.ts'
import { useMovers } from '../record/useMovers.ts'
import { applying, comesTo, decisionLabel, usualOf, wayOf } from './deciding.ts'

const TalkButton = lazy(() => import('../talk/TalkButton.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  /** How many are decided together with it. */
  readonly count: number
  /** The move whose reason is being chosen. */
  readonly choosing: string | null
  onChoose(move: string | null): void
  /** `choice` is the value of the only field it asks for. */
  onDecide(move: string, choice?: { readonly name: string; readonly value: string }): void
  onSkip(): void
}

/** What can be decided, each under its key; reasons under digits. */
export function Decisions(props: Props) {
  const { entity, record, choosing } = props
  const way = choosing === null ? undefined : wayOf(entity, choosing, record)
  return way?.kind === 'choice' ? (
    <Reasons {...props} move={choosing!} name={way.name} choices={way.choices} />
  ) : (
    <Moves {...props} />
  )
}

function Moves({ entity, record, count, onChoose, onDecide, onSkip }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const notify = useNotify()
  const movers = useMovers(entity, record)
  const open = applying(entity, record).filter(([move]) => mayUse(viewer, entity, move))
  const checked = useChecked(
    entity,
    record,
    open.map(([move]) => move),
  )
  const against = (move: string) =>
    whyNot(viewer, entity, record, move, movers) ?? checked.against(move)
  // What refuses or takes away stands out where it is all there is to decide, not because what goes on cannot be done.
  const forward = open.filter(([, { key }]) => !['r', 'd'].includes(key))
  const usual = usualOf(
    (forward.length > 0 ? forward : open).map(([move]) => move),
    against,
  )
  const press = (move: string) => {
    const why = against(move)
    // A key that does nothing says why, as its button does.
    if (why) {
      const what = say(decisionLabel(entity, move))
      const said = say(['“{what}”现在不行：{why}', '“{what}” is not possible now: {why}'], {
        ...{ what, why: say(why) },
      })
      return notify(said, { type: 'warning' })
    }
    if (wayOf(entity, move, record).kind === 'choice') onChoose(move)
    else onDecide(move)
  }
  useKeys({
    ...Object.fromEntries(open.map(([move, { key }]) => [key, () => press(move)])),
    n: onSkip,
  })
  return (
    <div className="queue-decide" aria-busy={checked.isBusy}>
      {open.map(([move, { key }]) => (
        <Pressed
          key={move}
          {...{ label: decisionLabel(entity, move), shortcut: key }}
          count={entity.queue!.together ? 1 : count}
          becomes={entity.queue!.decide[move]?.label ? undefined : unsaidState(entity, move)}
          comes={comesTo(entity, move, record)}
          why={against(move)}
          look={move === usual ? 'contained' : 'outlined'}
          isRed={key === 'd' || takesAway.includes(move)}
          onPress={() => press(move)}
        />
      ))}
      <div className="room" />
      <Suspense fallback={null}>
        <TalkButton key={String(record.id)} {...{ entity, record }} color="inherit" shortcut="c" />
      </Suspense>
      <Button color="inherit" aria-keyshortcuts="n" onClick={onSkip}>
        {say(['留给别人', 'Leave to others'])}
        <kbd>N</kbd>
      </Button>
    </div>
  )
}

interface PressedProps {
  readonly label: Label
  readonly shortcut: string
  readonly count: number
  /** The state it leads to, where its name does not say so. */
  readonly becomes: Label | undefined
  /** What becomes of the record, a sentence each. */
  readonly comes: readonly Label[]
  readonly why: Label | undefined
  readonly look: 'contained' | 'outlined'
  readonly isRed: boolean
  onPress(): void
}

function Pressed(props: PressedProps) {
  const { label, shortcut, count, becomes, comes, why, look, isRed, onPress } = props
  const say = useSay()
  const words =
    count > 1
      ? say(['{label} {count} 条', '{label} {count}'], { label: say(label), count })
      : say(label)
  const button = (
    <Button
      variant={look}
      color={isRed ? 'error' : 'primary'}
      disabled={why !== undefined}
      aria-keyshortcuts={shortcut}
      aria-label={why ? `${words}：${say(why)}` : undefined}
      onClick={onPress}
    >
      {words}
      {becomes && <small className="queue-becomes">→ {say(becomes)}</small>}
      <kbd>{shortcut.toUpperCase()}</kbd>
    </Button>
  )
  const tip = why ? say(why) : comes.map((one) => say(one)).join(say(['；', '; ']))
  return (
    <Tip title={tip}>
      <span>{button}</span>
    </Tip>
  )
}

interface ReasonsProps extends Props {
  readonly move: string
  readonly name: string
  readonly choices: object
}

function Reasons({ entity, record, move, name, choices, onChoose, onDecide }: ReasonsProps) {
  const say = useSay()
  const all = Object.entries(choices as { readonly [choice: string]: Label })
  const choose = (value: string) => onDecide(move, { name, value })
  useKeys({
    ...Object.fromEntries(all.map(([value], at) => [String(at + 1), () => choose(value)])),
    Escape: () => onChoose(null),
  })
  const field = entity.fields[name]
  const label = field ? say(field.label) : ''
  return (
    <fieldset className="queue-decide" key={String(record.id)}>
      <legend>
        {say(decisionLabel(entity, move))} · {label}
      </legend>
      {all.map(([value, words], at) => (
        <Button
          key={value}
          variant="outlined"
          autoFocus={at === 0}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => choose(value)}
        >
          <kbd>{at + 1}</kbd>
          {say(words)}
        </Button>
      ))}
      <div className="room" />
      <Button color="inherit" onClick={() => onChoose(null)}>
        {say(['返回', 'Back'])}
        <kbd className="after">Esc</kbd>
      </Button>
    </fieldset>
  )
}
