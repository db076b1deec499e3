import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { catalogue } from '#resources/catalogue.ts'
import type { MyTalk as Mine } from '#wire/talk.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { DueChip } from '../../views/talk/DueChip.tsx'
import { recordPath } from '../recordPath.ts'
import { Failed } from './CardState.tsx'
import { askMyTalk } from './homeCalls.ts'
import '../../views/talk/talk.css'

/** What was given to one to do at records, by its day, and what was said to one; nothing where there is none. */
export function MyTalk() {
  const say = useSay()
  const { info, viewer } = useUser()
  const { data, error } = useQuery({
    queryKey: ['myTalk', info.id],
    queryFn: askMyTalk,
    meta: { quiet: true },
    refetchOnWindowFocus: true,
    retry: false,
  })
  const seen = screensSeen(viewer)
  const list = data?.list.flatMap((talk) => {
    const to = recordPath(seen, talk.entity, talk.recordId)
    return to ? [{ talk, to: `${to}${to.includes('?') ? '&' : '?'}talk=${talk.thread}` }] : []
  })
  if (!error && !list?.length) return null
  return (
    <section className="card home-card" aria-labelledby="my-talk">
      <h2 id="my-talk">{say(['交给我的', 'To follow up'])}</h2>
      {error && <Failed error={error} />}
      <ul className="my-talk">
        {list?.map(({ talk, to }) => (
          <li key={talk.id}>
            <Line talk={talk} to={to} />
          </li>
        ))}
      </ul>
      {data?.more && (
        <p className="home-none">
          {say(['只列出最急的一部分', 'Only the most urgent are listed'])}
        </p>
      )}
    </section>
  )
}

function Line({ talk, to }: { readonly talk: Mine; readonly to: string }) {
  const say = useSay()
  const { info } = useUser()
  const { entity, recordTitle, author, text, why, due } = talk
  const kind = say(catalogue.entities.get(entity)?.label ?? ['', ''])
  return (
    <Link to={to}>
      <span className="my-talk-text">{text}</span>
      <span className="my-talk-where">
        {author.id === info.id
          ? say(['我要跟进', 'mine to follow up'])
          : why === 'assigned'
            ? say(['{name} 交给我', 'from {name}'], { name: author.name })
            : say(['{name} 提到我', '{name} to me'], { name: author.name })}
        {' · '}
        {kind}“{recordTitle}”
      </span>
      {due && <DueChip due={due} />}
    </Link>
  )
}
