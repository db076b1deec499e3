import type { Row } from '#declare'
import { correctionOf } from './amounts.ts'
import { halfUp, hundredths } from './money.ts'

const MILLION = 1_000_000n
/** Parts of a share of a share in per cent: millionths times hundredths of a per cent. */
const PARTS = MILLION * 10_000n

/** Seconds of members with all contents of a statement. */
export const duration = ({ lines }: Row): number =>
  ((lines ?? []) as readonly Row[]).reduce((sum, line) => sum + Number(line.duration ?? 0), 0)

/** Millionths of the pool's time, half a millionth going up. */
const millionths = (row: Row): bigint => {
  const all = BigInt(Number(row.poolDuration ?? 0))
  return all === 0n ? 0n : BigInt(halfUp(BigInt(duration(row)) * MILLION, all))
}

/** The share of the pool's time in per cent, with six decimals of the share itself. */
export const durationShare = (row: Row): number => Number(millionths(row)) / 10_000

const rateOf = ({ vipRate }: Row): bigint => hundredths(Number(vipRate ?? 0))
const poolOf = ({ poolAmount }: Row): bigint => BigInt(Number(poolAmount ?? 0))

/** What the share is worth, in fen, half a fen going up; less what keeps all shares of the month within the pool. */
export const shareAmount = (row: Row): number =>
  halfUp(poolOf(row) * millionths(row) * rateOf(row), PARTS) + Number(row.roundingCut ?? 0)

/** What is owed: the share with what somebody corrected, less the tax. */
export const vipPayable = (row: Row): number => shareAmount(row) + correctionOf(row)

/** How many fen a statement is given beyond its unrounded share, rounded up; nothing where rounding went down. */
function gainOf(row: Row): { readonly exactly: number; readonly fen: number } {
  const all = BigInt(Number(row.poolDuration ?? 0)) * 10_000n
  if (all === 0n) return { exactly: 0, fen: 0 }
  const gain = BigInt(shareAmount(row)) * all - poolOf(row) * BigInt(duration(row)) * rateOf(row)
  if (gain <= 0n) return { exactly: 0, fen: 0 }
  return { exactly: Number(gain) / Number(all), fen: Number((gain + all - 1n) / all) }
}

/**
 * What rounding takes off each statement of a month, in fen and below nothing: 0 as long as all shares together stay
 * within the pool. What is above it is taken first from those whom rounding gave most, never below the unrounded share
 * rounded down, so that the largest remainders keep their fen.
 */
export function roundingCuts(statements: readonly Row[]): readonly number[] {
  const rows = statements.map((row): Row => ({ ...row, roundingCut: 0 }))
  const shared = rows.reduce((sum, row) => sum + shareAmount(row), 0)
  let above = shared - Number(rows[0]?.poolAmount ?? 0)
  const cuts = rows.map(() => 0)
  const gains = rows.map((row, at) => ({ at, ...gainOf(row) }))
  for (const { at, fen } of gains.toSorted((a, b) => b.exactly - a.exactly)) {
    if (above <= 0) break
    const cut = Math.min(above, fen)
    cuts[at] = -cut
    above -= cut
  }
  return cuts
}
