import { sql } from 'kysely'
import type { Period, Row } from '#declare'
import { type Filling, type Finding, finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type {
  BulkFunctions,
  BulkPlace,
  BulkRun,
  ReadRow,
  RunRow,
} from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { standingIn } from '#portal/engine/imports/standingIn.ts'
import { transactionOf } from '#portal/engine/imports/transactionOf.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { settle } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances } from '../readMoney/readMoney.ts'
import { addsOf } from './addsOf.ts'
import { type CampPlaces, campPlaces, keptOut } from './campPlaces.ts'
import { campRemains } from './campRemains.ts'
import { DAYS, earlierGrants, grantKeyOf } from './earlierGrants.ts'
import { endRights } from './endRights.ts'
import { pricesByKind } from './listPrices.ts'
import { qualificationBack } from './qualificationBack.ts'
import {
  qualificationFields as fields,
  qualificationTargets as targets,
} from './qualificationTargets.ts'
import {
  type Named,
  namedIn,
  rightTo,
  targetsByKind,
  titlesOf,
  unfitByKind,
} from './rightTargets.ts'

/** A right somebody has; days are null where it is for ever. */
interface Owned {
  readonly id: number
  readonly start: string | null
  readonly end: string | null
}
interface Facts {
  readonly users: Users
  readonly named: Named
  /** What each is sold for. */
  readonly prices: ReadonlyMap<Row, number>
  readonly owned: ReadonlyMap<string, Owned>
  readonly earlier: ReadonlyMap<string, string>
  readonly camps: CampPlaces
}
/** The user and what the right is to, as one text. */
const toWhat = (user: unknown, right: Row): string =>
  grantKeyOf(
    user,
    fields.map((field) => right[field]),
  )
const whatOf = ({ values }: Pick<ReadRow, 'values'>) => rightTo(targets, values.kind, values.of)

/** Gives qualifications; one for a camp makes a student of the period. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    if (held) await holdBalances(txOf(place.db), ids)
    const periods = rows.flatMap(({ values: { kind, of } }) =>
      kind === 'camp' && of ? Number(of) : [],
    )
    const like = {
      ...{ entity: 'userQualification', like: fields, gone: 'revoked' },
      said: ['start', 'end'],
    }
    const named = await targetsByKind(place, targets, rows, 'of')
    return {
      users,
      named,
      prices: await pricesByKind(place, targets, named),
      owned: await ownedBy(place, ids),
      earlier: await earlierGrants(place, like, ids),
      camps: await campPlaces(place, [...new Set(periods)], ids, held),
    }
  },

  judge: (row, facts, place) => {
    const { kind, of } = row.values
    const { user, findings } = userOf(row, facts.users)
    const found = namedIn(facts.named, kind, of)
    const unfit = unfitByKind(place, targets, row, 'of', found)
    const wrong = [...row.findings, ...findings, ...unfit].some(({ level }) => level === 'error')
    if (wrong || user === null) return { user, amount: 0, findings: [...findings, ...unfit] }
    const has = kind === 'camp' ? undefined : facts.owned.get(toWhat(user, whatOf(row)))
    return {
      user,
      amount: (found && facts.prices.get(found)) ?? null,
      until: validityOf(has, row.values, place.now)?.end ?? null,
      findings: [...findings, ...ofUser(row, user, facts, place)],
    }
  },

  carryOut: async (run, rows) => {
    const camps = rows.filter(({ values }) => values.kind === 'camp')
    const others = rows.filter(({ values }) => values.kind !== 'camp')
    return new Map([...(await joined(run, camps)), ...(await given(run, others))])
  },

  standing: standingIn('userQualification'),

  remains: campRemains,

  adds: addsOf('userQualification', async (place, rights) => {
    const titles = await titlesOf(place, targets, rights)
    return new Map(
      rights.map(({ id, validity }) => {
        const { start, end } = (validity ?? {}) as Period
        const days = [start, end].map((moment) => moment?.slice(0, 10)).join(' 至 ')
        return [id, { title: titles.get(id) ?? null, validity: end ? days : '永久' }]
      }),
    )
  }),
}

function ofUser(row: ReadRow, user: number, facts: Facts, place: BulkPlace): Finding[] {
  const { kind, of, start, end } = row.values
  const what = toWhat(user, whatOf(row))
  const has = facts.owned.get(what)
  const batchNo = facts.earlier.get([what, start ?? '', end ?? ''].join(' '))
  const again = batchNo ? [finding('D2', { days: DAYS, batchNo })] : []
  if (kind === 'camp') {
    const out = has ? [finding('B20')] : keptOut(place, facts.camps, Number(of), user)
    return out.length > 0 ? out : again
  }
  if (has && !has.end) return [finding('D3')]
  const day = has?.end && has.end > place.now ? has.end.slice(0, 10) : null
  if (!day) return again
  if (end && String(end) <= day) return [...again, finding('D3.until', { day })]
  const until: Filling = end ? String(end) : ['永久', 'for ever']
  return [...again, finding('D4.to', { day, until })]
}

const rightOf = (row: RunRow, { batch }: BulkRun): Row => ({
  ...{ ...whatOf(row), user: row.user, source: 'grant', batch: batch.id, grantKey: row.key },
  note: row.values.note ?? batch.reason,
})

/** Camps go through the rules of their students: number, place, everything that follows. */
async function joined(run: BulkRun, rows: readonly RunRow[]): Promise<[number, string][]> {
  if (rows.length === 0) return []
  const transaction = await transactionOf(run)
  const written: [number, string][] = []
  for (const row of rows) {
    const values = { ...rightOf(row, run), validity: validityOf(undefined, row.values, run.now) }
    const { id } = await transaction.records.create('userQualification', values)
    written.push([row.id, `userQualification ${id}`])
  }
  await settle(transaction)
  return written
}

async function given(run: BulkRun, rows: readonly RunRow[]): Promise<[number, string][]> {
  if (rows.length === 0) return []
  const { context, db, batch, now } = run
  const owned = await ownedBy(
    run,
    rows.map(({ user }) => user as number),
  )
  const by = (batch.createdBy as number | null) ?? null
  const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
  const before = rows.map((row) => owned.get(toWhat(row.user, whatOf(row))))
  const rights = rows.map((row, at) => ({
    ...{ ...stamps, ...rightOf(row, run), status: 'active' },
    validity: validityOf(before[at], row.values, now),
  }))
  await endRights(
    run,
    'userQualification',
    before.flatMap((has) => has?.id ?? []),
  )
  const entity = entityNamed(context, 'userQualification')
  const ids = await insertRows(db, entity, rights, 'grantKey')
  return rows.map(({ id }, at) => {
    const old = before[at]
    return [id, `userQualification ${ids[at]}${old ? ` for ${old.id}` : ''}`]
  })
}

/** Whole days, until the end that is asked for. Who has it still goes on from the day theirs began. */
function validityOf(has: Owned | undefined, { start, end }: ReadRow['values'], now: string) {
  if (!start || !end) return null
  const [first, last] = [String(start), String(end)]
  const goesOn = has?.end && has.end > now
  return {
    start: goesOn ? has.start : `${first}T00:00:00+08:00`,
    end: `${last}T23:59:59+08:00`,
  }
}

/** The rights that users have. */
async function ownedBy(
  { db }: BulkPlace,
  users: readonly number[],
): Promise<ReadonlyMap<string, Owned>> {
  if (users.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select id, "user", "validityStart" as start, "validityEnd" as until,
      ${sql.join(fields.map((field) => sql.ref(field)))}
    from "userQualification" where "user" in (${sql.join(users)}) and status = 'active'
      and "deletedAt" is null
    order by id`.execute(db)
  return new Map(
    rows.map((row) => [
      toWhat(row.user, row),
      {
        id: Number(row.id),
        start: (row.start as string | null) ?? null,
        end: (row.until as string | null) ?? null,
      },
    ]),
  )
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: qualificationBack }
