import type { RawBuilder } from 'kysely'
import type { Entity, Row } from '#declare'
import { namesInMasks } from '#derive/maskPlan.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import { readThrough } from '#portal/storage/search/writtenTexts.ts'
import { scopeOf } from './computed/scopeOf.ts'
import { alongIndex, isFar, pathOf } from './list/alongIndex.ts'
import { type Candidates, candidatesOf, isWorthLooking } from './list/candidates.ts'
import { calledSo } from './list/composedNames.ts'
import type { Found, Search } from './list/found.ts'
import { fromEnd } from './list/fromEnd.ts'
import { fromFew } from './list/fromFew.ts'
import { orderOf } from './list/order.ts'
import type { Path } from './list/path.ts'
import { testsOf } from './list/tests.ts'
import { throughIndex } from './list/throughIndex.ts'
import { totalOf, wholeTotal } from './list/totalOf.ts'
import { withoutIndex } from './list/withoutIndex.ts'
import type { ListQuery } from './listQuery.ts'
import { readRows, rowsAmong } from './storeRead.ts'

export interface ListOptions {
  /** What computed fields take for this moment, ISO 8601 with +08:00. */
  readonly now?: string
  /** The bin instead of the records outside it. */
  readonly binned?: boolean
  /** What every record must meet besides, as for `selectRows`: what a session sees, what a screen holds fast. */
  readonly where?: Row | null
  /** Fields that are masked for whoever asks: a word finds them by their whole value only, or it would spell them out. */
  readonly masked?: ReadonlySet<string>
  /** Words are looked for in long texts, too. */
  readonly texts?: boolean
}
/** A page of a list. */
export interface Listed {
  readonly list: Row[]
  /** Null beyond 10,000, and where counting would take too long. */
  readonly total: number | null
  /** Where counting took too long: so many at least. */
  readonly atLeast?: number
  /** It was not counted: whoever asked for the page did not want to wait, and asks for it by itself. */
  readonly later?: true
  /** Counted from 1. */
  readonly page: number
  readonly size: number
  readonly hasNext: boolean
  /** The search would have taken too long: the page holds what was found in time. */
  readonly cut?: true
  /** The fields asked for; rows may hold more, which their masks look at. */
  readonly columns?: readonly string[]
}

/**
 * A page of records. One filter and one order are met along an index at any depth; other combinations by looking at
 * the few records some filter leaves, or by walking an index for at most 0.6 s: then the page is `cut`.
 */
export async function list(
  db: Db | Tx,
  entity: Entity,
  query: ListQuery,
  options: ListOptions = {},
): Promise<Listed> {
  const { offset, size, columns } = query
  const { now, binned = false } = options
  const fields = columns && [...columns, ...namesInMasks(entity, columns)]
  const asked = await searchOf(db, entity, query, options)
  const read = (ids: RawBuilder<unknown>) =>
    rowsAmong(db, asked.scope, ids, asked.order.sql, fields)
  const found = await search({ ...asked, read })
  const rows =
    found.rows ??
    (await readRows(db, entity, found.ids, {
      binned,
      ...(now && { now }),
      ...(fields && { fields }),
    }))
  return {
    list: [...rows],
    total: found.total ?? null,
    ...(found.atLeast !== undefined && { atLeast: found.atLeast }),
    ...(found.later && { later: true }),
    page: Math.floor(offset / size) + 1,
    size,
    hasNext: found.hasNext,
    ...(found.cut && { cut: true }),
    ...(columns && { columns }),
  }
}

/** The ids of a page, in its order, and the total as `list` gives it. */
export const listIds = async (
  db: Db | Tx,
  entity: Entity,
  query: ListQuery,
  options: ListOptions = {},
): Promise<Found> => search(await searchOf(db, entity, query, options))

async function searchOf(
  db: Db | Tx,
  entity: Entity,
  query: ListQuery,
  { now, binned = false, where, masked, texts = false }: ListOptions,
): Promise<Search> {
  const scope = scopeOf(db, entity, now)
  const written = texts && !binned ? await readThrough(db, entity, query.words, masked) : []
  const called = binned ? [] : await calledSo(db, scope, query.words, masked)
  const around = { where, binned, masked, named: [...new Set([...called, ...written])] }
  const tests = testsOf(scope, query, await searchedNumbers(db), around)
  const equal = tests.flatMap((test) => test.equal?.column ?? [])
  const order = orderOf(scope, query.sort, false, equal)
  const { offset, size, isWhole, isLater } = query
  const turned = orderOf(scope, query.sort, true, equal)
  const counts = { isWhole, isLater }
  return { db, scope, entity, tests, order, turned, offset, size, isBin: binned, ...counts }
}

async function search(search: Search): Promise<Found> {
  const path = pathOf(search)
  if (path?.isStraight) return withTotal(search, await alongIndex(search, path), path)
  const smallest = search.isBin ? undefined : await candidatesOf(search)
  const isFew = smallest && (await isWorthLooking(search, smallest, path))
  const found = isFew ? await fromFew(search, smallest) : await walked(search, path)
  return withTotal(search, found, path, smallest)
}

/** Where indexes hold everything and no word is looked for, marks lead to any page. */
async function walked(search: Search, path: Path | undefined): Promise<Found> {
  if (!path) return withoutIndex(search)
  const isAsked = (columns: readonly string[] | null) => columns?.length === 0 && isFar(search)
  const isPlain =
    path.isHeld && search.tests.every(({ ways, columns }) => !ways || isAsked(columns))
  if (isPlain) return alongIndex(search, path)
  return (await fromEnd(search, path)) ?? throughIndex(search, path)
}

const withTotal = async (
  search: Search,
  found: Found,
  path: Path | undefined,
  smallest?: Candidates,
): Promise<Found> => {
  const isOpen = found.total === undefined || found.total === null
  if (search.isWhole && isOpen) return { ...found, total: await wholeTotal(search, path) }
  return found.total === undefined
    ? { ...found, ...(await totalOf(search, path, smallest)) }
    : found
}
