import { useMemo } from 'react'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { isState } from '../fieldAt.ts'
import { columnsFor } from '../list/columns.ts'

/** A line of a tree has room for so many. */
const most = 4
const unfit: readonly string[] = ['order', 'parent', 'image', 'boolean', 'longText', 'images']

/** What the list would show of a record, on its line of the tree: only what is filled, and what tells lines apart. */
export function TreeFacts({ entity, row }: { readonly entity: Entity; readonly row: Row }) {
  const say = useSay()
  const columns = useMemo(
    () =>
      columnsFor(entity, entity.list.columns).filter(
        ({ name, field }) =>
          name !== entity.title &&
          name !== kindOf(entity) &&
          !isState(entity, name) &&
          !unfit.includes(field.kind),
      ),
    [entity],
  )
  const filled = columns.filter(({ name }) => ![null, undefined, 0].includes(row[name] as never))
  return (
    <span className="tree-facts">
      {filled.slice(0, most).map(({ name, field }) => (
        <span key={name}>
          <span className="fact-label">{say(field.label)}</span>
          <FieldCell entity={entity} name={name} field={field} record={row} />
        </span>
      ))}
    </span>
  )
}

/** The choice that says what stands on which level: its place in the tree tells it already. */
const kindOf = (entity: Entity): string | undefined =>
  Object.values(entity.rules)
    .flat()
    .flatMap(({ tree }) => (tree as { readonly by?: string } | undefined)?.by ?? [])[0]
