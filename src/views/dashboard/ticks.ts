/** Round numbers from below the least to above the most, at most so many steps, 0 always among or below them. */
export function ticksOf(least: number, most: number, steps = 4): readonly number[] {
  const low = Math.min(0, least)
  const high = Math.max(most, low === 0 ? 1 : 0)
  const rough = (high - low) / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
