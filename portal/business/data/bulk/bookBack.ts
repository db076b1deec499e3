import { rightBack } from './rightBack.ts'

/** States of a right in whose place a longer one was put. */
const OVER = ['replaced', 'expired']

/** Takes books back; what a user had for a shorter time before is good again for the rest of it. */
export const bookBack = rightBack('userBook', 'active', async (transaction, { row, before }) => {
  const { records, now } = transaction
  await records.move('userBook', row.id as number, 'revoke')
  const old = before === null ? null : await records.find('userBook', before)
  if (OVER.includes(old?.status as string) && String(old?.validTo ?? '') > now)
    await records.move('userBook', old?.id as number, 'extend', { validTo: old?.validTo })
})
