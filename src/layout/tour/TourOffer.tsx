import { useSay } from '../../i18n/useSay.ts'
import { openTour } from './openTour.ts'
import { useSeenTours } from './useSeenTours.ts'
import './tourOffer.css'

/** At the first visit of a role: a line that offers the tour, until it is taken or put away. */
export function TourOffer() {
  const say = useSay()
  const { isSeen, markSeen } = useSeenTours()
  if (isSeen) return null
  return (
    <aside className="tour-offer" aria-label={say(['导览', 'Tour'])}>
      <p>
        {say([
          '第一次用这个角色？六步看一遍，一分钟。',
          'New in this role? Six stops show you around, in a minute.',
        ])}
      </p>
      <button type="button" onClick={openTour}>
        {say(['开始导览', 'Take the tour'])}
      </button>
      <button type="button" onClick={markSeen}>
        {say(['不用了', 'No, thanks'])}
      </button>
    </aside>
  )
}
