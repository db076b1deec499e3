import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { Failed, Loading } from './CardState.tsx'
import { askTodos, type Todo } from './homeCalls.ts'

/** So many stand there before one asks for all. */
const FEW = 9

/** What the portal counts as to be looked after, each with the list it is found in. */
export function Todos() {
  const say = useSay()
  const { info } = useUser()
  const [all, setAll] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['todos', info.id],
    queryFn: askTodos,
    // It says itself that it waits; the rest of the screen stands.
    meta: { quiet: true },
    retry: false,
  })
  const shown = all ? data : data?.slice(0, FEW)
  return (
    <section className="card home-card" aria-labelledby="todos">
      <h2 id="todos">{say(['待办', 'To do'])}</h2>
      {!data && !error && <Loading lines={3} />}
      {error && <Failed error={error} />}
      {data?.length === 0 && <p className="home-none">{say(['没有待办事项', 'Nothing to do'])}</p>}
      <ul className="todos">
        {shown?.map((todo) => (
          <li key={`${todo.entity} ${todo.rule} ${todo.label[1]}`}>
            <Tile {...todo} />
          </li>
        ))}
      </ul>
      {data && data.length > FEW && (
        <Button onClick={() => setAll(!all)} aria-expanded={all}>
          {all
            ? say(['收起', 'Show fewer'])
            : say(['全部 {count} 项', 'All {count}'], { count: data.length })}
        </Button>
      )}
    </section>
  )
}

function Tile({ entity, label, count, filter, mine, desk }: Todo) {
  const say = useSay()
  const { viewer } = useUser()
  const list = listPathOf(entity, screensSeen(viewer), filter)
  const to = (by: Row | undefined) =>
    list && by ? `${list}?filter=${encodeURIComponent(JSON.stringify(by))}` : list
  const path = to(filter)
  const words = (
    <>
      <strong>{groupDigits(count)}</strong>
      <span className="todo-what">{say(catalogue.entities.get(entity)?.label ?? ['', ''])}</span>
      <span className="todo-why">{say(label)}</span>
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
