import { Link } from 'react-router-dom'
import type { Label } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { relativeTime } from '#widgets/format/relativeTime.ts'
import type { ListedRevision } from '#wire/listedRevision.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { askRevisions } from './homeCalls.ts'
import { ListCard } from './ListCard.tsx'

/** Changes of live records that are not published: late ones, those one may approve, one's own, those of others. */
export const Revisions = () => (
  <ListCard
    id="revisions"
    title={['未发布的修订稿', 'Revisions not published']}
    ask={askRevisions}
    keyOf={({ entity, recordId }) => `${entity} ${recordId}`}
  >
    {(one) => <Line one={one} />}
  </ListCard>
)

function Line({ one }: { readonly one: ListedRevision }) {
  const say = useSay()
  const language = useLanguage()
  const { viewer } = useUser()
  const kind = say(catalogue.entities.get(one.entity)?.label ?? ['', ''])
  const path = listPathOf(one.entity, screensSeen(viewer))
  return (
    <>
      <Link to={path ? `${path}/${one.recordId}/revision` : `/open/${one.entity}/${one.recordId}`}>
        {kind}“{one.title}”
        <small>
          {one.writer} · {relativeTime(one.at, language, Date.now())}
        </small>
      </Link>
      <span className={one.waits === 'failed' ? 'mark late' : 'mark'}>{say(saidOf(one))}</span>
    </>
  )
}

function saidOf({ waits, mayApprove, publishAt }: ListedRevision): Label {
  const at = publishAt ? dateTime(publishAt).slice(0, 16) : ''
  if (waits === 'failed') return ['没有按时发布', 'Late']
  if (waits === 'time') return [`${at} 发布`, `On ${at}`]
  if (waits === 'publishing') return ['可以发布', 'Ready']
  return mayApprove ? ['等你审核', 'Waits for you'] : ['等待审核', 'To be approved']
}
