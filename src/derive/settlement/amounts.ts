import type { Row } from '#declare'
import { halfUp, hundredths, shareOf } from './money.ts'

interface Line {
  readonly gross?: number | null
  readonly refund?: number | null
  readonly feeRate?: number | null
}
const linesOf = ({ lines }: Row) => (lines ?? []) as readonly Line[]
const own = ({ gross, refund }: Line) => Number(gross ?? 0) - Number(refund ?? 0)

/** What the channels keep of what was sold less what was refunded, in fen; rounded once, half up. */
export const channelFee = (row: Row): number =>
  halfUp(
    linesOf(row).reduce(
      (sum, line) => sum + BigInt(own(line)) * hundredths(Number(line.feeRate ?? 0)),
      0n,
    ),
    10_000n,
  )

/** What is shared, in fen. */
export const netAmount = (row: Row): number =>
  linesOf(row).reduce((sum, line) => sum + own(line), 0) - channelFee(row)

/** What is owed for one content, in fen; less than nothing where more was refunded than sold. */
export const payable = (row: Row): number =>
  shareOf(netAmount(row), Number(row.shareRate ?? 0)) + correctionOf(row)

/** What somebody added, less the tax that is withheld. */
export const correctionOf = ({ adjustAmount, taxAmount }: Row): number =>
  Number(adjustAmount ?? 0) - Number(taxAmount ?? 0)
