import type { Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import type { BulkFunctions, BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import { recordsOf, type Targets, targetsIn, unfit } from '#portal/engine/imports/targets.ts'
import { lookUsers, type Users, userOf, usersOf } from '#portal/engine/imports/users.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { holdBalances } from '../readMoney/readMoney.ts'
import { entryId } from './ledgerRows.ts'
import { type MagazineRight, magazineRights } from './magazineRights.ts'
import { nicknamesOf } from './nicknamesOf.ts'
import { recountMagazines } from './recountMagazines.ts'

interface Facts {
  readonly users: Users
  readonly magazines: Targets
  readonly issues: Targets
  readonly held: readonly MagazineRight[]
}
/** How a right was come by that may be cancelled. */
const CANCELLED = ['grant', 'redeem']
/** A magazine or issue may be off the shelf by then. */
const ANY = ['draft', 'scheduled', 'published', 'withdrawn']

/** Cancels magazines: every running or coming right of the user that was given or redeemed. */
const give: BulkFunctions<Facts> = {
  look: async (place, rows, held) => {
    const users = await lookUsers(place.db, rows)
    const ids = usersOf(rows, users)
    if (held) await holdBalances(txOf(place.db), ids)
    return {
      users,
      magazines: await targetsIn(place, 'magazine', rows),
      issues: await targetsIn(place, 'issue', rows),
      held: await magazineRights(place, ids),
    }
  },

  judge: (row, facts, place) => {
    const { user, findings } = userOf(row, facts.users)
    const unknown = ofTarget(row, facts, place)
    const own = user === null || unknown.length > 0 ? [] : ofUser(row, user, facts)
    return { user, amount: 0, findings: [...findings, ...unknown, ...own] }
  },

  carryOut: async (run, rows) => {
    const { db, batch, now } = run
    const held = await magazineRights(
      run,
      rows.map(({ user }) => user as number),
    )
    const written = new Map<number, string>()
    for (const { id, user, values } of rows) {
      const own = named(held, user as number, values).filter(({ source }) =>
        CANCELLED.includes(source),
      )
      await db
        .updateTable('userMagazine')
        .set((eb) => ({
          ...{ status: 'cancelled', cancelBatch: batch.id, cancelReason: values.reason },
          ...{ version: eb('version', '+', 1), updatedAt: now, updatedBy: batch.createdBy ?? null },
        }))
        .where(
          'id',
          'in',
          own.map((right) => right.id),
        )
        .where('status', '=', 'active')
        .execute()
      written.set(id, `userMagazine ${own[0]?.id} ${own.length} ${lastOf(own)}`)
    }
    touch(db, 'userMagazine')
    await recountMagazines(run, rows)
    return written
  },

  /** Nothing is written under keys of its own: what is cancelled already is there no more for `judge`. */
  standing: async () => new Map(),

  adds: async (place, rows) => {
    const rights = await recordsOf(place, 'userMagazine', rows.map(entryId).filter(Boolean))
    const of = [...rights.values()].map(({ magazine }) => magazine as number)
    const magazines = await recordsOf(place, 'magazine', [...new Set(of)])
    const names = await nicknamesOf(place.db, rows)
    return new Map(rows.map((row) => [row.id as number, told(row, { rights, magazines, names })]))
  },
}

/** What the row cancelled, as it told itself: `userMagazine 12 2 2027-11-20`. */
function told(
  row: Row,
  found: { rights: Targets; magazines: Targets; names: ReadonlyMap<number, string> },
): Row {
  const [, , count, until] = String(row.ledger ?? '').split(' ')
  const magazine = found.rights.get(entryId(row))?.magazine as number
  return {
    nickname: found.names.get(row.user as number) ?? null,
    title: found.magazines.get(magazine)?.title ?? null,
    count: count ? Number(count) : null,
    until: until ?? null,
  }
}

function ofTarget({ values }: ReadRow, facts: Facts, place: BulkPlace): Finding[] {
  const [of, issue] = [Number(values.magazine ?? 0), Number(values.issue ?? 0)]
  const one = facts.issues.get(issue)
  const whole = { entity: 'magazine', column: 'magazine', id: of }
  const single = { entity: 'issue', column: 'issue', id: issue }
  return [
    ...(of ? unfit(place, whole, facts.magazines.get(of), ANY) : []),
    ...(issue ? unfit(place, single, one, ANY) : []),
    ...(of && one && one.magazine !== of ? [finding('B2', { column: 'issue' })] : []),
  ]
}

function ofUser({ values }: ReadRow, user: number, { held }: Facts): Finding[] {
  if (!values.magazine) return []
  const sources = named(held, user, values).map(({ source }) => source)
  if (sources.some((source) => CANCELLED.includes(source))) return []
  const isBought = sources.includes('purchase')
  return [finding(isBought ? 'B18.order' : 'B18', { column: 'magazine' })]
}

/** The rights a row means: to the one issue it names, else to the whole magazine. */
const named = (
  held: readonly MagazineRight[],
  user: number,
  { magazine, issue }: ReadRow['values'],
): readonly MagazineRight[] =>
  held.filter(
    (right) =>
      right.user === user && right.magazine === magazine && right.issue === (issue ?? null),
  )

/** The day the last of them would have ended. */
const lastOf = (rights: readonly MagazineRight[]): string =>
  rights.some(({ end }) => end === null)
    ? '永久'
    : (rights
        .map(({ end }) => String(end).slice(0, 10))
        .toSorted()
        .at(-1) ?? '')

/** What the kind does. */
export const bulk: BulkPart = { give }
