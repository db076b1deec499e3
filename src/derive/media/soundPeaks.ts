/** How finely a sound is drawn: enough for the widest field, few enough to be kept for hundreds of sounds. */
const MOST = 2000

/** Gathers how far a sound swings in each of some equal stretches of its length, as it is decoded. */
export function soundPeaks(seconds: number) {
  const count = Math.max(1, Math.min(MOST, Math.ceil(seconds * 50)))
  const peaks = new Uint8Array(count)
  let highest = 0
  return {
    /** 0 to 255, a stretch each. */
    peaks,
    /** The furthest swing so far; 1 is full. */
    highest: () => highest,
    /** Takes samples up that begin at a time, a plane a channel. */
    push(planes: readonly Float32Array[], length: number, rate: number, since: number): void {
      const scale = count / seconds / rate
      const offset = (since * count) / seconds
      for (const plane of planes)
        for (let at = 0; at < length; at++) {
          const swing = Math.abs(plane[at] as number)
          if (swing > highest) highest = swing
          const stretch = Math.min(count - 1, Math.max(0, Math.floor(offset + at * scale)))
          const level = Math.min(255, Math.round(swing * 255))
          if (level > (peaks[stretch] as number)) peaks[stretch] = level
        }
    },
  }
}

/** The same in so many bars, each as high as the highest of its stretches, from 0 to 1; the loudest fills the height. */
export function barsOf(peaks: ArrayLike<number>, count: number): readonly number[] {
  let highest = 1
  for (let at = 0; at < peaks.length; at++) highest = Math.max(highest, peaks[at] as number)
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count))
    let top = 0
    for (let at = from; at < to && at < peaks.length; at++) top = Math.max(top, peaks[at] as number)
    return top / highest
  })
}
