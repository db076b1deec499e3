import { sql } from 'kysely'
import type { Row } from '#declare'
import { withoutSecrets } from '#derive/withoutSecrets.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { purgeRow } from '../records/store.ts'
import { inTransaction } from '../records/transaction.ts'

/** An error of the admin, as a browser reports it. */
export interface Reported {
  readonly message: string
  /** Where it came up: a component, `window`, a promise. */
  readonly info?: string
  readonly url?: string
  readonly stack?: string
  /** Which build of the admin it was. */
  readonly build?: string
}
/** Whose browser it was. */
export interface Reporter {
  readonly id: number
  readonly username: string
  readonly agent: string
}

/** How much of each text is kept, in characters. */
const most = { message: 500, info: 300, url: 500, stack: 20_000, build: 40 } as const
/** So many are kept, the newest. */
export const KEPT = 1000
/** So many an operator may report in a minute. */
export const REPORTS = 60

/**
 * Keeps an error, cut to size and without secrets. The same message, top frame and release count up one record; one
 * that was fixed in an earlier release opens again. Gives false where its operator has reported too many in this
 * minute, and nothing is kept.
 */
export function keepError(
  context: PortalContext,
  reported: Reported,
  by: Reporter,
): Promise<boolean> {
  return inTransaction(context, { session: portalSession }, async ({ tx, now, records }) => {
    if (!(await isWithinPace(tx, by.id, now.slice(0, 16)))) return false
    const told = toldOf(reported)
    const { kin, own } = await fingerprintOf(told)
    const entity = entityNamed(context, 'errorLog')
    const [known] = await context.rows.select(tx, entity, { fingerprint: own }, { limit: 1 })
    const id = known
      ? (known.id as number)
      : await createEntry(context, tx, { ...told, fingerprint: own, firstAt: now, createdAt: now })
    if (!known)
      for (const fixed of await fixedEarlier(tx, kin, id))
        await records.move('errorLog', fixed, 'reopen')
    await countAgain(context, tx, id, { known, told, by, now })
    if (!known) await forgetOldest(context, tx)
    return true
  })
}

type Told = { readonly [name in keyof typeof most]: string }

const toldOf = (reported: Reported): Told => {
  const cut = (name: keyof typeof most) => withoutSecrets(reported[name] ?? '').slice(0, most[name])
  return {
    message: cut('message'),
    info: cut('info'),
    url: cut('url'),
    stack: cut('stack'),
    build: cut('build'),
  }
}

/** What errors of all releases have in common, and what this one alone has. */
async function fingerprintOf({ message, stack, build }: Told) {
  const frame = stack.split('\n').find((line) => /^\s*at |@/.test(line)) ?? ''
  // Names of files bear their content, and places move with every build.
  const place = frame.replace(/(?<![\w-])[\w-]+\.js.*$/, '').trim()
  const kin = (await sha256Hex([message, place].join('\n'))).slice(0, 20)
  return { kin, own: `${kin}-${(await sha256Hex(`${frame}\n${build}`)).slice(0, 12)}` }
}

async function createEntry(
  context: PortalContext,
  tx: Tx,
  { build, createdAt, ...values }: Told & Row,
): Promise<number> {
  const stamps = { version: 1, createdAt, updatedAt: createdAt, createdBy: null, updatedBy: null }
  const row = { ...stamps, ...values, release: build, status: 'open', times: 0, users: 0 }
  const id = await context.rows.insert(tx, entityNamed(context, 'errorLog'), row)
  // Where a number is given out anew, nobody has met this error yet.
  await tx.deleteFrom('_errorSeen').where('error', '=', id).execute()
  return id
}

interface Seen {
  readonly known: Row | undefined
  readonly told: Told
  readonly by: Reporter
  readonly now: string
}

/** How often, how many met it, who last, where and when: neither version nor history changes by it. */
async function countAgain(
  context: PortalContext,
  tx: Tx,
  id: number,
  { known, told, by, now }: Seen,
) {
  const seen = { error: id, user: by.id }
  await tx
    .insertInto('_errorSeen')
    .values(seen)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { users } = await tx
    .selectFrom('_errorSeen')
    .select(({ fn }) => fn.countAll().as('users'))
    .where('error', '=', id)
    .executeTakeFirstOrThrow()
  await context.rows.keep(tx, entityNamed(context, 'errorLog'), id, {
    times: Number(known?.times ?? 0) + 1,
    users: Number(users),
    lastUser: by.id,
    lastAt: now,
    url: told.url,
    browser: browserOf(by.agent),
  })
}

/** Name and version of a browser, of what it says of itself. */
function browserOf(agent: string): string {
  const [, name = '', version = ''] =
    /(Edg|OPR|Firefox|Chrome|Version)\/(\d+)/.exec(
      agent.replace(/Chrome(?=.*(?:Edg|OPR)\/)/, ''),
    ) ?? []
  const called = { Edg: 'Edge', OPR: 'Opera', Version: 'Safari' }[name] ?? name
  return called ? `${called} ${version}` : agent.slice(0, 100)
}

/** Records of the same error in other releases that were said to be fixed. */
async function fixedEarlier(tx: Tx, kin: string, but: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('errorLog')
    .select('id')
    .where('fingerprint', 'like', `${kin}-%`)
    .where('status', '=', 'fixed')
    .where('id', '<>', but)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** One report more of a minute; false where there were too many. */
async function isWithinPace(tx: Tx, user: number, minute: string): Promise<boolean> {
  const next = sql<number>`case when "_errorPace"."minute" = ${minute} then "_errorPace"."count" + 1 else 1 end`
  await tx
    .insertInto('_errorPace')
    .values({ user, minute, count: 1 })
    .onConflict((conflict) => conflict.column('user').doUpdateSet({ minute, count: next }))
    .execute()
  const { count } = await tx
    .selectFrom('_errorPace')
    .select('count')
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return Number(count) <= REPORTS
}

/** A build that errs without end must not fill the database. */
async function forgetOldest(context: PortalContext, tx: Tx): Promise<void> {
  const old = await tx
    .selectFrom('errorLog')
    .select('id')
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(100)
    .execute()
  for (const { id } of old) await forget(context, tx, Number(id))
}

async function forget(context: PortalContext, tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('_errorSeen').where('error', '=', id).execute()
  await purgeRow(tx, entityNamed(context, 'errorLog'), id)
}

/** The errors that are kept, newest first, as the dialog of developers reads them. */
export async function readErrors(
  { database }: Pick<PortalContext, 'database'>,
  limit = 200,
): Promise<Row[]> {
  const rows = await database.db
    .selectFrom('errorLog as e')
    .leftJoin('portalUser as u', 'u.id', 'e.lastUser')
    .select(['e.id', 'e.message', 'e.info', 'e.url', 'e.stack', 'e.firstAt', 'e.lastAt'])
    .select(['e.browser as agent', 'e.release as build', 'e.times as count', 'u.username'])
    .where('e.deletedAt', 'is', null)
    .orderBy('e.lastAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** Forgets all of them. Gives how many there were. */
export async function clearErrors(context: PortalContext, tx: Tx): Promise<number> {
  const rows = await (tx as Db | Tx).selectFrom('errorLog').select('id').execute()
  for (const { id } of rows) await forget(context, tx, Number(id))
  return rows.length
}
