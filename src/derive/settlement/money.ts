/** Fen times per cent, exactly: both are whole numbers before they are divided, and half a fen goes up. */
export function shareOf(fen: number, percent: number): number {
  return halfUp(BigInt(fen) * hundredths(percent), 10_000n)
}

/** Per cent with at most two decimals as whole hundredths. */
export const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

/** A whole number divided, half a unit going up, below nothing too: -1.5 is -1. */
export function halfUp(amount: bigint, by: bigint): number {
  const doubled = 2n * amount + by
  const whole = doubled / (2n * by)
  const isBelow = doubled < 0n && doubled % (2n * by) !== 0n
  return Number(isBelow ? whole - 1n : whole)
}
