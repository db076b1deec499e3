import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { momentOf, shift } from '#derive/moment.ts'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import type { TodayEntry } from '#wire/todayEntry.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { Failed } from './CardState.tsx'
import { askToday } from './homeCalls.ts'

/** So many lines stand there until one asks for all. */
const FIRST = 8

/** What happens today and tomorrow in all calendars one may read, what is late first. Nothing where nothing does. */
export function Today() {
  const say = useSay()
  const { info } = useUser()
  const [all, setAll] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['today', info.id],
    queryFn: askToday,
    meta: { quiet: true },
    refetchOnWindowFocus: true,
    retry: false,
    staleTime: 0,
  })
  const list = data?.list ?? []
  if (!error && list.length === 0) return null
  const shown = all ? list : list.slice(0, FIRST)
  return (
    <section className="card home-card" aria-labelledby="today">
      <h2 id="today">{say(['今天和明天', 'Today and tomorrow'])}</h2>
      {error && <Failed error={error} />}
      <ul className="unfinished">
        {shown.map((one) => (
          <li key={[one.entity, one.recordId, one.kind, one.at, one.what?.[1]].join(' ')}>
            <Line one={one} />
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <button type="button" className="act" onClick={() => setAll(true)}>
          {say(['展开全部 {count} 项', 'Show all {count}'], { count: list.length })}
        </button>
      )}
      {all && data!.more > 0 && (
        <p className="home-none">
          {say(['另有 {more} 项，请看各日历', '{more} more stand in the calendars'], {
            more: data!.more,
          })}
        </p>
      )}
    </section>
  )
}

function Line({ one }: { readonly one: TodayEntry }) {
  const say = useSay()
  const { viewer } = useUser()
  const { entity, recordId, title, kind, what, late } = one
  const path = kind === 'revision' && listPathOf(entity, screensSeen(viewer))
  return (
    <>
      <Link to={path ? `${path}/${recordId}/revision` : `/open/${entity}/${recordId}`}>
        {say(catalogue.entities.get(entity)?.label ?? ['', ''])}“{title}”
        {what && <small>{kind === 'record' ? say(what) : byItself(one, say)}</small>}
      </Link>
      <span className={late ? 'mark late' : 'home-when'}>
        {late
          ? say(['逾期 {when}', 'overdue, {when}'], { when: whenOf(one, say) })
          : whenOf(one, say)}
      </span>
    </>
  )
}

const byItself = ({ what, late }: TodayEntry, say: Say): string => {
  const does = say(what ?? ['', ''])
  return late
    ? say(['没有按时{does}', 'not done at its time: {does}'], { does })
    : say(['由系统{does}', '{does} by itself'], { does })
}

/** `今天 19:00`, `明天`, `11-26 08:00`. */
function whenOf({ at }: TodayEntry, say: Say): string {
  const today = momentOf(Date.now()).slice(0, 10)
  const day = at.slice(0, 10)
  const named =
    day === today
      ? say(['今天', 'today'])
      : day === shift(today, '+1d').slice(0, 10)
        ? say(['明天', 'tomorrow'])
        : day.slice(5)
  return `${named} ${at.slice(11, 16)}`.trim()
}
