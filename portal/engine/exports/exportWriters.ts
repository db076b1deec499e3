import { medalHolders } from '#portal/business/activities/medals/medalHolders.ts'
import { participants } from '#portal/business/activities/participation/participantSheet.ts'
import { batchSheet } from '#portal/business/data/redeem/batchSheet.ts'
import { bankReport } from '#portal/business/data/statistics/bankReport.ts'
import { toShip } from '#portal/business/operations/parcels/exportPending.ts'
import { statements } from '#portal/business/settlement/statementSheet.ts'
import { vipStatements } from '#portal/business/settlement/vipStatementSheet.ts'
import type { SheetPlan } from '../imports/sheet/write/sheetPlan.ts'
import type { JobWork } from '../queue/jobKind.ts'

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
