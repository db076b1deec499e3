import { onDeed } from '../../authProvider/idle.ts'

/** So long nobody has touched a desk before what it has in hand is left to others, in milliseconds. */
export const AWAY = 5 * 60_000

export interface Presence {
  /** Whether somebody sits at it: it was touched not long ago, or something is being listened to or watched. */
  isThere(): boolean
  stop(): void
}

/** Watches whether somebody is at a desk that stands open; `onBack` is told once they touch it again. */
export function watchPresence(onBack: () => void): Presence {
  let touchedAt = Date.now()
  const isThere = () => Date.now() - touchedAt < AWAY || isPlaying()
  const stop = onDeed(() => {
    const wasThere = isThere()
    touchedAt = Date.now()
    if (!wasThere) onBack()
  })
  return { isThere, stop }
}

const isPlaying = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused)
