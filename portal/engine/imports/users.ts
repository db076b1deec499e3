import { type Finding, finding } from '#derive/bulk/finding.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Judged, ReadRow } from './bulkFunctions.ts'

interface User {
  readonly id: number
  readonly status: string
}
/** The users that rows name, by phone and by number. */
export interface Users {
  readonly byPhone: ReadonlyMap<string, User>
  readonly byUid: ReadonlyMap<string, User>
}

/** Looks up everybody whom rows name, in two statements. */
export async function lookUsers(db: Db | Tx, rows: readonly ReadRow[]): Promise<Users> {
  const named = (column: string) => [
    ...new Set(rows.flatMap(({ values }) => (values[column] ? [String(values[column])] : []))),
  ]
  return {
    byPhone: await usersBy(db, 'phone', named('phone')),
    byUid: await usersBy(db, 'uid', named('uid')),
  }
}

/** Everybody whom rows are for, once. */
export const usersOf = (rows: readonly ReadRow[], users: Users): number[] => [
  ...new Set(rows.flatMap((row) => userOf(row, users).user ?? [])),
]

async function usersBy(
  db: Db | Tx,
  column: 'phone' | 'uid',
  values: readonly string[],
): Promise<Map<string, User>> {
  if (values.length === 0) return new Map()
  const rows = await db
    .selectFrom('appUser')
    .select(['id', 'status', column])
    .where(column, 'in', values)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(
    rows.map((row) => [String(row[column]), { id: Number(row.id), status: String(row.status) }]),
  )
}

/** The user a row is for, and what is wrong with it: R4 nobody, R5 two, R6 closed or banned. */
export function userOf(
  { values }: Pick<ReadRow, 'values'>,
  users: Users,
): Pick<Judged, 'user' | 'findings'> {
  const { phone, uid } = values
  if (!phone && !uid) return { user: null, findings: [] }
  const byPhone = phone ? users.byPhone.get(String(phone)) : undefined
  const byUid = uid ? users.byUid.get(String(uid)) : undefined
  if ((phone && !byPhone) || (uid && !byUid))
    return wrong(phone && !byPhone ? 'phone' : 'uid', 'R4', byPhone ?? byUid)
  if (byPhone && byUid && byPhone.id !== byUid.id) return wrong('uid', 'R5')
  const user = (byPhone ?? byUid) as User
  if (user.status === 'banned') return wrong(phone ? 'phone' : 'uid', 'R6', user)
  if (user.status === 'closed') return wrong(phone ? 'phone' : 'uid', 'R6.closed', user)
  return { user: user.id, findings: [] }
}

function wrong(
  column: string,
  says: 'R4' | 'R5' | 'R6' | 'R6.closed',
  user?: User,
): { user: number | null; findings: Finding[] } {
  return { user: user?.id ?? null, findings: [finding(says, { column })] }
}
