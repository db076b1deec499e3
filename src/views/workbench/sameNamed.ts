import type { Entity, Row } from '#declare'
import { fold } from '#derive/fold.ts'
import { titleOf } from '../fieldAt.ts'

/** Names are alike however they are spaced and written: readers would not tell them apart either. */
export const likened = (name: string): string => fold(name).replaceAll(/\s+/g, '')

/** The contents that bear one name with others, under the name as the first of them writes it. */
export function sameNamed(
  content: Entity,
  rows: readonly Row[],
): readonly (readonly [string, readonly Row[]])[] {
  const alike = Map.groupBy(rows, (row) => likened(titleOf(content, row)))
  return [...alike.values()]
    .filter((found) => found.length > 1)
    .map((found) => [titleOf(content, found[0]!), found] as const)
}
