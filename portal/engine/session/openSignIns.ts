import type { Db, Tx } from '#portal/storage/db/database.ts'
import { isIdle } from './activity.ts'

/** A sign-in that is open, as whoever ends it is told of it. Moments in milliseconds. */
export interface OpenSignIn {
  readonly id: number
  readonly ip: string
  /** What its browser says of itself. */
  readonly agent: string
  readonly since: number
  readonly until: number
  /** When somebody was last at work by it; null where that was never noted. */
  readonly activeAt: number | null
}

/** Where a user is signed in, the latest first; what has been idle for so long that it is over is none of it. */
export async function openSignIns(
  db: Db | Tx,
  user: number,
  { now, idleMinutes }: { readonly now: number; readonly idleMinutes: number | null },
): Promise<OpenSignIn[]> {
  const rows = await db
    .selectFrom('_session')
    .leftJoin('_activity', '_activity.signIn', '_session.id')
    .select(['_session.id', 'ip', 'agent', 'createdAt', 'expiresAt', '_activity.at as activeAt'])
    .where('user', '=', user)
    .where('expiresAt', '>', now)
    .orderBy('_session.id', 'desc')
    .execute()
  const all = rows.map(({ id, ip, agent, createdAt, expiresAt, activeAt }) => ({
    ...{ id: Number(id), ip: String(ip), agent: String(agent) },
    ...{ since: Number(createdAt), until: Number(expiresAt) },
    activeAt: activeAt === null ? null : Number(activeAt),
  }))
  return all.filter((one) => !isIdle(one, idleMinutes, now))
}
