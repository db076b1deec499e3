import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import type { Entity, Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { PlannedMove } from '#wire/plannedMove.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { askTime } from '../dialog/askTime.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { plannedCalls } from './plannedCalls.ts'
import './planned.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
}

/** Beside a record: the moves that are made by themselves at their time, and the way to set one. */
export default function PlannedMoves({ entity, record }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const id = Number(record.id)
  const queryKey = [entity.name, 'planned', id, record.version]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => plannedCalls.read(entity, id),
    meta: { quiet: true },
    retry: false,
  })
  const mine = Object.entries(entity.moves).filter(
    ([name, { timed }]) => timed && mayUse(viewer, entity, name),
  )
  const planned = data ?? []
  const states = [
    String(record[entity.stateField]),
    ...planned.map(({ move }) => entity.moves[move]?.to),
  ]
  const open = mine.filter(
    ([name, { from }]) =>
      !planned.some(({ move }) => move === name) && from.some((state) => states.includes(state)),
  )
  if (planned.length === 0 && open.length === 0 && !error) return null

  const plan = (move: string, known?: PlannedMove) =>
    askTime(ask, say, {
      title: say(['定时{move}', '{move} at a time'], { move: say(entity.moves[move]!.label) }),
      text: say([
        '到时由系统执行，仍按全部规则检查；不能执行时会通知你。',
        'The portal does it then, under all rules; you are told where it cannot.',
      ]),
      known: known?.at,
      send: (time, consent) => plannedCalls.plan(entity, id, move, time, consent),
      done: (now) => client.setQueryData(queryKey, now),
    })
  const drop = async (move: string) => {
    try {
      client.setQueryData(queryKey, await plannedCalls.drop(entity, id, move))
      notify(say(['已取消定时', 'No longer done by itself']), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
  }
  return (
    <section className="card panel planned" aria-labelledby="planned-title">
      <h2 id="planned-title">{say(['定时操作', 'At a time'])}</h2>
      {error && <p role="alert">{wordsOf(error)}</p>}
      <ul>
        {planned.map((one) => {
          const may = mine.some(([name]) => name === one.move)
          const label = entity.moves[one.move]?.label ?? ([one.move, one.move] as const)
          return (
            <li key={one.move} className={one.failed ? 'late' : undefined}>
              <strong>
                {dateTime(one.at).slice(0, 16)} {say(label)}
              </strong>
              <span className="hint">{one.planner.name}</span>
              {one.failed && (
                <p>{say(['没有执行：{why}', 'Not done: {why}'], { why: say(one.failed) })}</p>
              )}
              {may && (
                <span className="planned-acts">
                  <button type="button" className="act" onClick={() => void plan(one.move, one)}>
                    {say(['改时间', 'Another time'])}
                  </button>
                  <button type="button" className="act" onClick={() => void drop(one.move)}>
                    {say(['取消', 'Cancel'])}
                    <span className="unseen">{say(label)}</span>
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {open.length > 0 && (
        <div className="panel-buttons">
          {open.map(([name, { label }]) => (
            <Button key={name} variant="outlined" onClick={() => void plan(name)}>
              {say(['定时{move}', '{move} at a time'], { move: say(label) })}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
