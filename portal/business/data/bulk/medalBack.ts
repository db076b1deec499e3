import { rightBack } from './rightBack.ts'

/** Takes a medal back from those who still hold it by the batch. */
export const medalBack = rightBack('medalHolder', 'held', ({ records }, { row }) =>
  records.move('medalHolder', row.id as number, 'revoke'),
)
