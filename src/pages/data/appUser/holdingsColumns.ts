import type { Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { isState } from '../../../views/fieldAt.ts'
import { type Column, columnsFor, namesOf } from '../../../views/list/columns.ts'
import type { HeldList } from './useParts.ts'

/** An entity's own columns without what is the same in all rows of one user, the state at the end. */
export function holdingsColumns({
  of,
  by = 'user',
  filter = {},
  also = [],
  columns,
}: HeldList): readonly Column[] {
  if (columns) return columnsFor(of, columns)
  const same = (name: string) =>
    name === by || (name in filter && !Array.isArray(filter[name as keyof typeof filter]))
  const own = of.list.columns.filter((name) => !same(name))
  const within = own.flatMap((name) => of.list.under[name] ?? [])
  const names = [...new Set([...own.filter((name) => !within.includes(name)), ...also])]
  return columnsFor(
    of,
    names.toSorted((a, b) => Number(isState(of, a)) - Number(isState(of, b))),
  )
}

/** Those of them of which any row has something: of five references that exclude each other, two columns. */
export const columnsIn = (columns: readonly Column[], rows: readonly Row[]): readonly Column[] =>
  columns.filter((column) =>
    namesOf([column]).some((name) => rows.some((row) => !isEmpty(row[name]))),
  )
