import { dataOf } from '../dataOf.ts'

/** The phone of the n-th user, from 1 on. */
export const phoneOf = (n: number): string => `199${String(n).padStart(8, '0')}`
export const uidOf = (n: number): string => String(10_000_000 + n)

/** Writes so many app users straight into the database of a portal that does not run. */
export async function fillUsers(
  folder: string,
  databaseUrl: string | undefined,
  count: number,
): Promise<void> {
  const database = dataOf(folder, databaseUrl)
  const at = '2026-01-01T10:00:00+08:00'
  for (let from = 1; from <= count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from + 1) }, (_, i) => ({
      version: 1,
      createdAt: at,
      updatedAt: at,
      registeredAt: at,
      uid: uidOf(from + i),
      phone: phoneOf(from + i),
      nickname: `读者${from + i}`,
      status: 'normal',
      points: 0,
      medals: 0,
    }))
    await database.db.insertInto('appUser').values(rows).execute()
  }
  await database.close()
}
