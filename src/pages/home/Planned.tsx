import { Link } from 'react-router-dom'
import { catalogue } from '#resources/catalogue.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { ListedPlan } from '#wire/plannedMove.ts'
import { useSay } from '../../i18n/useSay.ts'
import { askPlanned } from './homeCalls.ts'
import { ListCard } from './ListCard.tsx'

/** Moves that are made by themselves at their time: those that failed first, then the next ones. */
export const Planned = () => (
  <ListCard
    id="planned"
    title={['定时操作', 'At a time']}
    ask={askPlanned}
    keyOf={({ entity, recordId, move }) => `${entity} ${recordId} ${move}`}
  >
    {(one) => <Line {...one} />}
  </ListCard>
)

function Line({ entity, recordId, title, at, does, planner, failed }: ListedPlan) {
  const say = useSay()
  return (
    <>
      <Link to={`/open/${entity}/${recordId}`}>
        {say(catalogue.entities.get(entity)?.label ?? ['', ''])}“{title}”
        <small>{planner.name}</small>
      </Link>
      <span className={failed ? 'mark late' : 'mark'} title={failed ? say(failed) : undefined}>
        {failed
          ? say(['没有按时{move}', '{move}: not done'], { move: say(does) })
          : `${dateTime(at).slice(0, 16)} ${say(does)}`}
      </span>
    </>
  )
}
