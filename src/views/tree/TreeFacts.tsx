import type { Entity, Field, Row } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { choicesOf } from '#widgets/kind/chosen.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { isState } from '../fieldAt.ts'
import { type Column, columnsFor } from '../list/columns.ts'
import { textWidth } from '../list/textWidth.ts'

/** A line of a tree has room for so many. */
const most = 4
const unfit: readonly string[] = ['order', 'parent', 'image', 'boolean', 'longText', 'images']
/** About how wide a chip is beside its text, and what else a fact may hold, in pixels. */
const [chip, figure, anything] = [29, 34, 128]

interface Props {
  readonly entity: Entity
  readonly row: Row
  /** The same for all lines, so that facts stand below each other. */
  readonly columns: readonly Column[]
}

/**
 * What the list would show of a record, on its line of the tree: what is filled stands in its place, the rest stays
 * free. Where a line is short of room, facts of no certain width give it.
 */
export function TreeFacts({ entity, row, columns }: Props) {
  const say = useSay()
  return (
    <span className="tree-facts">
      {columns.map(({ name, field, end }) => {
        const label = say(field.label)
        const room = roomOf(field, end, (one) => textWidth(say(one), 12))
        const width = Math.ceil(textWidth(label, 12.5) + 5 + room)
        return (
          <span key={name} style={{ width, flexShrink: room === anything ? 1 : 0 }}>
            {isFilled(row, name) && (
              <>
                <span className="fact-label">{label}</span>
                <FieldCell entity={entity} name={name} field={field} record={row} />
              </>
            )}
          </span>
        )
      })}
    </span>
  )
}

const isFilled = (row: Row, name: string) => ![null, undefined, 0].includes(row[name] as never)

const roomOf = (field: Field, end: boolean, widthOf: (one: Field['label']) => number): number => {
  if (shownAs(field).kind === 'choice')
    return chip + Math.max(0, ...Object.values(choicesOf(field)).map(widthOf))
  return end ? figure : anything
}

/** What tells lines apart: columns that are filled on some of them. */
export const factsOfLines = (entity: Entity, rows: readonly Row[]): readonly Column[] =>
  columnsFor(entity, entity.list.columns)
    .filter(
      ({ name, field }) =>
        name !== entity.title &&
        name !== kindOf(entity) &&
        !isState(entity, name) &&
        !unfit.includes(field.kind),
    )
    .filter(({ name }) => rows.some((row) => isFilled(row, name)))
    .slice(0, most)

/** The choice that says what stands on which level: its place in the tree tells it already. */
const kindOf = (entity: Entity): string | undefined =>
  Object.values(entity.rules)
    .flat()
    .flatMap(({ tree }) => (tree as { readonly by?: string } | undefined)?.by ?? [])[0]
