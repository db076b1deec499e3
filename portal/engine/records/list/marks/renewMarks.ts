import type { Entity } from '#declare'
import { isSortable } from '#derive/filters.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { scopeOf } from '../../computed/scopeOf.ts'
import { heldBy } from '../found.ts'
import { orderOf } from '../order.ts'
import { recordsOf } from '../recordsOf.ts'
import type { ListTest } from '../tests.ts'
import { commonValues } from './commonValues.ts'
import {
  isFresh,
  type KeptMarks,
  keepMarks,
  readMarks,
  recallMarks,
  stateOf,
  type Wanted,
  writeMarks,
} from './keptMarks.ts'
import { countEach, countSpans, type Pace, setMarks } from './setMarks.ts'
import { type Way, wayOf } from './way.ts'

/** Shorter lists are counted from the start as quickly. */
const long = 20_000

/**
 * Brings the marks of long lists in line: sets those that are missing, for every order a list may have, and sets anew
 * those that were used lately and are no longer true. What was written down is read first.
 */
export async function renewMarks(
  { db }: Pick<Database, 'db'>,
  entities: readonly Entity[],
  pace: Pace,
  least = long,
): Promise<void> {
  for (const entity of entities) {
    // Asked again and again, and known of nearly all: no rest is due before.
    if ((await recordsOf({ db, entity })) < least) continue
    if (!(await pace())) return
    const ways = waysOf(db, entity)
    let common: readonly ListTest[] | undefined
    for (const way of ways) {
      if (!(await isDue(way))) continue
      common ??= await commonTests(ways[0] as Way, pace)
      if (!(await renewed(way, common, pace))) return
    }
  }
}

/** Every order a list of an entity may have, each once, that by id first. */
function waysOf(db: Database['db'], entity: Entity): readonly Way[] {
  const scope = scopeOf(db, entity)
  const names = ['id', 'createdAt', ...entity.list.columns, entity.stateField]
  const sorts = names.filter((name) => name && isSortable(entity, name))
  const orders = [
    ...sorts.map((field) => orderOf(scope, { field, isDown: false })),
    orderOf(scope, null),
  ]
  const ways = orders.flatMap((order) => wayOf({ db, scope, entity, order }) ?? [])
  return [...new Map(ways.map((way) => [way.index.name, way])).values()]
}

/** Marks nobody needed for so long are left as they are, in milliseconds. */
const lately = 300_000
/** However many writes, marks are not set anew before so long, nor for more than a twentieth of the time. */
const rarest = 30_000
/** A table that grew by so much has spans too long to be counted in passing. */
const grown = 1.05

async function isDue(way: Way): Promise<boolean> {
  const kept = recallMarks(way) ?? (await readMarks(way))
  if (!kept) return true
  if (!recallMarks(way)) keepMarks(way, kept)
  const age = Date.now() - kept.since
  if (age < Math.max(rarest, 20 * kept.took) || (await isFresh(way, kept))) return false
  const isUsed = Date.now() - kept.usedAt < lately
  return isUsed || (await recordsOf(way)) > kept.records * grown
}

async function commonTests(byId: Way, pace: Pace): Promise<readonly ListTest[]> {
  const spans = await setMarks(byId, pace)
  return spans ? commonValues(byId, spans, pace) : []
}

/** Sets the marks of an order and counts; false where the pace ended it. */
async function renewed(way: Way, common: readonly ListTest[], pace: Pace): Promise<boolean> {
  const [since, state, records] = [Date.now(), await stateOf(way), await recordsOf(way)]
  const before = recallMarks(way)
  const spans = await setMarks(way, pace)
  const held = heldBy(way.index)
  const tests = common.filter(({ columns }) => columns?.every((name) => held.includes(name)))
  const counts = spans && (await countEach(way, spans, tests, pace))
  if (!spans || !counts) return false
  const wanted = wantedLately(before)
  for (const [name, asked] of wanted) {
    const some = counts.get(name) ?? (await countSpans(way, spans, asked, pace))
    if (!some) return false
    counts.set(name, some)
  }
  const took = Date.now() - since
  const usedAt = before?.usedAt ?? 0
  const kept: KeptMarks = { spans, counts, state, since, took, records, usedAt, wanted }
  keepMarks(way, kept)
  await writeMarks(way, kept)
  return true
}

const wantedLately = (before: KeptMarks | undefined): Map<string, Wanted> =>
  new Map([...(before?.wanted ?? [])].filter(([, { usedAt }]) => Date.now() - usedAt < lately))
