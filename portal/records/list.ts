import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import type { Db, Tx } from '../db/database.ts'
import { scopeOf } from './computed/scope.ts'
import { alongIndex, pathOf, walk } from './list/alongIndex.ts'
import { candidatesOf } from './list/candidates.ts'
import type { Found, Search } from './list/found.ts'
import { fromIndex, passing } from './list/found.ts'
import { fromFew, rowsOf } from './list/fromFew.ts'
import { orderOf } from './list/order.ts'
import { testsOf } from './list/tests.ts'
import { throughWindows } from './list/throughWindows.ts'
import { mostCounted, one, totalOf } from './list/totalOf.ts'
import { unordered } from './list/unordered.ts'
import type { ListQuery } from './listQuery.ts'
import { searchedNumbers } from './search/searchedNumbers.ts'
import { readRows } from './storeRead.ts'

export interface ListOptions {
  /** What computed fields take for this moment, ISO 8601 with +08:00. */
  readonly now?: string
  /** The bin instead of the records outside it. */
  readonly binned?: boolean
  /** What every record must meet besides, as for `selectRows`: what a session sees, what a screen holds fast. */
  readonly where?: Row | null
}
/** A page of a list. */
export interface Listed {
  readonly list: Row[]
  /** Null beyond 10,000, and where counting would take too long. */
  readonly total: number | null
  /** Counted from 1. */
  readonly page: number
  readonly size: number
  readonly hasNext: boolean
  /** The search would have taken too long: the page holds what was found in time. */
  readonly cut?: true
}

/**
 * A page of records. One filter and one order are met along an index at any depth; other combinations by looking at
 * the few records some filter leaves, or by walking an index for at most 0.7 s: then the page is `cut`.
 */
export async function list(
  db: Db | Tx,
  entity: Entity,
  query: ListQuery,
  options: ListOptions = {},
): Promise<Listed> {
  const found = await listIds(db, entity, query, options)
  const rows = await readRows(db, entity, found.ids, {
    binned: options.binned ?? false,
    ...(options.now && { now: options.now }),
  })
  const { offset, size } = query
  return {
    list: rows,
    total: found.total ?? null,
    page: Math.floor(offset / size) + 1,
    size,
    hasNext: found.hasNext,
    ...(found.cut && { cut: true }),
  }
}

/** The ids of a page, in its order, and the total as `list` gives it. */
export async function listIds(
  db: Db | Tx,
  entity: Entity,
  query: ListQuery,
  { now, binned = false, where }: ListOptions = {},
): Promise<Found> {
  const scope = scopeOf(db, entity, now)
  const tests = testsOf(scope, query, await searchedNumbers(db), where, binned)
  const order = orderOf(scope, query.sort)
  const { offset, size } = query
  return search({ db, scope, entity, tests, order, offset, size, isBin: binned })
}

async function search(search: Search): Promise<Found> {
  const path = pathOf(search)
  if (path?.isStraight) return withTotal(search, await alongIndex(search, path), walk(search, path))
  const few = search.isBin ? undefined : await candidatesOf(search)
  if (few) return withTotal(search, await fromFew(search, few), sql`${one} ${rowsOf(search, few)}`)
  if (path?.isCovered) return withTotal(search, await alongIndex(search, path), walk(search, path))
  if (path) return withSearched(search, await throughWindows(search, path))
  if (search.isBin) return withTotal(search, await unordered(search), everything(search))
  return beyond(await unordered(search))
}

const everything = (search: Search) =>
  sql`${one} from ${fromIndex(search, undefined)} where ${passing(search, search.tests)}`

async function withTotal(
  search: Search,
  found: Found,
  all: Parameters<typeof totalOf>[1],
): Promise<Found> {
  return found.total === undefined ? { ...found, total: await totalOf(search, all) } : found
}

/** Where a word is met by no more than lists count, they are counted, though the page was found by walking. */
async function withSearched(search: Search, found: Found): Promise<Found> {
  if (found.total !== undefined || search.isBin) return beyond(found)
  const some = await candidatesOf(search, mostCounted)
  return some ? withTotal(search, found, sql`${one} ${rowsOf(search, some)}`) : beyond(found)
}

/** A total beyond what lists count reads as such, however it was come by. */
const beyond = (found: Found): Found => {
  const isKnown = typeof found.total === 'number' && found.total <= mostCounted
  return { ...found, total: isKnown ? found.total : null }
}
