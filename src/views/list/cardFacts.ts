import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { shownAs } from '#derive/computedField.ts'
import { kinds } from '#widgets/kinds.ts'
import { isMonth } from '#widgets/text/isMonth.ts'
import { isState } from '../fieldAt.ts'
import { type Column, joins } from './columns.ts'

/**
 * Facts that tell something without their heading: no pictures, ticks or bare numbers or gaps. An amount comes first, then
 * the month it belongs to.
 */
export function cardFacts(entity: Entity, columns: readonly Column[], row: Row): readonly Column[] {
  const named = columns.flatMap(apart)
  const tells = ({ name, field }: Column) => !isEmpty(row[name]) && !(row[name] === 0 && field.zero)
  const price = named.find((column) => isMoney(column) && tells(column))
  const facts = named.filter(
    (column) =>
      column.name !== entity.title &&
      !isState(entity, column.name) &&
      tells(column) &&
      (!column.end || column === price || column.under.some((one) => joins(column, one))) &&
      !kinds[shownAs(column.field).kind].is.bare,
  )
  return facts.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, 3)
}

/** A month that stands in the cell of another is a fact of its own. */
const apart = (column: Column): readonly Column[] => {
  const months = column.under.filter(({ field }) => isMonth(field))
  return months.length === 0
    ? [column]
    : [{ ...column, under: column.under.filter((one) => !months.includes(one)) }, ...months]
}

const isMoney = ({ field }: Column) => shownAs(field).kind === 'money'
const weightOf = (column: Column): number => (column.end ? 2 : isMonth(column.field) ? 1 : 0)
