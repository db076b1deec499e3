import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Player {
  readonly ref: RefObject<HTMLAudioElement | null>
  readonly isPlaying: boolean
  /** In seconds, as it is told; {@link follow} gets it finer. */
  readonly at: number
  readonly speed: number
  readonly failed: boolean
  readonly toggle: () => void
  /** Goes to a place; `until` stops there. */
  readonly seek: (at: number) => void
  readonly play: (from: number, until: number) => void
  readonly setSpeed: (speed: number) => void
}

/** A sound of the page, played and put to places; `follow` is told where it is, frame by frame. */
export function usePlayer(url: string, follow: (at: number) => void): Player {
  const ref = useRef<HTMLAudioElement>(null)
  const until = useRef(Number.POSITIVE_INFINITY)
  const latest = useRef(follow)
  latest.current = follow
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [speed, setSpeed] = useState(1)
  const [failed, setFailed] = useState('')
  useEffect(() => {
    const sound = ref.current
    if (!sound) return
    const tell = () => {
      if (sound.currentTime >= until.current) {
        until.current = Number.POSITIVE_INFINITY
        sound.pause()
      }
      setAt(sound.currentTime)
      latest.current(sound.currentTime)
    }
    const turn = () => setPlaying(!sound.paused)
    const fail = () => setFailed(url)
    const events = [
      ['timeupdate', tell],
      ['seeked', tell],
      ['play', turn],
      ['pause', turn],
      ['ended', turn],
      ['error', fail],
    ] as const
    for (const [event, listen] of events) sound.addEventListener(event, listen)
    setAt(0)
    latest.current(0)
    setPlaying(false)
    return () => {
      for (const [event, listen] of events) sound.removeEventListener(event, listen)
    }
  }, [url])
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const next = () => {
      latest.current(ref.current?.currentTime ?? 0)
      frame = requestAnimationFrame(next)
    }
    frame = requestAnimationFrame(next)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sound is another element
  useEffect(() => {
    if (ref.current) ref.current.playbackRate = speed
  }, [speed, url])
  const start = () => {
    // A sound that cannot be played says so itself.
    ref.current?.play()?.catch(() => undefined)
  }
  const seek = (to: number) => {
    if (!ref.current) return
    until.current = Number.POSITIVE_INFINITY
    ref.current.currentTime = to
    setAt(to)
    latest.current(to)
  }
  return {
    ...{ ref, isPlaying, at, speed, setSpeed, seek },
    failed: failed === url,
    toggle: () => (ref.current?.paused ? start() : ref.current?.pause()),
    play: (from, end) => {
      seek(from)
      until.current = end
      start()
    },
  }
}
