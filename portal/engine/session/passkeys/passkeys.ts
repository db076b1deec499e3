import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import {
  fromBase64,
  randomBytes,
  toBase64,
  toBase64Url,
  utf8,
} from '#portal/storage/objects/encoding.ts'
import type { SessionDeps } from '../sessionDeps.ts'
import { type Site, siteName } from './site.ts'

type Deps = Pick<SessionDeps, 'database' | 'clock'>
type Purpose = 'add' | 'use'

/** How long a browser may take to answer, in milliseconds. */
const LIFE = 5 * 60_000
/** So many a user may have. */
export const MOST = 10

/** The library is loaded once somebody has a passkey: it weighs on no start. */
const library = () => import('@simplewebauthn/server')

/** One passkey, as its user is shown it. Moments in milliseconds. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly usedAt: number | null
}

/** The passkeys of a user, the oldest first. */
export async function passkeysOf(db: Db | Tx, user: number): Promise<Passkey[]> {
  const rows = await keysOf(db, user)
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id: id as string,
    name: name as string,
    createdAt: Number(createdAt),
    usedAt: usedAt === null ? null : Number(usedAt),
  }))
}

const keysOf = (db: Db | Tx, user: number) =>
  db.selectFrom('_passkey').selectAll().where('user', '=', user).orderBy('createdAt').execute()

/** What a browser makes a new passkey by. */
export async function beginPasskey(
  deps: Deps,
  user: { readonly id: number; readonly username: string; readonly name: string },
  site: Site,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library()
  const standing = await keysOf(deps.database.db, user.id)
  return generateRegistrationOptions({
    rpName: 'Masthead',
    rpID: siteName(site),
    userName: user.username,
    userDisplayName: user.name,
    userID: utf8(String(user.id)),
    challenge: await newChallenge(deps, user.id, 'add'),
    attestationType: 'none',
    excludeCredentials: standing.map(({ id }) => ({ id: id as string })),
    // Whoever sits down at a screen left open has the key in reach, and not the finger or the PIN.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

/** Keeps a passkey a browser has made; false where what it says does not hold. */
export async function addPasskey(
  deps: Deps,
  user: number,
  given: { readonly response: string; readonly name: string; readonly site: Site },
): Promise<boolean> {
  const response = parsed<RegistrationResponseJSON>(given.response)
  if (!response) return false
  const { verifyRegistrationResponse } = await library()
  const { site, name } = given
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(deps, challenge, { user, purpose: 'add' }),
    expectedOrigin: site.origin,
    expectedRPID: siteName(site),
    requireUserVerification: true,
  }).catch(() => null)
  if (!made?.verified) return false
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
  const { numInsertedOrUpdatedRows } = await deps.database.db
    .insertInto('_passkey')
    .values({
      ...{ id, user, name, counter, transports: JSON.stringify(transports) },
      ...{ publicKey: toBase64(publicKey), createdAt: deps.clock().getTime(), usedAt: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** What a browser answers by one of the user's passkeys; null where they have none. */
export async function askPasskey(
  deps: Deps,
  user: number,
  site: Site,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const keys = await keysOf(deps.database.db, user)
  if (keys.length === 0) return null
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: siteName(site),
    challenge: await newChallenge(deps, user, 'use'),
    allowCredentials: keys.map(({ id, transports }) => ({
      id: id as string,
      transports: JSON.parse(transports as string),
    })),
    userVerification: 'required',
  })
}

/** Whether a browser has answered what it was asked, by a passkey of this user. Each asking is good for one answer. */
export async function isPasskey(
  deps: Deps,
  user: number,
  given: { readonly response: string; readonly site: Site },
): Promise<boolean> {
  const { db } = deps.database
  const response = parsed<AuthenticationResponseJSON>(given.response)
  const key = (await keysOf(db, user)).find(({ id }) => id === response?.id)
  const publicKey = key && fromBase64(key.publicKey as string)
  if (!response || !publicKey) return false
  const { verifyAuthenticationResponse } = await library()
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(deps, challenge, { user, purpose: 'use' }),
    expectedOrigin: given.site.origin,
    expectedRPID: siteName(given.site),
    credential: { id: response.id, publicKey, counter: Number(key.counter) },
    requireUserVerification: true,
  }).catch(() => null)
  if (!answer?.verified) return false
  await db
    .updateTable('_passkey')
    .set({ counter: answer.authenticationInfo.newCounter, usedAt: deps.clock().getTime() })
    .where('id', '=', response.id)
    .execute()
  return true
}

/** Takes one passkey of a user away; false where it is none of theirs. */
export async function removePasskey(db: Db | Tx, user: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('_passkey')
    .where('id', '=', id)
    .where('user', '=', user)
    .executeTakeFirst()
  return Number(numDeletedRows) === 1
}

function parsed<T extends { readonly id: string }>(text: string): T | null {
  try {
    const value = JSON.parse(text) as T | null
    return typeof value?.id === 'string' ? value : null
  } catch {
    return null
  }
}

async function newChallenge(
  { database, clock }: Deps,
  user: number,
  purpose: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(32)
  const row = { challenge: toBase64Url(bytes), user, purpose, expiresAt: clock().getTime() + LIFE }
  await database.db.insertInto('_passkeyChallenge').values(row).execute()
  return bytes
}

async function useChallenge(
  { database, clock }: Deps,
  challenge: string,
  about: { readonly user: number; readonly purpose: Purpose },
): Promise<boolean> {
  const row = await database.db
    .deleteFrom('_passkeyChallenge')
    .where('challenge', '=', challenge)
    .where('user', '=', about.user)
    .where('purpose', '=', about.purpose)
    .returning('expiresAt')
    .executeTakeFirst()
  return row !== undefined && Number(row.expiresAt) > clock().getTime()
}
