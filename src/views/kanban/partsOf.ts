import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { shownAs } from '#derive/computedField.ts'
import { isState } from '../fieldAt.ts'
import type { Column } from '../list/columns.ts'

/** What a card tells beside title and state: the columns that are filled, those within the cells of others too. */
export function partsOf(entity: Entity, columns: readonly Column[], row: Row, by: string) {
  // A fact shows what stands within its cell; told again below it would stand there twice.
  const told = columns
    .flatMap((column) => (isFact(column) ? [column] : [column, ...column.under]))
    .filter(({ name }) => name !== entity.title && name !== by && !isState(entity, name))
    .filter(({ name }) => !isEmpty(row[name]))
  const parts = Object.groupBy(told, ({ field, end }) => {
    if (shownAs(field).kind === 'choice') return 'chips'
    return isFact({ field, end }) ? 'facts' : 'figures'
  })
  const { chips = [], facts = [], figures = [] } = parts
  return figures.length > 1
    ? { chips, facts, figures }
    : { chips, facts: [...facts, ...figures], figures: [] }
}

const isFact = ({ field, end }: Pick<Column, 'field' | 'end'>): boolean =>
  shownAs(field).kind !== 'choice' && (!end || field.bar === true)
