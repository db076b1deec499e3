import Button from '@mui/material/Button'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { screensSeen } from '../../authProvider/access.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { type Place, placeOf } from './placeOf.ts'
import { stopsFor } from './stops.ts'
import { useSeenTours } from './useSeenTours.ts'
import './tour.css'

/** Six stops, one after the other: what is pointed at is framed, and nothing beside is kept from being used. */
export default function Tour({ onLeave }: { onLeave(): void }) {
  const say = useSay()
  const navigate = useNavigate()
  const id = useId()
  const { viewer } = useUser()
  const { markSeen } = useSeenTours()
  const [stops] = useState(() => stopsFor(viewer, screensSeen(viewer)))
  const [at, setAt] = useState(0)
  const card = useRef<HTMLElement>(null)
  const place = usePlace(stops[at]!.at)
  const leave = () => {
    markSeen()
    onLeave()
  }
  const go = (step: number) => {
    const next = at + step
    if (next >= stops.length) return leave()
    setAt(Math.max(0, next))
  }
  const press = (event: KeyboardEvent) => {
    const steps: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 }
    if (event.key === 'Escape') leave()
    else if (event.key in steps) go(steps[event.key]!)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is read out as it comes
  useEffect(() => card.current?.focus(), [at])
  const { title, says, to } = stops[at]!
  const isLast = at === stops.length - 1
  return (
    <>
      {place && <div className="tour-frame" style={place.frame} aria-hidden />}
      <section
        ref={card}
        className="tour"
        style={place?.card}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-says`}
        onKeyDown={press}
      >
        <h2 id={`${id}-title`}>{say(title)}</h2>
        <p id={`${id}-says`}>{say(says)}</p>
        <footer>
          <span className="tour-count">
            {at + 1} / {stops.length}
          </span>
          {to && (
            <Button size="small" onClick={() => navigate(to)}>
              {say(['去看看', 'Look at it'])}
            </Button>
          )}
          <span className="tour-room" />
          {!isLast && (
            <Button size="small" color="inherit" onClick={leave}>
              {say(['离开导览', 'Leave the tour'])}
            </Button>
          )}
          {at > 0 && (
            <Button size="small" color="inherit" onClick={() => go(-1)}>
              {say(['上一站', 'Back'])}
            </Button>
          )}
          <Button size="small" variant="contained" onClick={() => go(1)}>
            {isLast ? say(['看完了', 'Done']) : say(['下一站', 'Next stop'])}
          </Button>
        </footer>
      </section>
    </>
  )
}

/** Where what is pointed at stands, measured anew while the window or the screen changes. */
function usePlace(selectors: readonly string[]): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const measure = () => setPlace(placeOf(selectors, innerWidth, innerHeight))
    measure()
    addEventListener('resize', measure)
    addEventListener('scroll', measure, true)
    return () => {
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, true)
    }
  }, [selectors])
  return place
}
