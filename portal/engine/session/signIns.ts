import { sql } from 'kysely'
import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { memoize } from '#portal/storage/db/memoize.ts'
import { prepareStatement } from '#portal/storage/db/prepareStatement.ts'
import { randomBytes, toBase64Url } from '#portal/storage/objects/encoding.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'
import { keepActivity } from './activity.ts'

/** How long a token lives, in milliseconds: one day. */
export const TOKEN_LIFE = 86_400_000

/** A sign-in as it is kept, with what tells whether the user's rights have changed since they were read. */
export interface SignIn {
  readonly id: number
  readonly user: number
  readonly currentRole: string
  readonly mustChange: boolean
  readonly expiresAt: number
  readonly ticketHash: string
  /** Whether the user's second factor is on. */
  readonly hasFactor: boolean
  /** Whether the company's provider has asked for a second factor that counts. */
  readonly isStrong: boolean
  /** When somebody was last at work by it; null where that was never noted. */
  readonly activeAt: number | null
  readonly userStatus: string
  /** Changes with the user's record and with any role. */
  readonly stamp: string
}

/** What a new sign-in is made of. */
export interface Opening {
  readonly user: number
  readonly currentRole: string
  readonly mustChange: boolean
  readonly now: number
  /** When it ends, where it follows from another one. */
  readonly expiresAt?: number
  /** The ticket of the one it follows from: a ticket ends all of its sign-ins. */
  readonly ticket?: string
  readonly ip: string
  readonly agent: string
  /** Whether a password was given for it. */
  readonly proved: boolean
  /** Whether the company's provider has asked for a second factor that counts. */
  readonly isStrong?: boolean
}

/** Token and ticket in clear: told once, kept only as hashes. */
export interface Opened {
  readonly token: string
  readonly ticket: string
  readonly expiresAt: number
}

const secretText = () => toBase64Url(randomBytes(32))

/** Opens a sign-in. Both secrets are 256 random bits, so a plain hash keeps them. */
export async function openSignIn(db: Db | Tx, opening: Opening): Promise<Opened> {
  const token = secretText()
  const ticket = opening.ticket ?? secretText()
  const expiresAt = opening.expiresAt ?? opening.now + TOKEN_LIFE
  const { id } = await db
    .insertInto('_session')
    .values({
      tokenHash: await hashOfSecret(token),
      ticketHash: await hashOfSecret(ticket),
      user: opening.user,
      currentRole: opening.currentRole,
      mustChange: opening.mustChange ? 1 : 0,
      createdAt: opening.now,
      expiresAt,
      ip: opening.ip,
      agent: opening.agent.slice(0, 300),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepActivity(db, Number(id), opening.now)
  if (opening.isStrong) await db.insertInto('_strongSignIn').values({ signIn: id }).execute()
  if (opening.proved) await keepProof(db, Number(id), opening.now)
  if (opening.ticket) await endOldest(db, ticket)
  return { token, ticket, expiresAt }
}

/** Keeps when whoever signed in last said who they are. */
export async function keepProof(db: Db | Tx, signIn: number, now: number): Promise<void> {
  await db
    .insertInto('_proof')
    .values({ signIn, at: now })
    .onConflict((conflict) => conflict.column('signIn').doUpdateSet({ at: now }))
    .execute()
}

/**
 * Gives a sign-in another token in place of the one before, whose bearer is in no more: whoever says anew who they are
 * shares it with nobody who has overheard the old one.
 */
export async function renewToken(db: Db | Tx, id: number): Promise<string> {
  const token = secretText()
  const tokenHash = await hashOfSecret(token)
  await db.updateTable('_session').set({ tokenHash }).where('id', '=', id).execute()
  return token
}

/** So many sign-ins one ticket keeps alive: tabs of an admin that hands it over. */
const OF_TICKET = 5

async function endOldest(db: Db | Tx, ticket: string): Promise<void> {
  const ticketHash = await hashOfSecret(ticket)
  const own = db.selectFrom('_session').select('id').where('ticketHash', '=', ticketHash)
  const kept = (await own.orderBy('id', 'desc').limit(OF_TICKET).execute()).map(({ id }) => id)
  await db
    .deleteFrom('_session')
    .where('ticketHash', '=', ticketHash)
    .where('id', 'not in', kept)
    .execute()
}

const stamp = sql<string>`(select count(*) || ':' || coalesce(sum("version"), 0) || ':' || coalesce(max("id"), 0)
  || ':' || count("deletedAt") from "role") || '/' || "portalUser"."version"`

const hasFactor = sql<number>`(select count(*) from "_factor"
  where "_factor"."user" = "_session"."user" and "_factor"."isOn" = 1)`
const isStrong = sql<number>`(select count(*) from "_strongSignIn" where "_strongSignIn"."signIn" = "_session"."id")`
const activeAt = sql<
  number | null
>`(select "at" from "_activity" where "_activity"."signIn" = "_session"."id")`

const finding = (by: 'token' | 'ticket') =>
  prepareStatement<Row, { hash: string; now: number }>((db, slot) =>
    db
      .selectFrom('_session')
      .innerJoin('portalUser', 'portalUser.id', '_session.user')
      .selectAll('_session')
      .select(['portalUser.status as userStatus', stamp.as('stamp')])
      .select([hasFactor.as('hasFactor'), isStrong.as('isStrong'), activeAt.as('activeAt')])
      .where(`_session.${by}Hash`, '=', slot('hash'))
      .where('_session.expiresAt', '>', slot('now'))
      .where('portalUser.deletedAt', 'is', null)
      .where('portalUser.status', '!=', 'disabled')
      .orderBy('_session.id', 'desc')
      .limit(1),
  )
const found = { token: finding('token'), ticket: finding('ticket') }

/** So many tokens and tickets have their hash at hand: those of a thousand who are at work in two windows. */
const AT_WORK = 4_000

/** The hash of a token or ticket; those of who is at work come with every request. */
export const hashOfSecret = memoize((secret) => sha256Hex(secret), { kept: AT_WORK })

/** The live sign-in of a token, or one of a ticket; null where it is unknown, over, or its user is gone or disabled. */
export async function findSignIn(
  db: Db | Tx,
  by: 'token' | 'ticket',
  secret: string,
  now: number,
): Promise<SignIn | null> {
  const [row] = await found[by](db, { hash: await hashOfSecret(secret), now })
  if (!row) return null
  return {
    id: Number(row.id),
    user: Number(row.user),
    currentRole: row.currentRole as string,
    mustChange: Number(row.mustChange) === 1,
    expiresAt: Number(row.expiresAt),
    ticketHash: row.ticketHash as string,
    hasFactor: Number(row.hasFactor) > 0,
    isStrong: Number(row.isStrong) > 0,
    activeAt: row.activeAt === null ? null : Number(row.activeAt),
    userStatus: row.userStatus as string,
    stamp: String(row.stamp),
  }
}

/** Ends one sign-in. */
export async function endSignIn(db: Db | Tx, id: number): Promise<void> {
  await db.deleteFrom('_session').where('id', '=', id).execute()
}

/** Ends all sign-ins that came from one ticket. */
export async function endTicket(db: Db | Tx, ticket: string): Promise<void> {
  await db
    .deleteFrom('_session')
    .where('ticketHash', '=', await hashOfSecret(ticket))
    .execute()
}

/** Ends all sign-ins of a user, but for one that may go on. Gives how many ended. */
export async function endSignInsOf(db: Db | Tx, user: number, except = 0): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('_session')
    .where('user', '=', user)
    .where('id', '!=', except)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
