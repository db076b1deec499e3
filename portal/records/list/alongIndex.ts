import { type RawBuilder, sql } from 'kysely'
import type { IndexSpec } from '#derive/indexSpec.ts'
import { column } from '../computed/scope.ts'
import { farDown } from './farDown.ts'
import { type Found, fromIndex, heldBy, pageOf, passing, type Search } from './found.ts'
import { indexOver } from './order.ts'
import type { ListTest } from './tests.ts'

type Sql = RawBuilder<unknown>

/** An index that has the order of the list within one value of a filter, or over all records. */
export interface Path {
  readonly index: IndexSpec
  /** The filter whose value comes first in the index. */
  readonly first?: ListTest
  /** Whether every test is a bound of the index: records that pass lie side by side. */
  readonly isStraight: boolean
  /** Whether the index holds every column the tests look at. */
  readonly isCovered: boolean
}

/** The index to walk along, or undefined where none has the order of the list. */
export function pathOf(search: Search): Path | undefined {
  const { tests, order, entity } = search
  if (search.isBin || !order.index) return undefined
  for (const test of tests) {
    const column = test.equal?.column
    if (!column || order.columns.includes(column)) continue
    const index = indexOver(entity, [column, ...order.columns])
    if (index) return describe(search, index, test)
  }
  return describe(search, order.index)
}

function describe({ tests, order }: Search, index: IndexSpec, first?: ListTest): Path {
  const others = tests.filter((test) => test !== first)
  const held = heldBy(index)
  const leading = order.columns[0]
  return {
    index,
    ...(first && { first }),
    isStraight: others.every((test) => test.range !== undefined && test.range.column === leading),
    isCovered: others.every(
      ({ ways, columns }) => !ways && columns?.every((name) => held.includes(name)),
    ),
  }
}

/** From here on a page is reached by marks on the way instead of by counting from the start. */
const far = 2000

/** A page of records that lie side by side in an index. */
export async function alongIndex(search: Search, path: Path): Promise<Found> {
  const { order, offset, size } = search
  const away = offset > far ? await farDown(search, path) : undefined
  return (
    away ??
    pageOf(
      search,
      sql`${walk(search, path)} order by ${order.sql} limit ${size + 1} offset ${offset}`,
    )
  )
}

/** All that pass, as they come along the index. */
export const walk = (search: Search, { index }: Path): Sql =>
  sql`select ${column(search.scope, 'id')} as id from ${fromIndex(search, index)} where ${passing(search, search.tests)}`
