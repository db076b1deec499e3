import type { Batch } from '../../pages/data/batchGive/calls.ts'
import { Judged } from '../../pages/data/batchGive/Judged.tsx'
import type { DeskProps } from '../../views/queue/QueueRecord.tsx'

/** What a batch is approved by: what it comes to, what it leaves, and rows drawn from it. */
export default function BatchAtDesk({ record }: DeskProps) {
  return <Judged batch={record as Batch} />
}
