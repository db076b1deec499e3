import { rightBack } from './rightBack.ts'

/** Takes magazines back: what a batch gave is cancelled for its reason; a middle period moves no later one. */
export const magazineBack = rightBack('userMagazine', 'active', ({ records }, { row }, { batch }) =>
  records.move('userMagazine', row.id as number, 'cancel', {
    cancelReason: batch.reason,
    cancelBatch: batch.id,
  }),
)
