import type { BulkKind, BulkValues } from '#declare'
import type { Cells } from './cell.ts'
import type { Finding } from './finding.ts'

/** One row, read and checked as far as the row alone tells. */
export interface NormalRow<V = BulkValues<BulkKind>> {
  /** Fen, ISO days, keys of choices; null where the cell is empty or faulty. */
  readonly values: V
  /** R1 R2 R3 R7 R8 R9 R10 R11 R12 R15 B1 B13.together. */
  readonly findings: readonly Finding[]
  /** The row in its one way of writing, faulty cells included: what `hashOf` is made of. Never depends on the day. */
  readonly text: string
}

/** Reads the cells of a row by their columns and checks them. `today` is the day in Asia/Shanghai, `2026-11-21`. */
export function normalise<K extends BulkKind>(
  _kind: K,
  _cells: Cells,
  _today: string,
): NormalRow<BulkValues<K>> {
  throw new Error('not written yet')
}
