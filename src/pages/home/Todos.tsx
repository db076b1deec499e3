import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Label, Row } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import { call } from '../../client/client.ts'
import { useSay } from '../../i18n/useSay.ts'

interface Todo {
  readonly entity: string
  readonly rule: string
  readonly label: Label
  readonly count: number
  /** What the list is filtered by to show them. */
  readonly filter?: Row
}

/** What the portal counts as to be looked after, each with the list it is found in. */
export function Todos() {
  const say = useSay()
  const { data } = useQuery({
    queryKey: ['todos'],
    queryFn: async () => (await call<{ todos: readonly Todo[] }>('GET', 'index/todos')).data.todos,
    retry: false,
  })
  return (
    <section className="card home-card" aria-labelledby="todos">
      <h2 id="todos">{say(['待办', 'To do'])}</h2>
      {data?.length === 0 && <p className="home-none">{say(['没有待办事项', 'Nothing to do'])}</p>}
      <ul className="todos">
        {data?.map((todo) => (
          <li key={`${todo.entity} ${todo.rule} ${todo.label[1]}`}>
            <Line {...todo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ entity, label, count, filter }: Todo) {
  const say = useSay()
  const list = listPathOf(entity)
  const path =
    list && filter ? `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}` : list
  const words = (
    <>
      <strong>{count}</strong>
      <span>
        {say(catalogue.entities.get(entity)?.label ?? [entity, entity])} · {say(label)}
      </span>
    </>
  )
  return path ? <Link to={path}>{words}</Link> : <span>{words}</span>
}
