import type { Period } from '#declare'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { rightBack } from './rightBack.ts'

/** States in which a student may still be taken out. */
const THERE = ['enrolled', 'studying']

/** Takes qualifications back: students leave the period, and what a user had before is good again. */
export const qualificationBack = rightBack(
  'userQualification',
  'active',
  async (transaction, { row, before }) => {
    const { records } = transaction
    await records.move('userQualification', row.id as number, 'revoke')
    const where = { period: row.campPeriod ?? 0, user: row.user, origin: 'grant', status: THERE }
    for (const { id } of await records.select('campStudent', where, { limit: 2 }))
      await records.move('campStudent', id as number, 'drop')
    if (before !== null) await revived(transaction, before)
  },
)

/** A right that was ended for a longer one has no move back: its rest is written as it was. */
async function revived({ records, tx, now, session }: Transaction, id: number): Promise<void> {
  const old = await records.find('userQualification', id)
  const { end } = (old?.validity ?? {}) as Partial<Period>
  if (!['replaced', 'expired'].includes(old?.status as string) || !end || end <= now) return
  await tx
    .updateTable('userQualification')
    .set({
      ...{ status: 'active', version: Number(old?.version) + 1 },
      ...{ updatedAt: now, updatedBy: session.user?.id ?? null },
    })
    .where('id', '=', id)
    .execute()
  touch(tx, 'userQualification')
}
