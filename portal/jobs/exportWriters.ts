import { participants } from '../activities/participantSheet.ts'
import type { SheetPlan } from '../bulk/sheet/write/sheetPlan.ts'
import { medalHolders } from '../medals/medalHolders.ts'
import { toShip } from '../parcels/exportPending.ts'
import { batchSheet } from '../redeem/batchSheet.ts'
import { statements } from '../settlement/statementSheet.ts'
import { vipStatements } from '../settlement/vipStatementSheet.ts'
import { bankReport } from '../statistics/bankReport.ts'
import type { JobWork } from './jobKind.ts'

/** What a file is to hold, how many rows that is, and what it is called, with its ending. */
export interface Export {
  readonly plan: SheetPlan
  /** Sheets after it. */
  readonly beside?: readonly SheetPlan[]
  readonly rows: number
  readonly name: string
}

/** What export jobs write, by `params.writes`. */
export const exportWriters: { readonly [name: string]: (work: JobWork) => Promise<Export> } = {
  bankReport,
  medalHolders,
  participants,
  statements,
  vipStatements,
  toShip,
  redeemBatch: batchSheet,
}
