import type { Period, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { shift } from '#derive/moment.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type {
  BulkFunctions,
  BulkPlace,
  ReadRow,
  RunRow,
} from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { standingIn } from '#portal/engine/imports/standingIn.ts'
import { recordsOf, type Targets, targetsIn, unfit } from '#portal/engine/imports/targets.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances } from '../readMoney/readMoney.ts'
import { addsOf } from './addsOf.ts'
import { DAYS, earlierGrants, grantKeyOf } from './earlierGrants.ts'
import { type ListPrices, listPrices } from './listPrices.ts'
import { magazineBack } from './magazineBack.ts'
import { magazineRights } from './magazineRights.ts'
import { recountMagazines } from './recountMagazines.ts'

interface Facts {
  readonly users: Users
  readonly magazines: Targets
  readonly issues: Targets
  /** What issues are sold for. */
  readonly prices: ListPrices
  /** The day what a user has ends, by user, magazine and issue; null where it never does. */
  readonly until: ReadonlyMap<string, string | null>
  readonly earlier: ReadonlyMap<string, string>
}
const like = ['magazine', 'issue', 'months']

/** Gives magazines: a subscription after the one that runs, or a single issue for ever. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    if (held) await holdBalances(txOf(place.db), ids)
    const issues = await targetsIn(place, 'issue', rows)
    return {
      users,
      magazines: await targetsIn(place, 'magazine', rows),
      issues,
      prices: await listPrices(place, 'issue', issues),
      until: await untilOf(place, ids),
      earlier: await earlierGrants(place, { entity: 'userMagazine', like, gone: 'cancelled' }, ids),
    }
  },

  judge: (row, facts, place) => {
    const { user, findings } = userOf(row, facts.users)
    const unfitting = ofTarget(row, facts, place)
    const isWhole = !row.findings.some(({ level }) => level === 'error')
    if (user === null || unfitting.length > 0 || !isWhole)
      return { user, amount: 0, findings: [...findings, ...unfitting] }
    return {
      user,
      amount: priceOf(row, facts),
      until: validityOf({ user, values: row.values }, facts.until, place.now).end,
      findings: [...findings, ...ofUser(row, user, facts, place.now)],
    }
  },

  carryOut: async (run, rows) => {
    const { context, db, batch, now } = run
    const until = await untilOf(
      run,
      rows.map(({ user }) => user as number),
    )
    const by = (batch.createdBy as number | null) ?? null
    const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
    const given = rows.map((row) => ({
      ...stamps,
      ...{ user: row.user, magazine: row.values.magazine, issue: row.values.issue ?? null },
      ...{ months: row.values.months ?? null, validity: validityOf(row, until, now) },
      ...{ source: 'grant', status: 'active', batch: batch.id, grantKey: row.key },
    }))
    const ids = await insertRows(db, entityNamed(context, 'userMagazine'), given, 'grantKey')
    await recountMagazines(run, rows)
    return new Map(rows.map((row, at) => [row.id, `userMagazine ${ids[at]}`]))
  },

  standing: standingIn('userMagazine'),

  adds: addsOf('userMagazine', async (place, rights) => {
    const magazines = await recordsOf(place, 'magazine', idsIn(rights, 'magazine'))
    const issues = await recordsOf(place, 'issue', idsIn(rights, 'issue'))
    return new Map(rights.map((right) => [right.id, told(right, magazines, issues)]))
  }),
}

const idsIn = (rows: readonly Row[], field: string): number[] => [
  ...new Set(rows.flatMap((row) => (row[field] as number | null) ?? [])),
]

function told({ magazine: of, issue, validity }: Row, magazines: Targets, issues: Targets): Row {
  const { start, end } = validity as Period
  const titles = [magazines.get(of as number), issues.get(issue as number)]
  return {
    title: titles.flatMap((row) => (row ? String(row.title) : [])).join(' · '),
    start: start?.slice(0, 10) ?? null,
    end: end?.slice(0, 10) ?? '永久',
  }
}

function ofTarget({ values }: ReadRow, facts: Facts, place: BulkPlace): Finding[] {
  const [of, issue] = [Number(values.magazine ?? 0), Number(values.issue ?? 0)]
  const one = facts.issues.get(issue)
  const named = { entity: 'magazine', column: 'magazine', id: of }
  const single = { entity: 'issue', column: 'issue', id: issue }
  return [
    ...(of ? unfit(place, named, facts.magazines.get(of)) : []),
    ...(issue ? unfit(place, single, one) : []),
    ...(of && one && one.magazine !== of ? [finding('B2', { column: 'issue' })] : []),
  ]
}

/** Of a single issue its own price, else the magazine's; of a subscription so many months of the year's or half-year's; null where none is set. */
function priceOf({ values }: ReadRow, { magazines, prices }: Facts): number | null {
  const { issuePrice, halfYearPrice, yearPrice } = magazines.get(Number(values.magazine)) ?? {}
  const single = typeof issuePrice === 'number' ? issuePrice : null
  if (values.issue) return prices.get(Number(values.issue)) ?? single
  const [months, year, half] = [values.months, yearPrice, halfYearPrice].map(Number)
  const aMonth = yearPrice ? year! / 12 : halfYearPrice ? half! / 6 : single
  return aMonth === null ? null : Math.round(aMonth * months!)
}

const has = (user: unknown, of: { readonly magazine?: unknown; readonly issue?: unknown }) =>
  grantKeyOf(user, [of.magazine, of.issue])

/** A subscription that still runs on the day this one would begin is gone on with. */
function ofUser({ values }: ReadRow, user: number, facts: Facts, now: string): Finding[] {
  const until = facts.until.get(has(user, values))
  if (until === null || (until && values.issue)) return [finding('D3')]
  const batchNo = facts.earlier.get(
    grantKeyOf(
      user,
      like.map((name) => values[name]),
    ),
  )
  return [
    ...(batchNo ? [finding('D2', { days: DAYS, batchNo })] : []),
    ...(until && until >= firstDay(values, now) ? [finding('D4', { day: until })] : []),
  ]
}

const firstDay = ({ from }: ReadRow['values'], now: string) => String(from ?? now.slice(0, 10))

/** Whole days: the first one from midnight, the last one to its end. */
function validityOf(
  row: Pick<RunRow, 'user' | 'values'>,
  until: Facts['until'],
  now: string,
): Period {
  const { user, values } = row
  const wanted = firstDay(values, now)
  if (values.issue) return { start: startOf(wanted), end: null }
  const last = until.get(has(user, values))
  const first = last && last >= wanted ? shift(last, '+1d') : wanted
  const over = shift(first, `+${values.months}M`)
  return { start: startOf(first), end: `${shift(over, '-1d')}T23:59:59+08:00` }
}
const startOf = (day: string) => `${day}T00:00:00+08:00`

/** The last day of what the users have. */
async function untilOf(place: BulkPlace, users: readonly number[]): Promise<Facts['until']> {
  const until = new Map<string, string | null>()
  for (const right of await magazineRights(place, users)) {
    const key = has(right.user, right)
    const day = right.end?.slice(0, 10) ?? null
    const before = until.get(key)
    if (before === undefined || (before !== null && (day === null || day > before)))
      until.set(key, day)
  }
  return until
}

/** What the kind does, and what takes it back. */
export const bulk: BulkPart = { give, back: magazineBack }
