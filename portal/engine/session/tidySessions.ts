import type { Entity } from '#declare'
import { fromColumns } from '#derive/row.ts'
import { accountOf } from './account.ts'
import { forgetEnded } from './activity.ts'
import { FORGOTTEN_AFTER, readAttempts } from './attempts.ts'
import { lockedFor, nameKey } from './lockout.ts'
import { BELIEVED } from './proof.ts'
import type { SessionDeps } from './sessionDeps.ts'

/** Unlocks users whose time is over and sweeps out what has expired. For the portal's clock, once a minute or so. */
export async function tidySessions(deps: SessionDeps): Promise<void> {
  const { db } = deps.database
  const now = deps.clock().getTime()
  await unlockOverdue(deps, now)
  for (const table of [
    '_session',
    '_captcha',
    '_smsCode',
    '_companyVisit',
    '_companyArrival',
    '_passkeyChallenge',
  ])
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute()
  await forgetEnded(db)
  await db
    .deleteFrom('_proof')
    .where('at', '<=', now - BELIEVED)
    .execute()
  await db
    .deleteFrom('_attempt')
    .where('lastAt', '<=', now - FORGOTTEN_AFTER)
    .where('lockedUntil', '<=', now)
    .execute()
}

async function unlockOverdue(deps: SessionDeps, now: number): Promise<void> {
  const { db } = deps.database
  const rows = await db
    .selectFrom('portalUser')
    .selectAll()
    .where('status', '=', 'locked')
    .where('deletedAt', 'is', null)
    .execute()
  for (const row of rows) {
    const user = fromColumns(deps.entities.get('portalUser') as Entity, row)
    const account = await accountOf(db, deps.entities, user.id as number)
    if (account)
      await lockedFor(deps, await readAttempts(db, nameKey(user.username as string), now), account)
  }
}
