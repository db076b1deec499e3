import { AskedFor } from '../../pages/data/batchGive/AskedFor.tsx'
import type { Batch } from '../../pages/data/batchGive/calls.ts'
import { Judged } from '../../pages/data/batchGive/Judged.tsx'
import { momentOf, useSummary } from '../../pages/data/batchGive/useBatch.ts'
import type { DeskProps } from '../../views/queue/QueueRecord.tsx'

/** What a batch is approved by: what it comes to, what it leaves, and rows drawn from it; asked about it, the first alone. */
export default function BatchAtDesk({ record, asks }: DeskProps) {
  return asks ? <Asked batch={record as Batch} /> : <Judged batch={record as Batch} />
}

function Asked({ batch }: { readonly batch: Batch }) {
  const { data: summary } = useSummary(batch.id, momentOf(batch))
  return summary ? <AskedFor {...{ batch, summary }} /> : null
}
