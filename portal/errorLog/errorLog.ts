import { sql } from 'kysely'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { withoutSecrets } from '#derive/withoutSecrets.ts'
import type { Tx } from '../db/database.ts'
import type { Ground } from '../records/ground.ts'
import { shanghaiTime } from '../records/shanghaiTime.ts'
import { sha256Hex } from '../store/hmac.ts'

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
const most = { message: 500, info: 2000, url: 500, stack: 6000, build: 80 } as const
/** So many are kept, the newest, and none longer than so. */
export const KEPT = 1000
const AGE = '30d'
/** So many a user may report in so many minutes. */
export const REPORTS = 30
const MINUTES = '10m'

/**
 * Keeps an error, cut to size and without secrets; one that was kept before counts up. Gives false where its user has
 * reported too many of late, and nothing is kept.
 */
export async function keepError(
  { database, clock }: Pick<Ground, 'database' | 'clock'>,
  reported: Reported,
  by: Reporter,
): Promise<boolean> {
  const now = shanghaiTime(clock())
  const told = toldOf(reported)
  const fingerprint = await sha256Hex(
    [told.message, told.stack.slice(0, 400), told.build].join('\n'),
  )
  return database.transaction(async (tx) => {
    if ((await reportedSince(tx, by.id, shift(now, `-${MINUTES}`))) >= REPORTS) return false
    const last = {
      url: told.url,
      lastAt: now,
      user: by.id,
      username: by.username,
      agent: by.agent.slice(0, 200),
    }
    const again = await tx
      .updateTable('_errorLog')
      .set({ ...last, count: sql`"count" + 1` })
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
    if (Number(again.numUpdatedRows) === 0)
      await tx
        .insertInto('_errorLog')
        .values({ ...told, ...last, fingerprint, count: 1, firstAt: now })
        .execute()
    await forgetOld(tx, shift(now, `-${AGE}`))
    return true
  })
}

const toldOf = (reported: Reported) => {
  const cut = (name: keyof typeof most) => withoutSecrets(reported[name] ?? '').slice(0, most[name])
  return {
    message: cut('message'),
    info: cut('info'),
    url: cut('url'),
    stack: cut('stack'),
    build: cut('build'),
  }
}

/** Counted by kind of error, not by report: one that repeats itself is one row however often it comes. */
async function reportedSince(tx: Tx, user: number, since: string): Promise<number> {
  const { count } = await tx
    .selectFrom('_errorLog')
    .select(
      sql<number>`coalesce(sum(case when "firstAt" >= ${since} then "count" else 1 end), 0)`.as(
        'count',
      ),
    )
    .where('user', '=', user)
    .where('lastAt', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function forgetOld(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom('_errorLog').where('lastAt', '<', before).execute()
  const edge = await tx
    .selectFrom('_errorLog')
    .select('id')
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst()
  if (edge) await tx.deleteFrom('_errorLog').where('id', '<=', edge.id).execute()
}

/** The errors that are kept, newest first. */
export async function readErrors(
  { database }: Pick<Ground, 'database'>,
  limit = 200,
): Promise<Row[]> {
  return database.db
    .selectFrom('_errorLog')
    .select([
      'id',
      'username',
      'message',
      'info',
      'url',
      'stack',
      'agent',
      'build',
      'count',
      'firstAt',
      'lastAt',
    ])
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Forgets all of them. Gives how many there were. */
export async function clearErrors(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('_errorLog').executeTakeFirst()
  return Number(numDeletedRows)
}
