interface Asked {
  readonly steps?: number
  /** Whole numbers alone. */
  readonly whole?: boolean
}

/** Round numbers from below the least to above the most, at most so many steps, 0 always among or below them. */
export function ticksOf(
  least: number,
  most: number,
  { steps = 4, whole = false }: Asked = {},
): readonly number[] {
  const low = Math.min(0, least)
  const high = Math.max(most, low === 0 ? 1 : 0)
  const rough = Math.max((high - low) / steps, whole ? 1 : 0)
  const power = 10 ** Math.floor(Math.log10(rough))
  const round = whole && power === 1 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
  const step = (round.find((one) => one * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
