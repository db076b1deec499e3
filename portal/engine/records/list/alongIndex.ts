import { type RawBuilder, sql } from 'kysely'
import type { IndexSpec } from '#derive/indexSpec.ts'
import { column } from '../computed/scope.ts'
import { farDown } from './farDown.ts'
import { type Found, fromIndex, heldBy, pageOf, passing, type Search } from './found.ts'
import { indexOver } from './order.ts'
import type { Path } from './path.ts'
import type { ListTest } from './tests.ts'

type Sql = RawBuilder<unknown>

/**
 * The index to walk along: one whose records lie side by side, else one that holds what the tests look at. Undefined
 * where none has the order of the list.
 */
export function pathOf(search: Search): Path | undefined {
  const { tests, order, entity, isBin } = search
  if (isBin || order.columns.length === 0) return undefined
  const withFirst = tests.flatMap((test) => {
    const column = test.equal?.column
    if (!column || order.columns.includes(column)) return []
    const index = indexOver(entity, [column, ...order.columns])
    return index ? [describe(search, index, test)] : []
  })
  const paths = [...withFirst, ...(order.index ? [describe(search, order.index)] : [])]
  return paths.find((path) => path.isStraight) ?? paths.find((path) => path.isHeld) ?? paths[0]
}

function describe({ tests, order }: Search, index: IndexSpec, first?: ListTest): Path {
  const others = tests.filter((test) => test !== first)
  const held = heldBy(index)
  const leading = order.columns[0]
  return {
    index,
    ...(first && { first }),
    isStraight: others.every((test) => test.range !== undefined && test.range.column === leading),
    isHeld: others.every(({ columns }) => columns?.every((name) => held.includes(name))),
  }
}

/** Tests that bound the way along an index, so that the others are asked only between these bounds. */
export const isBound = ({ index, first }: Path, test: ListTest): boolean =>
  test === first || (test.range !== undefined && test.range.column === index.columns[first ? 1 : 0])

/** From here on a page is reached by marks on the way instead of by counting from the start. */
export const isFar = ({ offset }: Search): boolean => offset > 2000

/** A page of records that lie side by side in an index. */
export async function alongIndex(search: Search, path: Path): Promise<Found> {
  const { order, offset, size } = search
  const away = isFar(search) ? await farDown(search, path) : undefined
  return (
    away ??
    pageOf(
      search,
      sql`${walk(search, path)} order by ${order.sql} limit ${size + 1} offset ${offset}`,
    )
  )
}

/** All that pass, as they come along the index. */
const walk = (search: Search, { index }: Path): Sql =>
  sql`select ${column(search.scope, 'id')} as id from ${fromIndex(search, index)} where ${passing(search, search.tests)}`
