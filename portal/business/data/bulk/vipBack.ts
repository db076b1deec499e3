import { rightBack } from './rightBack.ts'

/** Takes membership back: the rest of each stretch, and what lies behind it comes earlier. */
export const vipBack = rightBack('userVip', 'active', ({ records }, { row }) =>
  records.move('userVip', row.id as number, 'revoke'),
)
