import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { call } from '../../client/client.ts'
import { useSay } from '../../i18n/useSay.ts'

const shown = 8

/** The records one changed last, told by the portal: back to work with a click. */
export function RecentEdits() {
  const say = useSay()
  const { info } = useUser()
  const { data } = useQuery({
    queryKey: ['recentEdits', info.id],
    queryFn: async () =>
      (await call<{ edits: readonly Row[] }>('GET', 'index/recentEdits')).data.edits,
    retry: false,
  })
  const entries = latest(data ?? [])
  return (
    <section className="card home-card" aria-labelledby="recent">
      <h2 id="recent">{say(['我最近的修改', 'What I changed last'])}</h2>
      {data && entries.length === 0 && (
        <p className="home-none">{say(['还没有修改过记录', 'Nothing changed yet'])}</p>
      )}
      <ul className="recent">
        {entries.map((entry) => (
          <li key={String(entry.id)}>
            <Link to={`${listPathOf(String(entry.entity))}/${String(entry.recordId)}`}>
              {String(entry.recordTitle ?? `#${String(entry.recordId)}`)}
            </Link>
            <span>
              {say(catalogue.entities.get(String(entry.entity))?.label ?? ['', ''])}
              {' · '}
              <time dateTime={String(entry.createdAt)}>
                {dateTime(entry.createdAt as string).slice(5, 16)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each record once, only those that have a screen. */
function latest(entries: readonly Row[]): readonly Row[] {
  const byRecord = new Map<string, Row>()
  for (const entry of entries) {
    const record = `${String(entry.entity)} ${String(entry.recordId)}`
    if (!byRecord.has(record) && listPathOf(String(entry.entity))) byRecord.set(record, entry)
  }
  return [...byRecord.values()].slice(0, shown)
}
