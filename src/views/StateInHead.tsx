import { lazy, Suspense, useEffect, useReducer } from 'react'
import type { Entity, Label, Row } from '#declare'
import { comingMove } from '#derive/comingMove.ts'
import { timedMovesOf } from '#derive/timedMoves.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { situationHere } from './record/problemsHere.ts'
import { StateChip } from './StateChip.tsx'

const AnswerInHead = lazy(() => import('./record/AnswerInHead.tsx'))

/** So often it is looked whether an hour has come, in milliseconds. */
const LOOK = 5_000

/** Beside the name of a record: its state, what becomes of it by itself and when, and what to answer who asks about it. */
export function StateInHead({ entity, record }: { readonly entity: Entity; readonly record: Row }) {
  const say = useSay()
  const viewer = useViewer()
  const state = String(record[entity.stateField])
  // Where the portal could not do it nothing changes, and nothing else draws the head anew.
  useDrawnAnew(timedMovesOf(entity).some(({ states }) => states.includes(state)))
  const why = entity.because[state]
  const reason = why && record[why]
  const coming = comingMove(situationHere(viewer, entity, record))
  return (
    <>
      <StateChip entity={entity} state={record[entity.stateField]} />
      {coming && (
        <span className={coming.isLate ? 'state-when late' : 'state-when'}>
          {say(coming.isOverdue ? overdue : coming.isLate ? late : early, {
            at: coming.at.length === 10 ? coming.at : dateTime(coming.at).slice(0, 16),
            move: say(entity.moves[coming.move]!.label),
          })}
        </span>
      )}
      {why && reason ? (
        <p className="state-why">
          <b>{say(entity.fields[why]!.label)}</b> {String(reason)}
        </p>
      ) : null}
      {entity.answers && (
        <Suspense fallback={null}>
          <AnswerInHead {...{ entity, record }} />
        </Suspense>
      )}
    </>
  )
}

function useDrawnAnew(isOn: boolean): void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(draw, LOOK)
    return () => clearInterval(timer)
  }, [isOn])
}

const early: Label = ['{at} 自动{move}', '{move} by itself at {at}']
const late: Label = [
  '原定 {at} 自动{move}，没有执行：条件一满足就会执行',
  '{move} by itself at {at} could not be done: it is as soon as nothing stands against it',
]
const overdue: Label = [
  '原定 {at} 自动{move}，没有执行，已过时：不会再自动{move}，请立即{move}或另定时间',
  '{move} by itself at {at} could not be done and is overdue: do it now, or give it a time to come',
]
