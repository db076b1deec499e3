import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Label, Row } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { money } from '#widgets/format/money.ts'
import { groupDigits } from '#widgets/format/number.ts'
import type { Todo } from '#wire/todo.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { ageOf } from '../../views/queue/age.ts'
import { Failed, Loading } from './CardState.tsx'
import { askTodos } from './homeCalls.ts'
import { areasOf, placed, sought } from './todoAreas.ts'

/** So many stand there before one asks for all. */
const FEW = 8
const called = (entity: string): Label => catalogue.entities.get(entity)?.label ?? ['', '']

/** What the portal counts as to be looked after, each with the list it is found in; all of them by area, to be searched. */
export function Todos() {
  const say = useSay()
  const { info, viewer } = useUser()
  const [all, setAll] = useState(false)
  const [typed, setTyped] = useState('')
  // Whoever looks after one area finds it chosen again.
  const [chosen, setArea] = useStore<string | null>(`todos.${info.id}`, null)
  const { data, error } = useQuery({
    queryKey: ['todos', info.id],
    queryFn: askTodos,
    // It says itself that it waits; the rest of the screen stands.
    meta: { quiet: true },
    retry: false,
  })
  const every = placed(data ?? [], screensSeen(viewer))
  const areas = areasOf(every)
  const area = areas.some(({ label }) => label[0] === chosen) ? chosen : null
  const found = sought(every, { area, typed: all ? typed : '' }, called)
  const shown = all ? found : found.slice(0, FEW)
  return (
    <section className="card home-card" aria-labelledby="todos">
      <h2 id="todos">{say(['待办', 'To do'])}</h2>
      {!data && !error && <Loading lines={3} />}
      {error && <Failed error={error} />}
      {data?.length === 0 && <p className="home-none">{say(['没有待办事项', 'Nothing to do'])}</p>}
      {areas.length > 1 && every.length > FEW && (
        <Areas {...{ areas, area }} count={every.length} onChoose={setArea}>
          {all && (
            <input
              type="search"
              className="todo-search"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              placeholder={say(['查找待办', 'Find a kind'])}
              aria-label={say(['查找待办', 'Find a kind'])}
            />
          )}
        </Areas>
      )}
      {data && data.length > 0 && shown.length === 0 && (
        <p className="home-none">{say(['没有符合的', 'None is like that'])}</p>
      )}
      <ul className="todos">
        {shown.map(({ todo, path }) => (
          <li key={`${todo.entity} ${todo.rule} ${todo.label[1]}`}>
            <Tile {...todo} list={path} />
          </li>
        ))}
      </ul>
      {(all || found.length > FEW) && (
        <Button onClick={() => setAll(!all)} aria-expanded={all}>
          {all
            ? say(['收起', 'Show fewer'])
            : say(['全部 {count} 类', 'All {count} kinds'], { count: found.length })}
        </Button>
      )}
    </section>
  )
}

interface AreasProps {
  readonly areas: readonly { readonly label: Label; readonly count: number }[]
  readonly area: string | null
  /** How many kinds there are in all. */
  readonly count: number
  readonly children: ReactNode
  onChoose(area: string | null): void
}

/** The areas of the menu there is something to do in: one of them, or all. */
function Areas({ areas, area, count, children, onChoose }: AreasProps) {
  const say = useSay()
  const all: Label = ['全部', 'All']
  return (
    <div className="todo-areas">
      {[
        { label: all, count, key: null },
        ...areas.map((one) => ({ ...one, key: one.label[0] })),
      ].map(({ label, count: kinds, key }) => (
        <button
          key={label[0]}
          type="button"
          aria-pressed={key === area}
          onClick={() => onChoose(key)}
        >
          {say(label)} <small>{kinds}</small>
        </button>
      ))}
      {children}
    </div>
  )
}

function Tile({
  entity,
  label,
  count,
  filter,
  mine,
  desk,
  waits,
  list,
}: Todo & { readonly list: string | undefined }) {
  const say = useSay()
  const to = (by: Row | undefined) =>
    list && by ? `${list}?filter=${encodeURIComponent(JSON.stringify(by))}` : list
  const path = to(filter)
  const words = (
    <>
      <strong>{groupDigits(count)}</strong>
      <span className="todo-what">{say(called(entity))}</span>
      <span className="todo-why">{say(label)}</span>
      {waits && <Waits {...waits} />}
    </>
  )
  if (!path) return <span>{words}</span>
  return (
    <>
      <Link to={path}>{words}</Link>
      <div className="todo-more">
        {mine && (
          <Link to={to(mine.filter)!}>
            {say(['我的 {count}', '{count} mine'], { count: groupDigits(mine.count) })}
          </Link>
        )}
        {desk !== undefined && (
          <Link to={`${list}/queue${desk > 0 ? `?tab=${desk}` : ''}`}>
            {say(['处理台', 'Desk'])}
          </Link>
        )}
      </div>
    </>
  )
}

/** How long the first has waited, red once that is longer than promised, and what they come to. */
function Waits({ since, within, fen }: NonNullable<Todo['waits']>) {
  const say = useSay()
  const age = ageOf({ since }, 'since', within ?? Number.POSITIVE_INFINITY, Date.now())
  if (!age && !fen) return null
  return (
    <span className="todo-waits">
      {age && (
        <span className={age.tone}>
          {say(['最久 {time}', 'oldest {time}'], { time: say(age.said) })}
          {age.tone === 'late' && ` · ${say(['超时', 'late'])}`}
        </span>
      )}
      {fen && <span className="todo-money">{money(fen)}</span>}
    </span>
  )
}
