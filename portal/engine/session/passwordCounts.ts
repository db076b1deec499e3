import type { Db, Tx } from '#portal/storage/db/database.ts'
import { isGlassBroken } from './breakGlass.ts'
import type { CompanyPolicy } from './company/companyPolicy.ts'
import { readCredential } from './credentials.ts'

/** Whether a user has a password that counts: one was set, and passwords are on, or were opened for them. */
export async function passwordCounts(
  db: Db | Tx,
  policy: Pick<CompanyPolicy, 'passwords'> | undefined,
  { user, now }: { readonly user: number; readonly now: number },
): Promise<boolean> {
  if (policy?.passwords === false && !(await isGlassBroken(db, user, now))) return false
  return (await readCredential(db, user)) !== null
}
