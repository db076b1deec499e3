import type { Label, Row } from '#declare'
import { conflict } from '#portal/core/errors.ts'
import type { Change } from '../context/change.ts'

/** The states of a batch from which it goes along with its job. */
const from: { readonly [move: string]: readonly string[] } = {
  pause: ['running'],
  resume: ['paused'],
  cancel: ['running', 'paused'],
}

/**
 * A batch pauses, goes on and stops with its job; the other way round is the batch's own rule (`jobFollows`). A check
 * that was broken off is begun anew by a retry. A run is not: what failed of it is checked once more and confirmed, as
 * a batch of its own, so its job says where to do that.
 */
export async function batchFollows({ by = '', after, records }: Change): Promise<void> {
  const { batch: id, step } = after.params as { readonly batch: number; readonly step: string }
  const batch = await records.find('batchGive', id)
  if (!batch) return
  if (by === 'retry') return retried(batch, step, records)
  if (batch.job === after.id && from[by]?.includes(batch.status as string))
    await records.move('batchGive', id, by)
}

async function retried(batch: Row, step: string, records: Change['records']): Promise<void> {
  const { batchNo, status } = batch
  if (step === 'run')
    throw barred([
      `批次 ${batchNo} 的执行已结束，请打开该批次“重跑失败行”`,
      `The run of batch ${batchNo} is over: open the batch and re-run its failed rows`,
    ])
  if (status !== 'problem')
    throw barred([
      `批次 ${batchNo} 已不在校验中，请打开该批次继续`,
      `Batch ${batchNo} has gone on since: open it and take it up there`,
    ])
  await records.move('batchGive', batch.id as number, 'check')
}

const barred = (message: Label) => conflict([{ field: '_', kind: 'conflict', message }])
