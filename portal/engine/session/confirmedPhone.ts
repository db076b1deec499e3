import type { Db, Tx } from '#portal/storage/db/database.ts'
import { toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sameText } from '#portal/storage/objects/hmac.ts'
import type { SessionDeps } from './sessionDeps.ts'

/** A user and a phone that is said to be theirs. */
interface OwnPhone {
  readonly user: number
  readonly phone: string
}

/**
 * Whether its owner has shown that this phone is theirs, by a code that was sent to it. One that somebody else typed is
 * nobody's yet; one that was typed over is confirmed anew.
 */
export async function isConfirmed(
  deps: Pick<SessionDeps, 'database' | 'secret'>,
  own: OwnPhone,
): Promise<boolean> {
  const row = await deps.database.db
    .selectFrom('_confirmedPhone')
    .select('phoneHash')
    .where('user', '=', own.user)
    .executeTakeFirst()
  return row !== undefined && sameText(row.phoneHash as string, await hashOf(deps, own))
}

/** Notes that its owner gave a code that was sent to it. */
export async function confirmPhone(
  deps: Pick<SessionDeps, 'database' | 'secret' | 'clock'>,
  own: OwnPhone,
  db: Db | Tx = deps.database.db,
): Promise<void> {
  const said = { phoneHash: await hashOf(deps, own), at: deps.clock().getTime() }
  await db
    .insertInto('_confirmedPhone')
    .values({ user: own.user, ...said })
    .onConflict((conflict) => conflict.column('user').doUpdateSet(said))
    .execute()
}

/** No second copy of a phone lies about. */
const hashOf = async ({ secret }: Pick<SessionDeps, 'secret'>, { user, phone }: OwnPhone) =>
  toHex(await hmac('SHA-256', secret, JSON.stringify(['own phone', user, phone])))
