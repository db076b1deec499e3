import { useKeys } from '../list/useKeys.ts'

const SLOWEST = 0.5
const FASTEST = 3
const STEP = 0.25

const media = () => document.querySelector<HTMLMediaElement>('.queue-record :is(audio, video)')

/** Sound and film of the record before one: played and held by the space bar, slower and faster by the brackets. */
export function useMediaKeys(): void {
  const speed = (step: number) => () => {
    const found = media()
    if (!found) return
    found.playbackRate = Math.min(Math.max(found.playbackRate + step, SLOWEST), FASTEST)
  }
  useKeys({
    ' ': (event) => {
      const found = media()
      if (!found || isPressed(event.target)) return
      if (found.paused) void found.play()
      else found.pause()
    },
    '[': speed(-STEP),
    ']': speed(STEP),
  })
}

/** The space bar on a button is for that. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, summary') !== null
