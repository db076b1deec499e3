import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { catalogue } from '#resources/catalogue.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { Failed } from './CardState.tsx'
import { askPlanned } from './homeCalls.ts'

/** Moves that are made by themselves at their time: those that failed first, then the next ones. */
export function Planned() {
  const say = useSay()
  const { info } = useUser()
  const { data, error } = useQuery({
    queryKey: ['planned', info.id],
    queryFn: askPlanned,
    meta: { quiet: true },
    refetchOnWindowFocus: true,
    retry: false,
    staleTime: 0,
  })
  if (!error && !data?.length) return null
  return (
    <section className="card home-card" aria-labelledby="planned">
      <h2 id="planned">{say(['定时操作', 'At a time'])}</h2>
      {error && <Failed error={error} />}
      <ul className="unfinished">
        {data?.map(({ entity, recordId, move, title, at, does, planner, failed }) => (
          <li key={`${entity} ${recordId} ${move}`}>
            <Link to={`/open/${entity}/${recordId}`}>
              {say(catalogue.entities.get(entity)?.label ?? ['', ''])}“{title}”
              <small>{planner.name}</small>
            </Link>
            <span
              className={failed ? 'mark late' : 'mark'}
              title={failed ? say(failed) : undefined}
            >
              {failed
                ? say(['没有按时{move}', '{move}: not done'], { move: say(does) })
                : `${dateTime(at).slice(0, 16)} ${say(does)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
