import type { Row } from '#declare'
import { corrected } from './amounts.ts'
import { hundredths } from './money.ts'

const MILLION = 1_000_000n

/** Seconds of members with all contents of a statement. */
export const duration = ({ lines }: Row): number =>
  ((lines ?? []) as readonly Row[]).reduce((sum, line) => sum + Number(line.duration ?? 0), 0)

/** Millionths of the pool's time, rounded down, so that all shares together never exceed it. */
const millionths = (row: Row): bigint => {
  const all = BigInt(Number(row.poolDuration ?? 0))
  return all === 0n ? 0n : (BigInt(duration(row)) * MILLION) / all
}

/** The share of the pool's time in per cent, with six decimals of the share itself. */
export const durationShare = (row: Row): number => Number(millionths(row)) / 10_000

/** What the share is worth, in fen, rounded down: never more than the pool, whatever the rates. */
export const shareAmount = (row: Row): number => {
  const fen = BigInt(Number(row.poolAmount ?? 0)) * millionths(row)
  return Number((fen * hundredths(Number(row.vipRate ?? 0))) / (MILLION * 10_000n))
}

/** What is owed: the share with what somebody corrected, less the tax. */
export const vipPayable = (row: Row): number => shareAmount(row) + corrected(row)
