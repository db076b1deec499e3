import type { BulkKind, Row } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import type { Parts } from '../context/parts.ts'
import type { BulkFunctions } from './bulkFunctions.ts'
import { isWriting } from './records/intention.ts'
import { recordBack } from './records/recordBack.ts'
import { recordRows } from './records/recordRows.ts'

interface BothWays {
  readonly give: BulkFunctions
  readonly back?: BulkFunctions
}

/** Made once a kind. */
const made = new WeakMap<BulkKind, BothWays>()

function doingOf({ bulk }: Parts, name: unknown): BothWays | undefined {
  const part = bulk[name as string]
  if (part && 'give' in part) return part as BothWays
  const kind = bulkKinds[name as string]
  if (!kind || !isWriting(kind)) return undefined
  const doing = made.get(kind) ?? {
    give: recordRows(part) as BulkFunctions,
    ...(!kind.final && { back: recordBack(part?.beforeBack) as BulkFunctions }),
  }
  made.set(kind, doing)
  return doing
}

/** What a batch does: its kind's doing, or what takes it back where the batch takes one back. */
export function functionsOf(parts: Parts, batch: Row): BulkFunctions {
  const of = doingOf(parts, batch.kind)
  const found = batch.undoOf ? of?.back : of?.give
  if (found) return found
  throw new Error(
    `No file ${batch.kind}.bulk.ts says what "${batch.kind}" does${batch.undoOf ? ' when it is taken back' : ''}: add it in portal/business`,
  )
}

/** Whether a batch of this kind can be taken back. */
export const isUndoable = (parts: Parts, kind: unknown): boolean =>
  doingOf(parts, kind)?.back !== undefined
