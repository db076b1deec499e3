import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { Entity } from '#declare'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { decisionLabel } from './deciding.ts'
import { HOLD, lastToTakeBack, type OutboxState, type Refusal } from './outbox.ts'
import { isLastPress, LEFT_FOR, type LeftNow } from './skipped.ts'

interface Props {
  readonly entity: Entity
  readonly outbox: OutboxState
  readonly now: number
  /** What was left to others with the last press, and how many are in all. */
  readonly left: LeftNow | null
  readonly skipped: number
  onTakeBack(): void
  onLookAgain(id: number): void
  onDismiss(id: number): void
  /** Opens the dialog that asks what the portal wants agreed to. */
  onAgree(refusal: Refusal): void
}

/** What was decided and can still be taken back, what waits for the line, and what was refused. */
export function OnTheWay({ entity, outbox, now, left: behind, skipped, ...acts }: Props) {
  const say = useSay()
  const { held, sending, refused, lost } = outbox
  const last = lastToTakeBack(outbox)
  const left = last ? Math.max(Math.ceil((HOLD - (now - last.at)) / 1000), 0) : 0
  const label = (move: string) => say(decisionLabel(entity, move))
  const waiting = held.length + sending.length
  const isLeft = behind !== null && isLastPress(behind, outbox, now)
  return (
    <>
      {lost && waiting > 0 && (
        <Alert severity="warning" role="status">
          {say(
            [
              '连不上服务器：{count} 条决定留在这里，恢复后自动送出',
              'The server is out of reach: {count} decisions are kept here, and sent when it is back',
            ],
            { count: waiting },
          )}
        </Alert>
      )}
      {refused.map((refusal) => {
        const { decision, why, asks } = refusal
        return (
          <Alert
            key={decision.id}
            severity="error"
            onClose={() => acts.onDismiss(decision.id)}
            closeText={say(['知道了', 'Seen'])}
            action={
              <>
                {asks && (
                  <Button color="inherit" onClick={() => acts.onAgree(refusal)}>
                    {say(['查看并确认', 'Look and agree'])}
                  </Button>
                )}
                <Button color="inherit" onClick={() => acts.onLookAgain(decision.id)}>
                  {say(['再看这条', 'Look again'])}
                </Button>
                <Button color="inherit" onClick={() => acts.onDismiss(decision.id)}>
                  {say(['知道了', 'Seen'])}
                </Button>
              </>
            }
          >
            {say(['“{title}”没有{move}：{why}', '“{title}”, not done ({move}): {why}'], {
              title: shortened(decision.title),
              move: label(decision.move),
              why,
            })}
          </Alert>
        )
      })}
      {isLeft && (
        <Undoable what={leftSaid(say, behind, skipped)} onTakeBack={acts.onTakeBack}>
          {say(['{left} 秒内可撤销', 'for {left} s more'], {
            left: Math.max(Math.ceil((HOLD - Math.max(now - behind.at, 0)) / 1000), 0),
          })}
        </Undoable>
      )}
      {last && !isLeft && (
        <Undoable what={saidOf(say, entity, outbox)} onTakeBack={acts.onTakeBack}>
          {[
            lost ? '' : say(['{left} 秒后送出', 'sent in {left} s'], { left }),
            waiting > 1
              ? say(['共 {count} 条待送出', '{count} to be sent'], { count: waiting })
              : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Undoable>
      )}
    </>
  )
}

interface UndoableProps {
  readonly what: string
  onTakeBack(): void
  /** How long it can be. */
  readonly children: ReactNode
}

/** What was pressed last, and the key that takes it back. */
function Undoable({ what, onTakeBack, children }: UndoableProps) {
  const say = useSay()
  return (
    <p className="queue-way">
      <span className="queue-way-what">{what}</span>
      <Button size="small" aria-keyshortcuts="z" onClick={onTakeBack}>
        {say(['撤销', 'Undo'])}
        <kbd>Z</kbd>
      </Button>
      {/* Counted down for the eye alone: read out each second it would drown everything else. */}
      <small aria-hidden="true">{children}</small>
    </p>
  )
}

/** What was decided last, in words; nothing once it is sent. */
export function saidOf(say: Say, entity: Entity, outbox: OutboxState): string {
  const last = lastToTakeBack(outbox)
  if (!last) return ''
  const move = say(decisionLabel(entity, last.move))
  const count = outbox.held.filter(({ press }) => press === last.press).length
  if (count > 1) return say(['{move} {count} 条', '{move}: {count}'], { move, count })
  return say(['{move}“{title}”', '{move}: “{title}”'], { move, title: shortened(last.title) })
}

/** How many were left to others, until when they come to nobody else but them, and how many are left so in all. */
export function leftSaid(say: Say, { rows, at }: LeftNow, skipped: number): string {
  const until = toShanghai(at + LEFT_FOR).slice(11, 16)
  const count = rows.length
  if (skipped <= count)
    return say(
      [
        '留给别人 {count} 条，{until} 前不再给你',
        '{count} left to others, not yours until {until}',
      ],
      { count, until },
    )
  return say(
    [
      '留给别人 {count} 条，{until} 前不再给你；共留下 {skipped} 条',
      '{count} left to others, not yours until {until}; {skipped} in all',
    ],
    { count, until, skipped },
  )
}

const longest = 24
const shortened = (title: string): string =>
  title.length > longest ? `${title.slice(0, longest)}…` : title
