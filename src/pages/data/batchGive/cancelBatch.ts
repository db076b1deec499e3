import type { Say } from '../../../i18n/useSay.ts'
import type { OpenDialog } from '../../../views/dialog/useDialog.ts'
import { type Batch, moveBatch } from './calls.ts'
import type { useAct } from './useAct.ts'

/** Asks whether a batch is to be given up, and says what that means at its state. */
export async function cancelBatch(
  ask: OpenDialog,
  say: Say,
  act: ReturnType<typeof useAct>['act'],
  batch: Batch,
): Promise<void> {
  const runs = batch.status === 'running' || batch.status === 'paused'
  const agreed = await ask({
    title: say(['取消批次 {batchNo}？', 'Cancel batch {batchNo}?'], { batchNo: batch.batchNo }),
    text: runs
      ? say([
          '正在执行的一行完成后停止。已成功的行保留，未执行的行不再执行。',
          'It stops after the row in hand. Rows done stay done; the others are not carried out.',
        ])
      : say([
          '什么都没有发放，取消后也不会发放；记录保留在“批量记录”。',
          'Nothing was granted and nothing will be; the record stays in the history.',
        ]),
    ok: ['取消批次', 'Cancel the batch'],
    danger: true,
  })
  if (agreed) await act('cancel', () => moveBatch(batch, 'cancel'))
}
