import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useMemo,
} from 'react'
import { barsOf } from '#derive/media/soundPeaks.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { duration } from '../../format/duration.ts'
import { useBarCount } from './useBarCount.ts'

interface Props {
  /** Where the playhead is drawn: `--at`, from 0 to 1, is set here frame by frame. */
  readonly stage: RefObject<HTMLDivElement | null>
  readonly peaks: ArrayLike<number> | null
  readonly seconds: number
  readonly at: number
  readonly onSeek: (at: number) => void
  readonly onToggle: () => void
  /** What lies above it: marks of chapters, handles. */
  readonly children?: ReactNode
}

/** Seconds that a key goes on. */
const STEPS: { readonly [key: string]: number } = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 30,
  PageDown: -30,
}

/** A sound as it swings, with a playhead: pressed, dragged or moved by arrows, five seconds each. */
export function Waveform({ stage, peaks, seconds, at, onSeek, onToggle, children }: Props) {
  const say = useSay()
  const count = useBarCount(stage)
  const path = useMemo(() => drawn(peaks, count), [peaks, count])
  const to = (place: number) => onSeek(Math.min(seconds, Math.max(0, place)))
  const drag = ({ clientX, buttons, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = width > 0 ? (clientX - left) / width : 0
    currentTarget.style.setProperty('--pointed', String(Math.min(1, Math.max(0, share))))
    currentTarget.dataset.pointed = duration(Math.min(1, Math.max(0, share)) * seconds)
    if (buttons === 1) to(share * seconds)
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    drag(event)
  }
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const place = event.key === 'Home' ? 0 : event.key === 'End' ? seconds : undefined
    if (step !== undefined) to(at + step)
    else if (place !== undefined) to(place)
    else if (event.key === ' ') onToggle()
    else return
    event.preventDefault()
  }
  return (
    <div className="wave" ref={stage}>
      <div
        className="wave-place"
        role="slider"
        tabIndex={0}
        aria-label={say(['播放位置', 'Place in the sound'])}
        aria-valuemin={0}
        aria-valuemax={Math.round(seconds)}
        aria-valuenow={Math.round(at)}
        aria-valuetext={`${duration(at)} / ${duration(seconds)}`}
        onPointerDown={press}
        onPointerMove={drag}
        onKeyDown={key}
      >
        {['wave-rest', 'wave-played'].map((part) => (
          <svg
            key={part}
            className={part}
            viewBox={`0 0 ${count} 2`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
        ))}
        <span className="wave-head" />
      </div>
      {children}
    </div>
  )
}

/** A stroke a bar, around the middle; what is silent is a dot. */
function drawn(peaks: ArrayLike<number> | null, count: number): string {
  const bars = peaks ? barsOf(peaks, count) : Array.from({ length: count }, () => 0)
  return bars
    .map((bar, at) => {
      const half = Math.max(0.015, bar * 0.92)
      return `M${at + 0.5} ${(1 - half).toFixed(3)}v${(half * 2).toFixed(3)}`
    })
    .join('')
}
