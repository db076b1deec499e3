import { type RawBuilder, sql } from 'kysely'
import { column } from '../computed/scope.ts'
import type { Search } from './found.ts'

/** Where a list within bounds begins in the whole order. */
export interface Start {
  /** The bound that is met first; undefined where only the other end is bounded. */
  readonly value: number | string | undefined
  /** Records with a value that come before, as a condition. */
  readonly isBefore: RawBuilder<unknown>
}

export function startOf({ tests, order, scope }: Search): Start {
  const [leading = 'id'] = order.columns
  const side = order.isDown ? 'to' : 'from'
  const bounds = tests.flatMap(({ range }) =>
    range?.column === leading && range.side === side ? [range.value as number | string] : [],
  )
  const first = bounds.toSorted((a, b) => (a < b ? -1 : 1)).at(order.isDown ? 0 : -1)
  const value = column(scope, leading)
  const beyond = sql`${value} ${sql.raw(order.isDown ? '>' : '<')} ${first}`
  return { value: first, isBefore: first === undefined ? sql`1 = 0` : beyond }
}
