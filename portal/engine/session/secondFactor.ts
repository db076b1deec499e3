import type { Db, Tx } from '#portal/storage/db/database.ts'
import { fromBase64, randomBytes, toBase64, toHex } from '#portal/storage/objects/encoding.ts'
import { hmac, sameText } from '#portal/storage/objects/hmac.ts'
import { seal, unseal } from '../webhooks/seal.ts'
import { below, hashPassword, ROUNDS, roundsAndSaltOf } from './password.ts'
import type { SessionDeps } from './sessionDeps.ts'
import { authenticatorUri, stepOf, toBase32 } from './totp.ts'

/** What the factor stands on. */
type Deps = Pick<SessionDeps, 'database' | 'clock' | 'secret' | 'passwordRounds'>

/** So many codes for the day the phone is lost, each good once. */
const RECOVERY = 10
/** No letter that reads like another. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
/** What the secrets of authenticators are sealed for. */
export const FACTOR = 'second factor'

/** What a user is shown of a factor that is on. */
export interface FactorState {
  /** In milliseconds. */
  readonly since: number
  readonly codesLeft: number
}

/** The second factor of a user; null where none is on. */
export async function factorOf(db: Db | Tx, user: number): Promise<FactorState | null> {
  const row = await db
    .selectFrom('_factor')
    .select('since')
    .where('user', '=', user)
    .where('isOn', '=', 1)
    .executeTakeFirst()
  if (!row) return null
  const codes = await db
    .selectFrom('_recoveryCode')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return { since: Number(row.since), codesLeft: Number(codes.left) }
}

/**
 * Begins a factor: a secret for the authenticator, in words and for the picture. It counts once a code of it was given;
 * one that is on already stays as it is, and null is given.
 */
export async function beginFactor(
  deps: Deps,
  user: { readonly id: number; readonly username: string },
): Promise<{ readonly secret: string; readonly uri: string } | null> {
  const { db } = deps.database
  if (await factorOf(db, user.id)) return null
  const secret = randomBytes(20)
  const sealed = await seal(deps.secret, FACTOR, toBase64(secret))
  const row = { sealed, isOn: 0, lastStep: 0, since: deps.clock().getTime() }
  await db
    .insertInto('_factor')
    .values({ user: user.id, ...row })
    .onConflict((conflict) =>
      conflict.column('user').doUpdateSet(row).where('_factor.isOn', '=', 0),
    )
    .execute()
  return { secret: toBase32(secret), uri: authenticatorUri(secret, user.username) }
}

/** Puts a begun factor on with a code of it; gives the recovery codes, told once. Null where the code is wrong. */
export async function confirmFactor(
  deps: Deps,
  user: number,
  code: string,
): Promise<readonly string[] | null> {
  const step = await stepNow(deps, user, code, 0)
  if (step === null) return null
  const codes = Array.from({ length: RECOVERY }, recoveryCode)
  const rows = (await hashesOf(deps, codes)).map((codeHash) => ({ user, codeHash }))
  return deps.database.transaction(async (tx) => {
    const on = { isOn: 1, lastStep: step, since: deps.clock().getTime() }
    const { numUpdatedRows } = await tx
      .updateTable('_factor')
      .set(on)
      .where('user', '=', user)
      .where('isOn', '=', 0)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) return null
    await tx.deleteFrom('_recoveryCode').where('user', '=', user).execute()
    await tx.insertInto('_recoveryCode').values(rows).execute()
    return codes
  })
}

/** Whether this is a code of the factor that is on, or a recovery code; either is used up by it. */
export async function isFactorCode(deps: Deps, user: number, given: string): Promise<boolean> {
  const code = given.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) {
    const step = await stepNow(deps, user, code, 1)
    return step !== null && (await usedUp(deps, user, step))
  }
  const kept = await deps.database.db
    .selectFrom('_recoveryCode')
    .select('codeHash')
    .where('user', '=', user)
    .execute()
  const hash = await fitting(
    deps,
    user,
    code,
    kept.map(({ codeHash }) => codeHash),
  )
  if (hash === undefined) return false
  // Of two who give the same code at once one finds it still there.
  const { numDeletedRows } = await deps.database.db
    .deleteFrom('_recoveryCode')
    .where('user', '=', user)
    .where('codeHash', '=', hash)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** Takes the factor off, with its recovery codes and the passkeys that stand for it. */
export async function endFactor(db: Db | Tx, user: number): Promise<void> {
  for (const table of ['_factor', '_recoveryCode', '_passkey'])
    await db.deleteFrom(table).where('user', '=', user).execute()
}

async function stepNow(
  deps: Deps,
  user: number,
  code: string,
  isOn: 0 | 1,
): Promise<number | null> {
  const row = await deps.database.db
    .selectFrom('_factor')
    .select('sealed')
    .where('user', '=', user)
    .where('isOn', '=', isOn)
    .executeTakeFirst()
  if (!row) return null
  const secret = fromBase64(await unseal(deps.secret, FACTOR, row.sealed))
  return secret && stepOf(secret, code, deps.clock().getTime())
}

/** A code that was looked over somebody's shoulder is worth nothing once it was used: nor is any before it. */
async function usedUp({ database }: Deps, user: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('_factor')
    .set({ lastStep: step })
    .where('user', '=', user)
    .where('isOn', '=', 1)
    .where('lastStep', '<', step)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** `k3mp-9xq2`, easy to write down. */
const recoveryCode = (): string => {
  const drawn = Array.from({ length: 10 }, () => LETTERS[below(LETTERS.length)]).join('')
  return `${drawn.slice(0, 5)}-${drawn.slice(5)}`
}

const bare = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()

/**
 * Some 50 bits can be tried through by whoever has the database: they are hashed as passwords are, the codes of one
 * user with one salt, so that looking for one among ten takes the time of one.
 */
function hashesOf({ passwordRounds = ROUNDS }: Deps, codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(16)
  return Promise.all(codes.map((code) => hashPassword(bare(code), passwordRounds, salt)))
}

/** Which of the hashes the code fits. Codes of earlier releases are kept under the portal's secret instead. */
async function fitting(
  { secret }: Deps,
  user: number,
  code: string,
  kept: readonly string[],
): Promise<string | undefined> {
  const old = toHex(await hmac('SHA-256', secret, `recovery:${user}:${bare(code)}`))
  const bySalt = new Map<string, Promise<string>>()
  for (const hash of kept) {
    if (!hash.includes('$')) {
      if (sameText(hash, old)) return hash
      continue
    }
    const made = bySalt.get(beginning(hash)) ?? hashPassword(bare(code), ...roundsAndSaltOf(hash))
    bySalt.set(beginning(hash), made)
    if (sameText(hash, await made)) return hash
  }
  return undefined
}

/** All of a hash but what was made of the code. */
const beginning = (hash: string): string => hash.slice(0, hash.lastIndexOf('$'))
