import { sql } from 'kysely'
import type { Database } from '#portal/storage/db/database.ts'
import { existing } from '#portal/storage/db/migrateExtant.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'

/** Tables of sign-in: none of this stands on a record. Moments are milliseconds since 1970, by the portal's clock. */
const tables: readonly string[] = [
  // Password hashes lie apart from the user's record, so that no list, history or export can carry one.
  `"_credential" ("user" bigint primary key, "hash" text not null, "oneTime" integer not null, "changedAt" bigint not null)`,
  // Tokens and tickets are kept as hashes: who reads the database cannot sign in with what is there.
  `"_session" ("id" {id}, "tokenHash" text not null unique, "ticketHash" text not null, "user" bigint not null,
    "currentRole" text not null, "mustChange" integer not null, "createdAt" bigint not null, "expiresAt" bigint not null,
    "ip" text not null, "agent" text not null)`,
  // When whoever signed in last said who they are; a sign-in by a ticket has not.
  `"_proof" ("signIn" bigint primary key, "at" bigint not null)`,
  // When whoever signed in was last at work, as told with their calls; sign-ins of an older portal have no row yet.
  `"_activity" ("signIn" bigint primary key, "at" bigint not null)`,
  // Sign-ins for which the company's provider has asked for a second factor that counts.
  `"_strongSignIn" ("signIn" bigint primary key)`,
  // Failed tries by `name:…` or `address:…`, and until when a name is locked.
  `"_attempt" ("key" text primary key, "failures" integer not null, "lastAt" bigint not null, "lockedUntil" bigint not null)`,
  // Second factors: their secrets sealed under the portal's, their recovery codes as hashes.
  `"_factor" ("user" bigint primary key, "sealed" text not null, "isOn" integer not null, "lastStep" bigint not null,
    "since" bigint not null)`,
  `"_recoveryCode" ("user" bigint not null, "codeHash" text not null, primary key ("user", "codeHash"))`,
  // Accounts of the company by what its provider calls them for good, each with the user it belongs to.
  `"_companyAccount" ("issuer" text not null, "subject" text not null, "user" bigint not null, "linkedAt" bigint not null,
    primary key ("issuer", "subject"), unique ("issuer", "user"))`,
  // Browsers that went to the company's provider, by what must come back with them, and how they came back.
  `"_companyVisit" ("stateHash" text primary key, "browserHash" text not null, "nonce" text not null,
    "verifier" text not null, "wanted" text not null, "signIn" bigint, "begunAt" bigint not null, "expiresAt" bigint not null)`,
  `"_companyArrival" ("idHash" text primary key, "browserHash" text not null, "user" bigint, "signIn" bigint,
    "at" bigint, "isStrong" integer not null, "refusal" text, "expiresAt" bigint not null)`,
  // Phones whose owner gave a code that was sent there, as a keyed hash: codes by SMS go to these alone.
  `"_confirmedPhone" ("user" bigint primary key, "phoneHash" text not null, "at" bigint not null)`,
  // Until when a password signs in though passwords are off.
  `"_breakGlass" ("user" bigint primary key, "until" bigint not null)`,
  // Passkeys by the id their maker gave them, and what browsers were asked to sign.
  `"_passkey" ("id" text primary key, "user" bigint not null, "name" text not null, "publicKey" text not null,
    "counter" bigint not null, "transports" text not null, "createdAt" bigint not null, "usedAt" bigint)`,
  `"_passkeyChallenge" ("challenge" text primary key, "user" bigint not null, "purpose" text not null,
    "expiresAt" bigint not null)`,
  // Where the database's log was when a user wrote last, for lists read from a replica.
  `"_wrote" ("user" bigint primary key, "until" text not null)`,
  `"_captcha" ("id" text primary key, "answerHash" text not null, "expiresAt" bigint not null)`,
  `"_smsCode" ("phone" text primary key, "codeHash" text not null, "tries" integer not null, "sentAt" bigint not null,
    "expiresAt" bigint not null)`,
]
const indexes: readonly string[] = [
  `"_session_ticket" on "_session" ("ticketHash")`,
  `"_session_user" on "_session" ("user")`,
  `"_passkey_user" on "_passkey" ("user")`,
  `"_session_expiry" on "_session" ("expiresAt")`,
]

const nameIn = (statement: string): string => /"(\w+)"/.exec(statement)?.[1] ?? ''

/** Which tables and indexes of sign-in are missing, by their names. */
export async function missingSessionTables({ db }: Pick<Database, 'db'>) {
  const there = await existing(db, tables.map(nameIn))
  const found = new Set([...there.values()].flatMap((one) => [...one.indexes]))
  return {
    tables: tables.map(nameIn).filter((name) => !there.has(name)),
    indexes: indexes.map(nameIn).filter((name) => !found.has(name)),
  }
}

/**
 * Makes the tables of sign-in where they are missing. Called once, before the portal answers; where all is there it
 * needs no right to make any.
 */
export async function sessionTables(database: Database): Promise<void> {
  const { kind, transaction } = database
  const missing = await missingSessionTables(database)
  if (missing.tables.length + missing.indexes.length === 0) return
  const id =
    kind === 'postgres'
      ? 'bigint generated by default as identity primary key'
      : 'integer primary key autoincrement'
  return transaction(async (tx) => {
    // `if not exists` looks and makes in two steps, between which another portal may have made it.
    await oneAtATime(tx, 'layout')
    for (const table of tables)
      await sql.raw(`create table if not exists ${table.replace('{id}', id)}`).execute(tx)
    for (const index of indexes) await sql.raw(`create index if not exists ${index}`).execute(tx)
  })
}
