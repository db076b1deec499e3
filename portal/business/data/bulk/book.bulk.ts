import { sql } from 'kysely'
import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { shift } from '#derive/moment.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkFunctions, BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { standingIn } from '#portal/engine/imports/standingIn.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances } from '../readMoney/readMoney.ts'
import { addsOf } from './addsOf.ts'
import { bookBack } from './bookBack.ts'
import { DAYS, earlierGrants, grantKeyOf } from './earlierGrants.ts'
import { endRights } from './endRights.ts'
import { pricesByKind } from './listPrices.ts'
import {
  type Named,
  namedIn,
  type RightTargets,
  rightTo,
  targetsByKind,
  titlesOf,
  unfitByKind,
} from './rightTargets.ts'

/** A right somebody has; `until` is null where it is for ever. */
interface Owned {
  readonly id: number
  readonly until: string | null
}
interface Facts {
  readonly users: Users
  readonly books: Named
  /** What each is sold for. */
  readonly prices: ReadonlyMap<Row, number>
  /** By user, kind and content. */
  readonly owned: ReadonlyMap<string, Owned>
  readonly earlier: ReadonlyMap<string, string>
}
const targets: RightTargets = {
  audiobook: { field: 'audiobook', entity: 'audiobook' },
  epub: { field: 'epub', entity: 'epub' },
  course: { field: 'course', entity: 'catalog', only: { nodeKind: 'course' } },
  radioStation: { field: 'radioStation', entity: 'radioStation' },
  article: { field: 'article', entity: 'article' },
}
const fields = Object.values(targets).map(({ field }) => field)
/** The user and what the right is to, as one text. */
const toWhat = (user: unknown, right: Row): string =>
  grantKeyOf(
    user,
    fields.map((field) => right[field]),
  )

/** Gives books: the right to a content, in place of the shorter one the user has. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    if (held) await holdBalances(txOf(place.db), ids)
    const like = { entity: 'userBook', like: fields, said: ['days'], gone: 'revoked' }
    const books = await targetsByKind(place, targets, rows, 'book')
    return {
      users,
      books,
      prices: await pricesByKind(place, targets, books),
      owned: await ownedBy(place, ids),
      earlier: await earlierGrants(place, like, ids),
    }
  },

  judge: (row, facts, place) => {
    const { kind, book: id } = row.values
    const { user, findings } = userOf(row, facts.users)
    const found = namedIn(facts.books, kind, id)
    const unfit = unfitByKind(place, targets, row, 'book', found)
    const known = user !== null && kind && id && unfit.length === 0
    if (!known) return { user, amount: 0, findings: [...findings, ...unfit] }
    const has = facts.owned.get(toWhat(user, rightTo(targets, kind, id)))
    return {
      user,
      amount: (found && facts.prices.get(found)) ?? null,
      until: validTo(has, row.values, place.now),
      findings: [...findings, ...ofUser(row, user, facts, place.now)],
    }
  },

  carryOut: async (run, rows) => {
    const { context, db, batch, now } = run
    const owned = await ownedBy(
      run,
      rows.map(({ user }) => user as number),
    )
    const by = (batch.createdBy as number | null) ?? null
    const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
    const given = rows.map(({ user, key, values }) => {
      const what = rightTo(targets, values.kind, values.book)
      const before = owned.get(toWhat(user, what))
      const right = {
        ...{ ...stamps, ...what, user, source: 'grant', status: 'active', batch: batch.id },
        validTo: validTo(before, values, now),
        grantKey: key,
        note: values.note ?? batch.reason,
      }
      return { right, before }
    })
    await endRights(
      run,
      'userBook',
      given.flatMap(({ before }) => before?.id ?? []),
    )
    const ids = await insertRows(
      db,
      entityNamed(context, 'userBook'),
      given.map(({ right }) => right),
      'grantKey',
    )
    return new Map(
      rows.map(({ id }, at) => {
        const before = given[at]?.before
        return [id, `userBook ${ids[at]}${before ? ` for ${before.id}` : ''}`]
      }),
    )
  },

  standing: standingIn('userBook'),

  adds: addsOf('userBook', async (place, rights) => {
    const titles = await titlesOf(place, targets, rights)
    return new Map(
      rights.map((right) => [
        right.id,
        {
          title: titles.get(right.id) ?? null,
          until: (right.validTo as string | null)?.slice(0, 10) ?? '永久',
        },
      ]),
    )
  }),
}

/** Who owns it for ever is passed over; who has it for a time gets it for longer. */
function ofUser({ values }: ReadRow, user: number, facts: Facts, now: string): Finding[] {
  const what = toWhat(user, rightTo(targets, values.kind, values.book))
  const has = facts.owned.get(what)
  if (has?.until === null) return [finding('D3')]
  const batchNo = facts.earlier.get(`${what} ${values.days ?? ''}`)
  return [
    ...(batchNo ? [finding('D2', { days: DAYS, batchNo })] : []),
    ...(has && has.until > now ? [finding('D4', { day: has.until.slice(0, 10) })] : []),
  ]
}

/** So many days after what the user has, or from now on. */
function validTo(before: Owned | undefined, { days }: ReadRow['values'], now: string) {
  if (!days) return null
  const from = before?.until && before.until > now ? before.until : now
  return shift(from, `+${days}d`)
}

/** The rights that users have, the longest of each. */
async function ownedBy(
  { db }: BulkPlace,
  users: readonly number[],
): Promise<ReadonlyMap<string, Owned>> {
  if (users.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select id, "user", "validTo", ${sql.join(fields.map((field) => sql.ref(field)))}
    from "userBook" where "user" in (${sql.join(users)}) and status = 'active'
      and "deletedAt" is null
    order by case when "validTo" is null then 1 else 0 end, "validTo", id`.execute(db)
  return new Map(
    rows.map((row) => [
      toWhat(row.user, row),
      { id: Number(row.id), until: (row.validTo as string | null) ?? null },
    ]),
  )
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: bookBack }
