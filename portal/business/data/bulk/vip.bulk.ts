import { sql } from 'kysely'
import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkFunctions, BulkPlace } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { standingIn } from '#portal/engine/imports/standingIn.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances } from '../readMoney/readMoney.ts'
import { nextStretch } from '../rights/nextStretch.ts'
import { addsOf } from './addsOf.ts'
import { DAYS, earlierGrants, grantKeyOf } from './earlierGrants.ts'
import { membershipPrices } from './membershipPrices.ts'
import { vipBack } from './vipBack.ts'

/** What a user still has of one kind of membership. */
interface Ahead {
  readonly until: string
  readonly days: number
}
interface Facts {
  readonly users: Users
  /** By user and kind. */
  readonly ahead: ReadonlyMap<string, Ahead>
  readonly earlier: ReadonlyMap<string, string>
  /** Of a day, by kind. */
  readonly prices: ReadonlyMap<string, number>
}
/** Nobody has more days of one kind ahead. */
const MOST = 3660

/** Gives membership: a stretch of so many days after the last one of its kind. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    if (held) await holdBalances(txOf(place.db), ids)
    const like = ['kind', 'days']
    const earlier = await earlierGrants(place, { entity: 'userVip', like, gone: 'revoked' }, ids)
    const prices = await membershipPrices(place)
    return { users, ahead: await aheadOf(place, ids), earlier, prices }
  },

  judge: ({ values }, facts, { now }) => {
    const { user, findings } = userOf({ values }, facts.users)
    const { kind, days } = values
    if (user === null || !kind || !days) return { user, amount: 0, findings }
    const price = facts.prices.get(String(kind))
    const until = facts.ahead.get(grantKeyOf(user, [kind]))?.until
    return {
      user,
      amount: price === undefined ? null : Math.round(price * Number(days)),
      until: nextStretch(until ? [until] : [], Number(days), now).end,
      findings: [...findings, ...judged(user, values, facts)],
    }
  },

  carryOut: async (run, rows) => {
    const { context, db, batch, now } = run
    const ahead = await aheadOf(
      run,
      rows.map(({ user }) => user as number),
    )
    const by = (batch.createdBy as number | null) ?? null
    const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
    const given = rows.map(({ user, key, values }) => {
      const until = ahead.get(grantKeyOf(user, [values.kind]))?.until
      return {
        ...stamps,
        ...{ user, kind: values.kind, days: values.days, source: 'grant', status: 'active' },
        validity: nextStretch(until ? [until] : [], Number(values.days), now),
        batch: batch.id,
        grantKey: key,
        note: values.note ?? batch.reason,
      }
    })
    // Neither app users nor batches are ever removed.
    const ids = await insertRows(db, entityNamed(context, 'userVip'), given, 'grantKey', false)
    return new Map(rows.map((row, at) => [row.id, `userVip ${ids[at]}`]))
  },

  standing: standingIn('userVip'),

  adds: addsOf(
    'userVip',
    async (_place, stretches) => new Map(stretches.map((row) => [row.id, untilOf(row)])),
  ),
}

function judged(user: number, { kind, days }: Row, { ahead, earlier }: Facts): Finding[] {
  const has = ahead.get(grantKeyOf(user, [kind]))
  if ((has?.days ?? 0) + Number(days) > MOST) return [finding('B3', { column: 'days' })]
  const batchNo = earlier.get(grantKeyOf(user, [kind, days]))
  return [
    ...(batchNo ? [finding('D2', { days: DAYS, batchNo })] : []),
    ...(has ? [finding('D4', { day: has.until.slice(0, 10) })] : []),
  ]
}

/** What the users have ahead of each kind: until when, and how many days its stretches come to. */
async function aheadOf(
  { db, now }: BulkPlace,
  users: readonly number[],
): Promise<ReadonlyMap<string, Ahead>> {
  if (users.length === 0) return new Map()
  const { rows } = await sql<{ user: unknown; kind: unknown; until: string; days: unknown }>`
    select "user", kind, max("validityEnd") as until, sum(days) as days from "userVip"
    where "user" in (${sql.join(users)}) and status = 'active' and "validityEnd" > ${now}
      and "deletedAt" is null
    group by "user", kind`.execute(db)
  return new Map(
    rows.map(({ user, kind, until, days }) => [
      grantKeyOf(user, [kind]),
      { until, days: Number(days) },
    ]),
  )
}

/** One that did not begin when it was given goes on from an earlier one. */
function untilOf({ validity, createdAt }: Row): Row {
  const { start, end } = validity as { readonly start: string; readonly end: string }
  const before = start > String(createdAt) ? start.slice(0, 10) : null
  return { before, until: end.slice(0, 10) }
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: vipBack }
