import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { catalogue } from '#resources/catalogue.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { relativeTime } from '#widgets/format/relativeTime.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { recordPath } from '../recordPath.ts'
import { Failed, Loading } from './CardState.tsx'
import { askEdits, type Edit } from './homeCalls.ts'

/** The records one changed last, told by the portal: back to work with a click. */
export function RecentEdits() {
  const say = useSay()
  const { info, viewer } = useUser()
  const { data, error } = useQuery({
    queryKey: ['recentEdits', info.id],
    queryFn: askEdits,
    // It says itself that it waits; the rest of the screen stands.
    meta: { quiet: true },
    retry: false,
  })
  const seen = screensSeen(viewer)
  const edits = data?.flatMap((edit) => {
    const to = recordPath(seen, edit.entity, edit.recordId)
    return to ? [{ edit, to }] : []
  })
  return (
    <section className="card home-card" aria-labelledby="recent">
      <h2 id="recent">{say(['我最近的修改', 'What I changed last'])}</h2>
      {!data && !error && <Loading lines={4} />}
      {error && <Failed error={error} />}
      {edits?.length === 0 && (
        <p className="home-none">{say(['还没有修改过记录', 'Nothing changed yet'])}</p>
      )}
      <ul className="recent">
        {edits?.map(({ edit, to }) => (
          <li key={edit.id}>
            <Line edit={edit} to={to} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ edit, to }: { readonly edit: Edit; readonly to: string }) {
  const say = useSay()
  const language = useLanguage()
  const { entity, recordTitle, createdAt, image } = edit
  const kind = say(catalogue.entities.get(entity)?.label ?? ['', ''])
  return (
    <Link to={to}>
      {image ? (
        <img src={image} alt="" loading="lazy" />
      ) : (
        <span className="recent-letter" aria-hidden>
          {[...kind][0]}
        </span>
      )}
      <span className="recent-title">{recordTitle}</span>
      <span className="recent-kind">{kind}</span>
      <time dateTime={createdAt} title={dateTime(createdAt)}>
        {relativeTime(createdAt, language, Date.now()).slice(0, 16)}
      </time>
    </Link>
  )
}
