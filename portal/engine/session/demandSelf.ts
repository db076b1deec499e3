import { refusedField, sessionExpired } from '#portal/core/errors.ts'
import type { Session } from '../context/session.ts'
import { demandPassword } from './ownPassword.ts'
import { passwordCounts } from './passwordCounts.ts'
import { demandProof } from './proof.ts'
import type { SessionDeps } from './sessionDeps.ts'

/**
 * Whoever changes something of their own account says by their password that it is them; where no password counts, they
 * have said so lately in another way. Throws 40001 at the field, 42810 where they have not.
 */
export async function demandSelf(
  deps: SessionDeps,
  session: Session,
  asked: { readonly field: string; readonly password?: string | undefined },
): Promise<void> {
  const { user } = session
  if (!user) throw sessionExpired()
  const { db } = deps.database
  const now = deps.clock().getTime()
  if (!(await passwordCounts(db, deps.company, { user: user.id, now })))
    return demandProof(deps, session)
  const { field, password } = asked
  if (!password) throw refusedField(field, ['请填写', 'Fill this in'])
  await demandPassword(deps, user.id, { field, password })
}
