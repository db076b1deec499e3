import { sql } from 'kysely'
import type { Entity } from '#declare'
import { readDeclarations } from '#portal/start/declarations.ts'
import { dataOf } from '../dataOf.ts'
import { writeInto } from '../rowWriter.ts'
import { fillTable, type Values } from './fillTable.ts'

/** Entries of the read-money ledger a user has. */
export const LINES = 10
/** To so many of the first users something is granted when all is measured. */
export const GRANTS = 2000
/** Entries of the ledger that came with one batch. */
export const OF_A_BATCH = 10_000
export const CHANNELS = 20
export const COMPANIES = 1000

/** Users of the app, ten entries of the read-money ledger each, and an entry of the audit log for each, of ten years. */
export async function fillSize(
  folder: string,
  databaseUrl: string | undefined,
  users: number,
): Promise<void> {
  const lines = users * LINES
  await writeInto(folder, databaseUrl, async (write) => {
    await write(
      'appChannel',
      numbered(CHANNELS, (id) => ({ name: `渠道${id}`, code: `c${id}` })),
    )
    await write(
      'company',
      numbered(COMPANIES, (id) => ({ name: `企业${id}`, code: `e${id}` })),
    )
    const batches = Math.ceil(lines / OF_A_BATCH)
    for (let from = 0; from < batches; from += 1000)
      await write(
        'batchGive',
        numbered(Math.min(1000, batches - from), (id) => ({
          ...{ id: from + id, kind: 'readMoney', batchNo: `B${from + id}`, status: 'done' },
          ...{ reason: '读者回馈', fileName: `读者回馈${from + id}.xlsx`, people: OF_A_BATCH },
        })),
      )
  })
  const database = dataOf(folder, databaseUrl)
  const { entities } = await readDeclarations()
  // What was written with its number is not counted yet.
  for (const name of ['appChannel', 'company', 'batchGive'])
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), max(id))
      from ${sql.table(name)}`.execute(database.db)
  const named = (name: string) => entities.find((one) => one.name === name) as Entity
  try {
    await fillTable(database, named('appUser'), users, usersOf(users))
    await fillTable(database, named('readMoneyLedger'), lines, linesOf(users))
    await fillTable(database, named('auditLog'), users, auditOf(users))
    // As one that was sealed as it was written: else the portal would seal all of it while it is measured.
    await sql`insert into "_auditSeal" ("seq", "entry", "at", "said", "link")
      select 1, max(id), max("createdAt"), '', '' from "auditLog"`.execute(database.db)
    await sql`vacuum analyze`.execute(database.db)
  } finally {
    await database.close()
  }
}

const numbered = <T extends object>(count: number, of: (id: number) => T) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, ...of(at + 1) }))

/** The moment of the n-th of so many, spread over the ten years before the last day of October. */
const moment = (count: number) => {
  const seconds = sql`(n::double precision / ${sql.lit(count)} * 315360000)`
  const at = sql`timestamp '2016-11-01' + ${seconds} * interval '1 second'`
  return sql`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS') || '+08:00'`
}
/** A number from 0 below `most` that follows from `n` and looks like chance. */
const mixed = (salt: number, most: number) =>
  sql`(abs(hashint8extended(n, ${sql.lit(salt)})) % ${sql.lit(most)})`

const stamps = (count: number): Values => ({ createdAt: moment(count), updatedAt: moment(count) })

const usersOf = (users: number): Values => ({
  ...stamps(users),
  uid: sql`(10000000 + n)::text`,
  phone: sql`'199' || lpad(n::text, 8, '0')`,
  nickname: sql`'读者' || n`,
  registeredAt: moment(users),
  lastActiveAt: moment(users),
  channel: sql`1 + ${mixed(1, CHANNELS)}`,
  company: sql`case when ${mixed(2, 10)} = 0 then 1 + ${mixed(3, COMPANIES)} end`,
  // Nothing is granted to those who are banned or gone.
  status: sql`case when n <= ${sql.lit(GRANTS)} then 'normal' else
    case ${mixed(4, 1000)} when 0 then 'muted' when 1 then 'banned' when 2 then 'closed' else 'normal' end end`,
  platform: sql`(array['ios', 'android', 'harmony', 'miniProgram', 'h5'])[1 + ${mixed(5, 5)}]`,
  readMoney: sql`${BALANCES.at(-1) ?? 0}::bigint`,
})

/** What each of a user's ten entries changes, and the balance after it. */
const CHANGES = [5000, 3000, -2000, 1000, -1500, 4000, -3500, 2000, -1000, 500]
const BALANCES = CHANGES.map((_, at) => CHANGES.slice(0, at + 1).reduce((all, one) => all + one, 0))

const linesOf = (users: number): Values => {
  const turn = sql`(1 + (n - 1) / ${sql.lit(users)})`
  const of = (values: readonly unknown[]) =>
    sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[${turn}]`
  const isIn = sql`${of(CHANGES)} > 0`
  return {
    ...stamps(users * LINES),
    // Each round goes through the users in another order than that of their numbers.
    user: sql`1 + (n * 7919) % ${sql.lit(users)}`,
    direction: sql`case when ${isIn} then 'in' else 'out' end`,
    source: sql`case when not ${isIn} then 'purchase' when ${turn} = 2 then 'grant' when ${turn} = 6 then 'activity' else 'recharge' end`,
    amount: sql`abs(${of(CHANGES)})`,
    balanceAfter: of(BALANCES),
    batch: sql`case when ${turn} = 2 then 1 + n / ${sql.lit(OF_A_BATCH)} end`,
    grantKey: sql`case when ${turn} = 2 then 'g' || n end`,
    note: sql`case when ${turn} = 2 then '读者回馈' end`,
  }
}

const auditOf = (users: number): Values => ({
  ...stamps(users),
  actor: sql`1 + ${mixed(6, 50)}`,
  actorName: sql`'同事' || (1 + ${mixed(6, 50)})`,
  action: sql`(array['update', 'update', 'update', 'create', 'move', 'reveal', 'login', 'export'])[1 + ${mixed(7, 8)}]`,
  entity: sql`(array['article', 'appUser', 'issue', 'comment'])[1 + ${mixed(8, 4)}]`,
  recordId: sql`(1 + ${mixed(9, users)})::text`,
  recordTitle: sql`'记录' || (1 + ${mixed(9, users)})`,
  before: sql`'{"title":"之前"}'`,
  after: sql`'{"title":"之后"}'`,
  changed: sql`'["title"]'`,
  ip: sql`'10.0.0.' || ${mixed(10, 250)}`,
  requestId: sql`md5(n::text)`,
})
