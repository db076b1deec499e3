import type { Label } from '#declare'
import type { Errand } from '#portal/outside/identity/identity.ts'
import { randomBytes, toBase64Url } from '#portal/storage/objects/encoding.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'
import type { SessionDeps } from '../sessionDeps.ts'

type Deps = Pick<SessionDeps, 'database' | 'clock'>

/** How long somebody may take at the provider, and how long their coming back is kept, in milliseconds. */
export const VISIT = 10 * 60_000
export const ARRIVAL = 5 * 60_000

/** Where a browser went to the provider, and why. */
export interface Visit {
  /** Everything of the errand but where it comes back to, which the portal knows. */
  readonly errand: Omit<Errand, 'redirectUri'>
  /** The path of the admin that was wanted. */
  readonly wanted: string
  /** The sign-in that is to be proved; none where somebody signs in. */
  readonly signIn: number | null
  /** In milliseconds. */
  readonly begunAt: number
}

/** How somebody came back: as whom, or why not. */
export interface Arrival {
  readonly user: number | null
  /** Whether the provider has asked for a second factor that counts. */
  readonly isStrong: boolean
  /** When they showed there who they are. */
  readonly at: number | null
  readonly refusal: Label | null
  readonly signIn: number | null
}

/** A secret of 256 random bits, as text. */
export const secretText = () => toBase64Url(randomBytes(32))

/** Notes that the browser of this secret goes to the provider. */
export async function beginVisit(
  { database, clock }: Deps,
  browser: string,
  about: Pick<Visit, 'wanted' | 'signIn'>,
): Promise<Visit> {
  const begunAt = clock().getTime()
  const [state, nonce, verifier] = [secretText(), secretText(), secretText()]
  const { wanted, signIn } = about
  await database.db
    .insertInto('_companyVisit')
    .values({
      ...{ stateHash: await sha256Hex(state), browserHash: await sha256Hex(browser) },
      ...{ nonce, verifier, wanted, signIn, begunAt, expiresAt: begunAt + VISIT },
    })
    .execute()
  return { errand: { state, nonce, verifier, again: signIn !== null }, wanted, signIn, begunAt }
}

/**
 * The visit a browser comes back from, which is used up by it; null for a state that is unknown, over, used, or of
 * another browser.
 */
export async function takeVisit(
  { database, clock }: Deps,
  browser: string,
  state: string,
): Promise<Visit | null> {
  const row = await database.db
    .deleteFrom('_companyVisit')
    .where('stateHash', '=', await sha256Hex(state))
    .where('browserHash', '=', await sha256Hex(browser))
    .returningAll()
    .executeTakeFirst()
  if (!row || Number(row.expiresAt) <= clock().getTime()) return null
  const signIn = row.signIn === null ? null : Number(row.signIn)
  const { nonce, verifier, wanted } = row as { nonce: string; verifier: string; wanted: string }
  const errand = { state, nonce, verifier, again: signIn !== null }
  return { errand, wanted, signIn, begunAt: Number(row.begunAt) }
}

/** Keeps how somebody came back, for the page that asks for it next; gives what it asks by. */
export async function keepArrival(
  { database, clock }: Deps,
  browser: string,
  arrival: Arrival,
): Promise<string> {
  const id = secretText()
  const { user, signIn, at, isStrong, refusal } = arrival
  await database.db
    .insertInto('_companyArrival')
    .values({
      ...{ idHash: await sha256Hex(id), browserHash: await sha256Hex(browser) },
      ...{ user, signIn, at, isStrong: isStrong ? 1 : 0 },
      refusal: refusal && JSON.stringify(refusal),
      expiresAt: clock().getTime() + ARRIVAL,
    })
    .execute()
  return id
}

/** How somebody came back, for their own browser; null where that is over or of another. */
export async function readArrival(
  { database, clock }: Deps,
  browser: string,
  id: string,
): Promise<Arrival | null> {
  const row = await database.db
    .selectFrom('_companyArrival')
    .selectAll()
    .where('idHash', '=', await sha256Hex(id))
    .where('browserHash', '=', await sha256Hex(browser))
    .where('expiresAt', '>', clock().getTime())
    .executeTakeFirst()
  if (!row) return null
  const number = (value: unknown) => (value === null ? null : Number(value))
  return {
    user: number(row.user),
    signIn: number(row.signIn),
    at: number(row.at),
    isStrong: Number(row.isStrong) === 1,
    refusal: row.refusal === null ? null : (JSON.parse(row.refusal as string) as Label),
  }
}

/** Uses an arrival up; only one of two who do so at once is told true. */
export async function endArrival({ database }: Deps, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.db
    .deleteFrom('_companyArrival')
    .where('idHash', '=', await sha256Hex(id))
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}
